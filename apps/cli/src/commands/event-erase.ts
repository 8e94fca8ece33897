import type { EventStore } from '#event-store';
import { tapesOf, type PlayerId, type Tournament } from '#tournament';
import { eraseAtDesk } from '#tournament/keeping';
import { CliError } from '../cli-error.js';
import { atDesk, readEvent } from '../events/asking.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { MATCH_STREAM, withStore } from '../tapes/store.js';
import { eraseOnTape, type EraseOptions } from './erase.js';

/** The id of the player who is named, by the id or by the name; null for everybody. Throws where nobody is, or several are. */
const playerIn = ({ players }: Tournament, { player, everybody = false }: EraseOptions): PlayerId | null => {
  if ((player === undefined) !== everybody)
    throw new CliError('bad-option', 'It is not said whose name is to be erased.', {
      remedy: 'Say --player NAME or ID, or --everybody.',
    });
  if (player === undefined) return null;
  if (players.some(({ id }) => id === player)) return player;
  const found = players.filter(({ name }) => name.toLowerCase() === player.toLowerCase());
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only.id;
  const remedy =
    only === undefined
      ? 'Name a player of its pairings: "matchtape event show" tells them.'
      : `Name the id: ${found.map(({ id }) => id).join(', ')}.`;
  const many = only === undefined ? 'Nobody in this event is' : 'Several players of this event are';
  throw new CliError('no-player', `${many} called "${player}".`, { remedy });
};

interface ErasedEvent {
  readonly player: PlayerId | null;
  readonly events: number;
  readonly matches: number;
}

const eraseIn = async (store: EventStore, id: string, options: EraseOptions): Promise<ErasedEvent> => {
  const { state } = await readEvent(store, id);
  const player = playerIn(state, options);
  // Tapes go first, while the desk still says who sat there.
  const tapes = tapesOf(state, player);
  let ofTapes = 0;
  for (const { match, seat } of tapes)
    if ((await store.head(MATCH_STREAM + match)) !== undefined)
      ofTapes += (await eraseOnTape(store, match, () => seat)).events;
  const by = { role: 'scorekeeper', name: '' } as const;
  const ordered = { actor: 'desk', at: new Date().toISOString() };
  const erased = await eraseAtDesk(store, id, { ...ordered, player, reason: 'asked', by });
  return { player: erased.player, events: erased.events + ofTapes, matches: tapes.length };
};

const textOf = ({ player, events, matches }: ErasedEvent): string => {
  const [whose, is, was] =
    player === null ? ['All names and words', 'are', 'were'] : ['The name of the player', 'is', 'was'];
  if (events === 0) return `${whose} ${was} erased before.\n`;
  const tapes = `${String(matches)} ${matches === 1 ? 'tape' : 'tapes'}`;
  return `${whose} ${is} erased from ${String(events)} events, ${tapes} with their studies among them. Backups and files that were exported before still have them.\n`;
};

/** Erases the name of a player, or of everybody, from an event of a store, the tapes at its tables and their studies. */
export const eraseEvent = async (event: string, options: EraseOptions, io: Io): Promise<ExitCode> => {
  const erased = await atDesk(() => withStore(options, { readOnly: false }, (store) => eraseIn(store, event, options)));
  if (options.json) printJson(io, { event, ...erased });
  else io.out(textOf(erased));
  return EXIT.well;
};
