import type { AnyRuleset } from '#ruleset';
import {
  idFromTitle,
  parseDelay,
  USUAL_SETTINGS,
  type Speaker,
  type TournamentOrder,
  type TournamentSettings,
} from '#tournament';
import { HttpProblem } from '../http/problem.js';
import type { OpenEventBody } from './event.bodies.js';

const invalid = (code: string, detail: string, remedy: string): HttpProblem =>
  new HttpProblem(400, { code, detail, remedy });

/** One of the values that a game knows: the usual one where none is named. Throws where it knows no such. */
const oneOf = (what: string, value: string, known: readonly string[]): string => {
  if (known.includes(value)) return value;
  throw invalid(`event/unknown-${what}`, `There is no ${what} "${value}" here.`, `Name one of: ${known.join(', ')}.`);
};

/** The id of the event that a request opens. Throws where its title makes none. */
export const eventIdOf = ({ id, title }: OpenEventBody): string => {
  const made = id ?? idFromTitle(title);
  if (made !== '') return made;
  throw invalid(
    'event/no-id',
    'No id can be made of this title.',
    'Give the event an id: letters a to z, digits, dashes.',
  );
};

/** What the request settles; the rest is as usual. */
const settingsIn = (body: OpenEventBody): TournamentSettings => {
  const { judgesSeeHands, tapesMayBeConsulted, castersSeeHands, playersMayFollow } = body;
  const delay = body.delay === undefined ? undefined : parseDelay(String(body.delay));
  const said = { judgesSeeHands, tapesMayBeConsulted, castersSeeHands, playersMayFollow, delay };
  return { ...USUAL_SETTINGS, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) };
};

/** How strict and how large it is, as usual where the request does not say. */
const sizesIn = ({ level, rounds = 5, tables = 16, minutes = 50 }: OpenEventBody) => ({
  level: level ?? null,
  rounds,
  tables,
  minutes,
});

/** The order that opens an event. */
export const openingOf = (
  body: OpenEventBody,
  rulesets: readonly AnyRuleset[],
  { by, secret }: { readonly by: Speaker; readonly secret: string },
): TournamentOrder => {
  const ruleset = oneOf(
    'game',
    body.ruleset,
    rulesets.map(({ id }) => id),
  );
  const game = rulesets.find(({ id }) => id === ruleset);
  const modes = game?.modes.map(({ id }) => id) ?? [];
  const editions = game?.editions ?? [];
  const [usualMode = ''] = modes;
  return {
    type: 'OpenTournament',
    by,
    title: body.title,
    ruleset,
    ...sizesIn(body),
    mode: oneOf('mode', body.mode ?? usualMode, modes),
    edition: oneOf('edition', body.edition ?? editions.at(-1) ?? '', editions),
    settings: settingsIn(body),
    secret,
  };
};
