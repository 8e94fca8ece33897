import { signal } from '@preact/signals';
import type { JsonFact, Json, JsonObject } from '#kernel';
import { parseTakeBackLine } from '#match';
import type { TimelineEntry } from '#projections';
import {
  beginBranch,
  foldBranch,
  forkProblem,
  growBranch,
  nextPath,
  type Branch,
  type BranchChance,
  type FoldedBranch,
  type Fork,
} from '#study';
import { describeDiff, diffTables } from '#table';
import { createDesk, type Desk } from '../desk.js';
import { isComplete, playOf } from '../draft.js';
import { createDraft, type Drafting } from '../drafting.js';
import { createLineEntry, type LineEntry } from '../line-entry.js';
import { rulesHere } from '../rules.js';
import { makeSeenTape, matchAt, tableAt } from '../tape.js';
import type { Entered, TypedLines } from '../typed-lines.js';
import { pinTo, type StudyDesk } from './study-desk.js';

/** A branch as it is played on: its own desk, the line that plays on in it, and what is told of it. */
export interface BranchDesk {
  readonly branch: Branch;
  readonly desk: Desk;
  readonly line: LineEntry;
  readonly drafting: Drafting;
  /** The revision of the tape that it leaves. */
  readonly base: number;
  readonly fault: FoldedBranch<Json>['fault'];
}

type HeldFork = Fork<Json, Json, JsonFact>;

const forkOf = ({ seen }: Desk, base: number): HeldFork | null => {
  const { viewer, tape } = seen.peek();
  const event = tape.events[base];
  if (event === undefined) return null;
  const state = matchAt(seen.peek(), base) as HeldFork['state'];
  return { ruleset: rulesHere(seen.peek()) as unknown as HeldFork['ruleset'], viewer, base: event, state };
};

/** The end of the play that a step stands in: the rules are done there. */
export const forkStep = (desk: Desk): number => desk.entry.value?.to ?? desk.at.value;

/** Makes a branch at the step shown; answers its path, or null where it cannot be. */
export const makeBranch = async (of: StudyDesk, name: string, chance: BranchChance): Promise<string | null> => {
  const at = forkStep(of.desk);
  const [fork, base] = [forkOf(of.desk, at), pinTo(of.desk, at)];
  if (fork === null || base === null) return null;
  const problem = forkProblem(fork.state);
  if (problem !== null) {
    of.problem.value = `${problem.message} ${problem.remedy}`;
    return null;
  }
  const path = nextPath(of.study.value?.branches ?? [], null);
  const { plays } = beginBranch(fork, { path, chance, plays: [] });
  const isMade = await of.order({ type: 'MakeBranch', path, name, base, viewer: fork.viewer, chance, plays });
  return isMade ? path : null;
};

/** What is entered in a branch goes to the branch: nothing of it reaches the tape. */
const linesOf = (
  of: StudyDesk,
  path: string,
  played: (line: string) => Promise<void>,
): Pick<TypedLines, 'lines' | 'add'> => {
  const add = async ({ line, pass }: Entered): Promise<void> => {
    const branch = of.study.value?.branches.find((each) => each.path === path);
    const takesBack = parseTakeBackLine(line);
    if (takesBack?.ok === true) {
      const last = branch?.plays.findLastIndex(({ by }) => by === 'hand') ?? -1;
      if (last >= 0) await of.order({ type: 'CutBranch', path, to: last });
    } else if (pass === undefined) await played(line);
  };
  return { lines: signal([]), add: (entered) => void add(entered) };
};

/** Plays that are picked go to the branch as lines do. */
const draftsOf = (desk: Desk, line: LineEntry, play: (given: JsonObject) => Promise<void>): Drafting => {
  const drafting = createDraft(desk, line);
  const isSending = signal(false);
  const sendDraft = async (): Promise<void> => {
    const draft = drafting.draft.value;
    if (draft === null || !isComplete(draft)) return;
    isSending.value = true;
    await play(playOf(draft));
    isSending.value = false;
  };
  return { ...drafting, isSending, sendDraft };
};

/** Lays a branch on a desk of its own at a step (null: its end), folded by the rules as the tape's viewer knows the match. Null where its pin is broken. */
export const openBranch = (of: StudyDesk, branch: Branch, step: number | null = null): BranchDesk | null => {
  const found = of.find(branch.base);
  const fork = found.outcome === 'broken' ? null : forkOf(of.desk, found.revision);
  if (fork === null || found.outcome === 'broken') return null;
  const folded = foldBranch(fork, branch);
  const { tape } = of.desk.seen.peek();
  const events = [...tape.events.slice(0, found.revision + 1), ...folded.events];
  const desk = createDesk({ id: of.desk.id, isLive: false }, makeSeenTape(fork.ruleset, fork.viewer, events), step);
  const play = async (given: JsonObject): Promise<void> => {
    const grown = growBranch(fork, folded, given);
    if (!grown.ok) {
      of.problem.value =
        'problem' in grown.error
          ? `${grown.error.problem.message} ${grown.error.problem.remedy}`
          : grown.error.verdict.findings.map(({ message }) => message).join(' ');
      return;
    }
    const after = folded.plays.length;
    await of.order({ type: 'GrowBranch', path: branch.path, after, plays: grown.value.plays.slice(after) });
  };
  const played = async (line: string): Promise<void> => {
    const read = fork.ruleset.notation.parse(line, folded.state.game);
    if (read.ok) await play(read.value as JsonObject);
  };
  const line = createLineEntry(desk, linesOf(of, branch.path, played));
  return { branch, desk, line, drafting: draftsOf(desk, line, play), base: found.revision, fault: folded.fault };
};

/** A line of play behind a fork: the tape's, or a branch's. */
type Line = Pick<BranchDesk, 'desk' | 'base'>;

/** The step of another line that has as many plays behind its fork as the branch has at its step shown; that line's end where there are fewer. */
const sameStep = (other: Line, { desk, base }: Line): number => {
  const to = desk.entry.value?.to ?? desk.at.value;
  const isPlayed = (entry: TimelineEntry, fork: number): boolean => entry.kind === 'play' && entry.from > fork;
  const count = desk.entries.value.filter((entry) => isPlayed(entry, base) && entry.to <= to).length;
  const plays = other.desk.entries.value.filter((entry) => isPlayed(entry, other.base));
  return count === 0 ? other.base : (plays[count - 1]?.to ?? other.desk.last.value);
};

/** How the table of a branch differs after as many plays from that of the tape, or of another branch, in sentences. */
export const compareBranch = (
  of: StudyDesk,
  at: BranchDesk,
  other: BranchDesk | null,
): { readonly step: number; readonly sentences: readonly string[] } => {
  const line = other ?? { desk: of.desk, base: at.base };
  const step = sameStep(line, at);
  const [before, after] = [tableAt(line.desk.seen.value, step), at.desk.table.value];
  return { step, sentences: describeDiff(diffTables(before, after), { before, after }) };
};
