import { makeTakeBackLine, parseTakeBackLine, takeOrder, type PlaysTakenBack, type TakeBack } from '#match';
import type { Decision, Verdict } from '#ruleset';
import type { Desk } from './desk.js';
import { gameAtEnd, unreadProblem, type EntryProblem } from './entry-problem.js';
import { rulesHere } from './rules.js';
import { matchAt } from './tape.js';

/** What would come of a line at the tape's end: a verdict, or what keeps it from being recorded. `reads`: the line as the notation writes it. */
export type LineForecast =
  | { readonly outcome: 'verdict'; readonly reads: string; readonly verdict: Verdict }
  | { readonly outcome: 'problem'; readonly problem: EntryProblem };

/** Why it is not recorded. */
const refusal = (decision: Exclude<Decision, { outcome: 'accepted' }>): LineForecast => {
  const { message, remedy } =
    decision.outcome === 'impossible'
      ? decision.problem
      : { message: decision.verdict.findings.map((finding) => finding.message).join(' '), remedy: '' };
  return { outcome: 'problem', problem: { message, remedy, line: null, column: null, isConflict: false } };
};

/** What would come of taking plays back. */
const forecastOfTakeBack = (desk: Desk, order: TakeBack): LineForecast => {
  const answer = takeOrder(rulesHere(desk.seen.value), matchAt(desk.seen.value, desk.last.value), order);
  if (answer.outcome !== 'accepted') return refusal(answer);
  const [event] = answer.batch.events as readonly PlaysTakenBack[];
  const { to } = event?.data ?? order;
  return { outcome: 'verdict', reads: makeTakeBackLine({ ...order, to }), verdict: answer.batch.verdict };
};

/** Decides a line on the table at the tape's end, as the server would; nothing is recorded. */
export const forecastOf = (desk: Desk, line: string): LineForecast => {
  const ruleset = rulesHere(desk.seen.value);
  const takesBack = parseTakeBackLine(line);
  if (takesBack !== null)
    return takesBack.ok
      ? forecastOfTakeBack(desk, takesBack.value)
      : { outcome: 'problem', problem: unreadProblem(line, takesBack.error) };
  const game = gameAtEnd(desk);
  const read = ruleset.notation.parse(line, game);
  if (!read.ok) return { outcome: 'problem', problem: unreadProblem(line, read.error) };
  const play: unknown = read.value;
  const { recording } = matchAt(desk.seen.value, desk.last.value);
  const decision = ruleset.decide(game, play, recording);
  if (decision.outcome === 'accepted')
    return { outcome: 'verdict', reads: ruleset.notation.make(play, game), verdict: decision.verdict };
  return refusal(decision);
};

/** What holds a line up: it cannot be read or played, or it is against the rules and nobody has said that it is meant. */
export const heldBy = (forecast: LineForecast, isMeant: boolean): EntryProblem | null => {
  if (forecast.outcome === 'problem') return forecast.problem;
  if (isMeant || forecast.verdict.status !== 'illegal') return null;
  const message = `Against the rules: ${forecast.verdict.findings.map((finding) => finding.message).join(' ')}`;
  return { message, remedy: 'Record it as it was played, or mend it.', line: null, column: null, isConflict: false };
};
