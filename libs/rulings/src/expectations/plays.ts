import type { Json } from '#kernel';
import type { Decision, NotationError, Offer, Seat, Verdict } from '#ruleset';
import type { Table } from '#table';
import { eachOf, listed, mistaken, RulingMistakeError, type Miss, type Moment } from '../moment.js';
import { cardNameIn, isNoCard, nearestPieces } from '../naming.js';
import type { Expectation } from '../ruling.js';
import { waitsOf } from './waits.js';

/** Faults of a line that are so whatever lies on the table. */
const ANYWHERE: ReadonlySet<string> = new Set([
  'notation/unknown-play',
  'notation/unknown-player',
  'notation/no-colon',
  'notation/too-long',
]);

/** Whether a line is at fault on every table: nobody knows its verb, its player, or a card that it names. */
const isFaultAnywhere = ({ ruleset, table }: Moment, { code, unknown }: NotationError): boolean =>
  ANYWHERE.has(code) || (unknown !== undefined && isNoCard(ruleset, cardNameIn(table, unknown)));

/** The play of a line. Stops with the line's mistake where it cannot be read. */
export const playOf = (moment: Moment, line: string): unknown => {
  const play = moment.ruleset.notation.parse(line, moment.state);
  if (play.ok) return play.value;
  const { message, column, expected } = play.error;
  const isAnywhere = isFaultAnywhere(moment, play.error);
  throw new RulingMistakeError({
    message,
    line,
    column,
    expected,
    waits: waitsOf(moment),
    ...(isAnywhere && { isAnywhere }),
  });
};

const decided = (moment: Moment, line: string): Decision =>
  moment.ruleset.decide(moment.state, playOf(moment, line), 'strict');

const illegalRules = ({ findings }: Verdict): readonly string[] =>
  findings.filter(({ severity }) => severity === 'illegal').map(({ rule }) => rule);

/** What the table answers to a play, in words. */
export const answerText = (decision: Decision): string => {
  if (decision.outcome === 'impossible')
    return `the table cannot do it: ${decision.problem.message} ${decision.problem.remedy}`;
  const reasons = decision.verdict.findings.map(({ severity, message }) => `${severity}: ${message}`);
  return [decision.outcome === 'accepted' ? 'it is accepted' : 'it is refused', ...reasons].join('; ');
};

const rulesIn = (decision: Decision): readonly string[] =>
  decision.outcome === 'impossible' ? [] : decision.verdict.findings.map(({ rule }) => rule);

/** Plays that strict recording accepts. */
export const legal = (moment: Moment, lines: readonly string[]): readonly Miss[] =>
  eachOf(lines, (line): readonly Miss[] => {
    const decision = decided(moment, line);
    if (decision.outcome === 'accepted') return [];
    return [{ expected: `"${line}" is legal`, got: answerText(decision), rules: rulesIn(decision), asks: true }];
  });

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

type Fields = Readonly<Record<string, Json>>;

const fits = ({ play, slots }: Offer<unknown>, wanted: Fields): boolean => {
  const offered = play as Fields;
  return Object.keys({ ...offered, ...wanted }).every((key) => {
    if (isSame(offered[key], wanted[key])) return true;
    const slot = slots.find(({ name }) => name === key);
    if (!slot || slot.free) return slot?.free ?? false;
    const value = wanted[key];
    const parts: readonly (Json | undefined)[] =
      slot.many && Array.isArray(value) ? (value as readonly Json[]) : [value];
    return parts.every((part) => slot.options.some((option) => isSame(option.value, part)));
  });
};

/** Every offer to everybody at the table. */
const offers = ({ ruleset, state, table }: Moment): readonly Offer<unknown>[] =>
  table.players.flatMap(({ seat }: { readonly seat: Seat }) => ruleset.legalPlays(state, seat));

/** Plays that the table puts forward, and accepts. */
export const offered = (moment: Moment, lines: readonly string[]): readonly Miss[] => [
  ...legal(moment, lines),
  ...eachOf(lines, (line) => {
    const play = playOf(moment, line) as Fields;
    if (offers(moment).some((offer) => fits(offer, play))) return [];
    const labels = offers(moment).map(({ label }) => label);
    return [{ expected: `"${line}" is offered`, got: `offered are: ${listed(labels)}` }];
  }),
];

/** What came of a play that was to be refused: apart the rules that refused it, so that they can be put into the file. */
const refusalText = (decision: Decision): string => {
  if (decision.outcome === 'impossible')
    return `${answerText(decision)} No rule forbids it: that is \`impossible\`, not \`refused\``;
  if (decision.outcome === 'accepted') return answerText(decision);
  const reasons = decision.verdict.findings.map(({ message }) => message).join(' ');
  return `it is refused by ${illegalRules(decision.verdict).join(' and ')}: ${reasons}`;
};

/** Plays that a rule forbids: strict recording refuses them, with these rules among its reasons where some are named. */
export const refused = (moment: Moment, plays: NonNullable<Expectation['refused']>): readonly Miss[] =>
  eachOf(plays, ({ play, because = [] }): readonly Miss[] => {
    const decision = decided(moment, play);
    const found = decision.outcome === 'refused' ? illegalRules(decision.verdict) : [];
    if (decision.outcome === 'refused' && because.every((key) => found.includes(key))) return [];
    const rules = [...new Set([...because, ...rulesIn(decision)])];
    const by = because.length === 0 ? '' : ` by ${because.join(' and ')}`;
    return [{ expected: `"${play}" is refused${by}`, got: refusalText(decision), rules, asks: true }];
  });

/** Plays that no recording mode takes: the table is not asked for them, or what they name is not there. */
export const impossible = (moment: Moment, lines: readonly string[]): readonly Miss[] =>
  eachOf(lines, (line) => {
    const decision = decided(moment, line);
    if (decision.outcome === 'impossible') return [];
    return [{ expected: `the table cannot do "${line}"`, got: answerText(decision), rules: rulesIn(decision) }];
  });

interface Choosable {
  readonly id: string;
  readonly words: string;
  readonly reference: string;
}

/** Everything that a play could point at: players, items of the chain, and pieces outside the decks. */
const choosable = ({ ruleset, table }: Moment): readonly Choosable[] => {
  const { reference } = ruleset.notation;
  if (reference === undefined) return mistaken('Targets cannot be asked of this game.');
  const decks = new Set(table.zones.flatMap(({ role, pieces }) => (/deck$/.test(role) ? pieces : [])));
  const pieces = table.pieces.filter(({ id, name }) => name !== null && !decks.has(id));
  return [
    ...table.players.map(({ name }) => ({ id: name, words: name, reference: name })),
    ...table.stack.map(({ id, label }) => ({ id, words: `${label} on the chain`, reference: reference(id) })),
    ...pieces.map(({ id, name }) => ({ id, words: name ?? 'unknown', reference: reference(id) })),
  ];
};

const isAccepted = ({ ruleset, state }: Moment, line: string): boolean => {
  const play = ruleset.notation.parse(line, state);
  return play.ok && ruleset.decide(state, play.value, 'strict').outcome === 'accepted';
};

const idsNamed = (table: Table, among: readonly Choosable[], name: string): readonly string[] => {
  const player = table.players.find((each) => each.name === name);
  if (player) return [player.name];
  const item = / on the chain$/.exec(name);
  if (!item) return nearestPieces(table, name).map(({ id }) => id);
  const label = name.slice(0, item.index);
  return among.filter(({ words }) => words.startsWith(label) && words.endsWith(' on the chain')).map(({ id }) => id);
};

/** What may stand for the `*` of a line, exactly. */
export const targets = (moment: Moment, wanted: NonNullable<Expectation['targets']>): readonly Miss[] =>
  eachOf(wanted, ({ of, are }) => {
    if (!of.includes('*')) return mistaken(`"${of}" has no * to stand for the target.`, [`${of} -> *`]);
    const among = choosable(moment);
    const found = among.filter(({ reference }) => isAccepted(moment, of.replace('*', reference)));
    const left = new Set(found.map(({ id }) => id));
    const missing = are.filter((name) => {
      const ids = idsNamed(moment.table, among, name);
      if (ids.length === 0)
        return mistaken(
          `There is no "${name}" on the table.`,
          among.map(({ words }) => words),
        );
      const id = ids.find((each) => left.has(each));
      return id === undefined || !left.delete(id);
    });
    if (missing.length === 0 && left.size === 0) return [];
    return [{ expected: `"${of}" may choose exactly ${listed(are)}`, got: listed(found.map(({ words }) => words)) }];
  });
