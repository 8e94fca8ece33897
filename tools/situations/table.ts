import { citationOf, editionOf, isEditionId } from '#rulebook';
import { fold, type Json } from '#kernel';
import type { HeldRuleset } from '#ruleset';

/** A table in one of the situations of a game, and who is looked at. `then`: plays that lead there from what was laid out. */
export interface Situation {
  readonly title: string;
  readonly table: Json;
  readonly then?: readonly string[];
  readonly player: string;
}

/** A kind of action, and the line that tries it, behind the player's name. */
export interface Action {
  readonly title: string;
  readonly line: string;
}

/** What came of trying. `goesOn`: whether the same player is still to act. `rules`: keys, the ones that forbid first. */
interface Tried {
  readonly verdict: 'legal' | 'told' | 'doubtful' | 'illegal' | 'impossible';
  readonly goesOn: boolean;
  readonly rules: readonly string[];
}

const laidOut = (ruleset: HeldRuleset, { title, table, then = [] }: Situation): unknown => {
  const facts = ruleset.layOut?.(table);
  if (facts?.ok !== true)
    throw new Error(`${title}: ${facts === undefined ? 'no literals' : (facts.error[0]?.message ?? '')}`);
  return then.reduce(
    (state, line) => played(ruleset, state, line).state,
    fold(ruleset.evolve, ruleset.initial, facts.value),
  );
};

const played = (ruleset: HeldRuleset, state: unknown, line: string) => {
  const play = ruleset.notation.parse(line, state);
  if (!play.ok) throw new Error(`${line}: ${play.error.message}`);
  const decision = ruleset.decide(state, play.value, 'strict');
  return { decision, state: decision.outcome === 'accepted' ? decision.state : state };
};

const tried = (ruleset: HeldRuleset, before: unknown, line: string): Tried => {
  const { decision, state } = played(ruleset, before, line);
  if (decision.outcome === 'impossible') return { verdict: 'impossible', goesOn: true, rules: [] };
  const { status, findings } = decision.verdict;
  const because = decision.outcome === 'accepted' ? decision.facts.flatMap(({ because }) => because) : [];
  const [was] = ruleset.waitingFor(before);
  const goesOn = ruleset.waitingFor(state).some(({ seat }) => seat === was?.seat);
  return { verdict: status, goesOn, rules: [...findings.map(({ rule }) => rule), ...because] };
};

const numberOf = (edition: string, key: string): string => {
  const citation = isEditionId(edition) ? citationOf(edition, key) : undefined;
  if (citation === undefined) return key;
  return editionOf(citation.edition).places === 'number' ? citation.rule : `*${citation.rule}*`;
};

const WORDS: Readonly<Record<Tried['verdict'], string>> = {
  legal: 'yes',
  told: 'told',
  doubtful: 'doubtful',
  illegal: 'no',
  impossible: '–',
};

const SHOWN = 3;

const cellOf = (edition: string, { verdict, goesOn, rules }: Tried): string => {
  if (verdict === 'impossible') return WORDS.impossible;
  const numbers = [...new Set(rules.map((key) => numberOf(edition, key)))].slice(0, SHOWN).join(', ');
  const turn = verdict === 'illegal' ? '' : goesOn ? ', may go on' : '';
  return `${WORDS[verdict]}${turn}${numbers === '' ? '' : ` (${numbers})`}`;
};

/** The rows of the page: each situation with what came of every action in it, tried on the engine under an edition. */
export const situationRows = (
  ruleset: HeldRuleset,
  { situations, actions, edition }: { situations: readonly Situation[]; actions: readonly Action[]; edition: string },
): readonly (readonly string[])[] =>
  situations.map((situation) => {
    const state = laidOut(ruleset, situation);
    return [
      situation.title,
      ...actions.map(({ line }) => cellOf(edition, tried(ruleset, state, `${situation.player}: ${line}`))),
    ];
  });
