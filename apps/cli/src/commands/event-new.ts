import { randomBytes } from 'node:crypto';
import { isPlaceName, LEVELS, LONGEST_PLACE, type HeldRuleset, type Level } from '#ruleset';
import { idFromTitle, isTournamentId, USUAL_SETTINGS, type TournamentOrder } from '#tournament';
import { CliError } from '../cli-error.js';
import { orderEvent, wholeNumber } from '../events/asking.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { delayIn } from '../events/delay-in.js';
import { editionOfGame, RULESETS, rulesetOf } from '../rulesets.js';
import { withStore } from '../tapes/store.js';
import type { StoreWish } from '../tapes/store-wish.js';

/** What a new event is opened with. */
export interface EventNewOptions extends StoreWish {
  readonly id?: string;
  readonly game?: string;
  readonly mode?: string;
  readonly edition?: string;
  readonly level?: string;
  readonly rounds: string;
  readonly tables: string;
  readonly minutes: string;
  readonly delay: string;
  readonly json?: boolean;
}

const modeOf = ({ modes }: HeldRuleset, wished: string | undefined): string => {
  const mode = modes.find(({ id }) => wished === undefined || id === wished);
  if (mode !== undefined) return mode.id;
  const remedy = `Name one of: ${modes.map(({ id }) => id).join(', ')}.`;
  throw new CliError('unknown-mode', `There is no mode "${wished ?? ''}".`, { remedy });
};

const levelOf = (wished: string | undefined): Level | null => {
  if (wished === undefined) return null;
  const level = LEVELS.find((each) => each === wished);
  if (level !== undefined) return level;
  throw new CliError('unknown-level', `There is no level "${wished}".`, {
    remedy: `Name one of: ${LEVELS.join(', ')}.`,
  });
};

const checkTitle = (title: string): string => {
  if (isPlaceName(title)) return title;
  const remedy = `Write one line of at most ${String(LONGEST_PLACE)} characters, without blanks around it.`;
  throw new CliError('bad-title', 'That is no title of an event.', { remedy });
};

const orderOf = (title: string, options: EventNewOptions): TournamentOrder => {
  const ruleset = options.game === undefined ? RULESETS[0] : rulesetOf(options.game);
  return {
    type: 'OpenTournament',
    by: { role: 'organiser', name: '' },
    title: checkTitle(title),
    ruleset: ruleset.id,
    mode: modeOf(ruleset, options.mode),
    edition: options.edition === undefined ? (ruleset.editions.at(-1) ?? '') : editionOfGame(ruleset, options.edition),
    level: levelOf(options.level),
    rounds: wholeNumber('number of rounds', options.rounds),
    tables: wholeNumber('number of tables', options.tables),
    minutes: wholeNumber('number of minutes', options.minutes),
    settings: { ...USUAL_SETTINGS, delay: delayIn(options.delay) },
    secret: randomBytes(32).toString('hex'),
  };
};

/** Opens an event in a store, under the id that its title makes unless another is named. */
export const eventNew = async (title: string, options: EventNewOptions, io: Io): Promise<ExitCode> => {
  const order = orderOf(title, options);
  const id = options.id ?? idFromTitle(title);
  if (!isTournamentId(id)) {
    const remedy = 'Name another with --id: lower case letters and digits, with dashes between.';
    throw new CliError('bad-id', `"${id}" is no id of an event.`, { remedy });
  }
  const { tournament } = await withStore(options, { readOnly: false }, (store) => orderEvent(store, id, order));
  if (options.json) printJson(io, { event: id, revision: tournament.revision });
  else
    io.out(
      `The event "${title}" is opened as ${id}. Bring its pairings in: matchtape event pairings ${id} FILE --round 1\n`,
    );
  return EXIT.well;
};
