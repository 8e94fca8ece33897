import type { Fact } from '#kernel';
import type { PlayRecorded } from '#match';
import { familyOf } from '#rulebook';
import { type Decision, type Finding, type Ruleset, type Verdict, type Viewer } from '#ruleset';
import { compareFacts, type Disagreement } from '../compare.js';
import { kindOf } from '../random/choosing.js';
import type { Found, IrregularityKind } from './irregularity.js';
import type { Step } from './steps.js';
import { itemSubject, type TableReader } from './table-reader.js';

/** By what the plays of a tape are judged: its game, who looks, and the edition that is to decide, null for the tape's own. */
export interface Judging<State, Play, F extends Fact> {
  readonly ruleset: Ruleset<State, Play, F>;
  readonly viewer: Viewer;
  readonly edition: string | null;
  readonly tables: TableReader<State>;
}

/** How many of the plays that were legal instead are named. */
const NAMED = 6;

const playOf = <State, Play, F extends Fact>({ head }: Step<State, Play, F>): Play =>
  (head as PlayRecorded<Play>).data.play;

const judged = <State, Play, F extends Fact>({ ruleset, edition }: Judging<State, Play, F>, state: State): State =>
  edition === null || ruleset.underEdition === undefined ? state : ruleset.underEdition(state, edition);

/** Lines of plays that the rules would have allowed, those of the same kind first. What a player may do tells of their hand: it is for them and the recorder. */
const legalInstead = <State, Play, F extends Fact>(
  judging: Judging<State, Play, F>,
  step: Step<State, Play, F>,
): string => {
  const { ruleset, viewer } = judging;
  const state = judged(judging, step.before);
  const seats = ruleset.waitingFor(state).flatMap(({ seat }) => (seat === null ? [] : [seat]));
  if (viewer !== 'recorder' && !seats.every((seat) => seat === viewer)) return 'A play that the rules allow.';
  const offers = seats
    .flatMap((seat) => ruleset.legalPlays(state, seat))
    .map(({ play }) => ({ isAlike: kindOf(play) === kindOf(playOf(step)), line: ruleset.notation.make(play, state) }));
  const lines = [...new Set([...offers.filter(({ isAlike }) => isAlike), ...offers].map(({ line }) => line))];
  const more = lines.length > NAMED ? ` and ${String(lines.length - NAMED)} more` : '';
  return lines.length === 0 ? 'No play was legal.' : `Legal was: ${lines.slice(0, NAMED).join('; ')}${more}.`;
};

/** The findings that make a fault of a play. What a viewer sees only in part is full of doubts: for them only what is forbidden counts. */
const faultsIn = <State, Play, F extends Fact>(
  { viewer }: Judging<State, Play, F>,
  { findings }: Verdict,
): readonly Finding[] =>
  findings.filter(({ severity }) => severity === 'illegal' || (severity === 'doubtful' && viewer === 'recorder'));

const worstKind = (findings: readonly Finding[]): IrregularityKind => {
  const worst = findings.find(({ severity }) => severity === 'illegal') ?? findings[0];
  return familyOf(worst?.rule ?? '') ?? 'play';
};

/** What a play is about: the items it put on the stack, which say what they do, else the pieces it names; and the scores it changed. */
const subjectsOf = <State, Play, F extends Fact>(
  step: Step<State, Play, F>,
  tables: TableReader<State>,
): ReadonlySet<string> => {
  const had = new Set(tables.part('stack', step.before).map(({ id }) => id));
  const items = tables.part('stack', step.after).filter(({ id }) => !had.has(id));
  const scores = step.facts.flatMap(({ subjects }) => [...subjects].filter((each) => each.endsWith(' score')));
  return new Set([...(items.length > 0 ? items.map(({ id }) => itemSubject(id)) : step.named), ...scores]);
};

type Said = Pick<Found, 'kind' | 'isOpen' | 'rules' | 'expected' | 'happened'>;

const found = <State, Play, F extends Fact>(
  { ruleset, tables }: Judging<State, Play, F>,
  step: Step<State, Play, F>,
  saying: (line: string) => Said,
): Found => {
  const { number, revision } = step;
  const line = ruleset.notation.make(playOf(step), step.before);
  const subjects = subjectsOf(step, tables);
  return { step: number, revision, play: line, ...saying(line), foundAt: number, toldBy: [], subjects };
};

const unique = (keys: readonly string[]): readonly string[] => [...new Set(keys)];

const byVerdict = <State, Play, F extends Fact>(
  judging: Judging<State, Play, F>,
  step: Step<State, Play, F>,
  verdict: Verdict,
): readonly Found[] => {
  const faults = faultsIn(judging, verdict);
  if (faults.length === 0) return [];
  return [
    found(judging, step, (line) => ({
      kind: worstKind(faults),
      isOpen: faults.every(({ severity }) => severity === 'doubtful'),
      rules: unique(faults.map(({ rule }) => rule)),
      expected: legalInstead(judging, step),
      happened: `${line}. ${faults.map(({ message }) => message).join(' ')}`,
    })),
  ];
};

const inWords = <State, Play, F extends Fact>(
  { ruleset, viewer }: Judging<State, Play, F>,
  state: State,
  fact: Disagreement['recorded'],
): string => (fact === null ? 'Nothing.' : ruleset.describeFact(fact as unknown as F, state, viewer));

/** A fact that names the edition of the table names the one that judges. */
const underSame = (fact: Fact, edition: string | null): Fact =>
  edition !== null && typeof fact.data === 'object' && fact.data !== null && 'edition' in fact.data
    ? { ...fact, data: { ...fact.data, edition } }
    : fact;

/** The first fact of a play that is not what the rules bring about. */
const byFacts = <State, Play, F extends Fact>(
  judging: Judging<State, Play, F>,
  step: Step<State, Play, F>,
  decision: Extract<Decision<F, State>, { outcome: 'accepted' }>,
): readonly Found[] => {
  const { facts, said } = step.batch;
  const recorded = facts.map((fact) => underSame(fact, judging.edition));
  const differs = compareFacts({ facts: recorded, said: said.facts }, decision.facts);
  if (differs === null) return [];
  const place = facts.findIndex((fact, index) => !sameAs(fact, decision.facts[index]));
  const state = step.facts[place]?.before ?? step.after;
  return [
    found(judging, step, () => ({
      kind: 'record',
      isOpen: false,
      rules: differs.rules,
      expected: inWords(judging, state, differs.decided),
      happened: inWords(judging, state, differs.recorded),
    })),
  ];
};

const sameAs = (one: Fact, other: Fact | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is held against a play: findings of the rules, and facts that they do not bring about. A viewer's tape is taken at its word,
 * since what it hides would be decided otherwise.
 */
export const judgePlay = <State, Play, F extends Fact>(
  judging: Judging<State, Play, F>,
  step: Step<State, Play, F>,
): readonly Found[] => {
  if (judging.viewer !== 'recorder') return byVerdict(judging, step, (step.head as PlayRecorded<Play>).data.verdict);
  const decision = judging.ruleset.decide(judged(judging, step.before), playOf(step), 'as-played');
  if (decision.outcome === 'impossible') {
    const { message } = decision.problem;
    return [
      found(judging, step, (line) => ({
        kind: 'impossible',
        isOpen: false,
        rules: [],
        expected: legalInstead(judging, step),
        happened: `${line}. ${message}`,
      })),
    ];
  }
  const faults = byVerdict(judging, step, decision.verdict);
  return decision.outcome === 'accepted' && faults.length === 0 ? byFacts(judging, step, decision) : faults;
};
