import type { EventStore } from '#event-store';
import { forgettingBeside, forgettingOf, IN_THE_OPEN, saysErased } from '#match';
import type { Seat } from '#ruleset';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { eraseInStudies } from '../studies/in-store.js';
import { orderInStore, type StoredTape } from '../tapes/order-in-store.js';
import { MATCH_STREAM, withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What `erase` was asked for: a player by the name, or everybody. */
export interface EraseOptions extends StoreWish {
  readonly player?: string;
  readonly everybody?: boolean;
  readonly json?: boolean;
}

const seatIn = ({ players }: StoredTape, { player, everybody = false }: EraseOptions): Seat | null => {
  if ((player === undefined) !== everybody) {
    const remedy = 'Say --player NAME, or --everybody.';
    throw new CliError('bad-option', 'It is not said whose name is to be erased.', { remedy });
  }
  if (player === undefined) return null;
  const seat = players.findIndex(({ name }) => name.toLowerCase() === player.toLowerCase());
  if (seat >= 0) return seat;
  const remedy = `Name one of: ${players.map(({ name }) => name).join(', ')}.`;
  throw new CliError('no-player', `Nobody in this match is called "${player}".`, { remedy });
};

/** What was erased: how many events had such a text. */
interface Erased {
  readonly seat: Seat | null;
  readonly events: number;
}

/** Erases names from a tape of a store and its studies. `seatOf`: whose, null for everybody. */
export const eraseOnTape = async (
  store: EventStore,
  id: string,
  seatOf: (tape: StoredTape) => Seat | null,
): Promise<Erased> => {
  let erased: Erased = { seat: null, events: 0 };
  // The texts go first and the tape says so afterwards: whoever is told reads nothing but what is left.
  await orderInStore(store, id, async (tape) => {
    const seat = seatOf(tape);
    if (tape.written[0]?.seal === undefined) {
      throw new CliError(IN_THE_OPEN.code, IN_THE_OPEN.message, { remedy: IN_THE_OPEN.remedy });
    }
    // Studies go first, while the tape still says what is to be forgotten.
    const beside = await eraseInStudies(store, id, (authors) => forgettingBeside(tape.written, seat, authors));
    const events = await store.erase(MATCH_STREAM + id, forgettingOf(tape.written, seat));
    erased = { seat, events: events + beside };
    const isTold = events === 0 && saysErased(tape.written, seat);
    return isTold ? null : { type: 'ErasePeople', seat, reason: 'asked' };
  });
  return erased;
};

const textOf = ({ seat, events }: Erased): string => {
  const whose = seat === null ? 'All names and notes' : `Name and notes of the player on seat ${String(seat + 1)}`;
  if (events === 0) return `${whose} were erased before.\n`;
  return `${whose} are erased from ${String(events)} ${events === 1 ? 'event' : 'events'}. Backups and files that were exported before still have them.\n`;
};

/** Erases the name and the notes of a player, or of everybody, from a match of a store. What is left verifies by the same head. */
export const erase = async (match: string, options: EraseOptions, io: Io): Promise<ExitCode> => {
  const erased = await withStore(options, { readOnly: false }, (store) =>
    eraseOnTape(store, match, (tape) => seatIn(tape, options)),
  );
  if (options.json) printJson(io, { match, ...erased });
  else io.out(textOf(erased));
  return EXIT.well;
};
