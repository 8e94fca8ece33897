import type { Envelope, Json } from '#kernel';
import { carryOut, eventIdOf, parseTakeBackLine, schemasOf, type MatchCommand, type MatchState } from '#match';
import type { AnyRuleset, NotationError, Problem, Verdict } from '#ruleset';
import type { Desk } from '../desk.js';
import { rulesHere } from '../rules.js';
import { matchAt } from '../tape.js';

/** What the engine of this page makes of a line: events as the server would write them, or why there are none. */
export type DecidedAlone =
  | { readonly ok: true; readonly events: readonly Envelope[]; readonly verdict: Verdict }
  | { readonly ok: false; readonly problem: Pick<Problem, 'message' | 'remedy'>; readonly at: NotationError | null };

/** Who records from a page, as the server has it. */
const ACTOR = 'scorekeeper';

const commandOf = (
  ruleset: AnyRuleset,
  state: MatchState<unknown>,
  line: string,
): MatchCommand<unknown> | NotationError => {
  const takesBack = parseTakeBackLine(line);
  if (takesBack?.ok === true) return takesBack.value;
  const read = ruleset.notation.parse(line, state.game);
  return read.ok ? { type: 'RecordPlay', play: read.value as unknown } : read.error;
};

interface Batch {
  readonly by: 'order' | 'dealer';
  readonly before: MatchState<unknown>;
  readonly events: readonly { readonly type: string; readonly data: unknown; readonly because: readonly string[] }[];
}

/** A batch as the server would append it: the same ids, so that its own copy is known again. */
const envelopesOf = (
  { id, ruleset, playId }: { readonly id: string; readonly ruleset: AnyRuleset; readonly playId: string },
  { by, before, events }: Batch,
  after: number,
): readonly Envelope[] => {
  const cause = by === 'dealer' ? `dealer:${before.plays + 1}` : playId;
  const schemas = schemasOf(ruleset);
  const at = new Date().toISOString();
  return events.map(({ type, data, because }, index) => ({
    stream: `match-${id}`,
    revision: after + 1 + index,
    id: eventIdOf(id, cause, index),
    type,
    schema: schemas.versionOf(type),
    at,
    actor: by === 'dealer' ? 'dealer' : ACTOR,
    cause,
    because,
    data: data as Json,
  }));
};

/** Decides a line at the end of the tape as this page has it, with the engine that the server decides with. */
export const decideAlone = (desk: Desk, playId: string, line: string): DecidedAlone => {
  const ruleset = rulesHere(desk.seen.peek());
  const state = matchAt(desk.seen.peek(), desk.last.peek());
  const command = commandOf(ruleset, state, line);
  if (!('type' in command)) return { ok: false, problem: { message: command.message, remedy: '' }, at: command };
  let events: readonly Envelope[] = [];
  let verdict: Verdict = { status: 'legal', findings: [] };
  for (const answer of carryOut(ruleset, state, command)) {
    if (answer.outcome === 'impossible') return { ok: false, problem: answer.problem, at: null };
    if (answer.outcome === 'refused') {
      const message = answer.verdict.findings.map((finding) => finding.message).join(' ');
      return { ok: false, problem: { message, remedy: 'Make another play.' }, at: null };
    }
    const { batch } = answer;
    if (batch.by === 'order') verdict = batch.verdict;
    events = [...events, ...envelopesOf({ id: desk.id, ruleset, playId }, batch, desk.last.peek() + events.length)];
  }
  return { ok: true, events, verdict };
};
