import { err, ok, type Result } from '#kernel';
import { LITERAL_BOUNDS, type Problem } from '#ruleset';
import type { StudyEvent } from './events.js';
import type { CutBranch, DropBranch, GrowBranch, MakeBranch, RenameBranch, StudyOrder } from './orders.js';
import { fact, full, notYours, unknown } from './study-problems.js';
import type { Branch, Said, Study } from './study.js';

type BranchOrder = MakeBranch | GrowBranch | CutBranch | RenameBranch | DropBranch;
type Decided = Result<readonly StudyEvent[], Problem>;

const TYPES: ReadonlySet<string> = new Set(['MakeBranch', 'GrowBranch', 'CutBranch', 'RenameBranch', 'DropBranch']);

export const isBranchOrder = (order: StudyOrder): order is BranchOrder => TYPES.has(order.type);

/** The path of a new branch: behind that of the one it goes on from (null: from the tape), with the next number that is free. */
export const nextPath = (branches: readonly Pick<Branch, 'path'>[], parent: string | null): string => {
  const before = parent === null ? '' : `${parent}.`;
  const taken = new Set(branches.map(({ path }) => path));
  let number = 1;
  while (taken.has(`${before}${String(number)}`)) number++;
  return `${before}${String(number)}`;
};

const make = (study: Study, { type: _, ...made }: MakeBranch, by: Said): Decided => {
  if (study.branches.length >= LITERAL_BOUNDS.list) return full('branches');
  if (study.branches.some(({ path }) => path === made.path)) {
    return err({
      code: 'study/branch-taken',
      message: `There is a branch ${made.path} already.`,
      remedy: `Make it as ${nextPath(study.branches, null)}.`,
    });
  }
  return ok([fact('BranchMade', { branch: { ...made, ...by } })]);
};

const moved = (branch: Branch): Decided =>
  err({
    code: 'study/branch-moved',
    message: `Branch ${branch.path} has ${String(branch.plays.length)} plays now.`,
    remedy: 'Look at it again, then play on from its end.',
  });

const grow = (branch: Branch, { after, plays }: GrowBranch): Decided => {
  if (after !== branch.plays.length) return moved(branch);
  if (after + plays.length > LITERAL_BOUNDS.list) return full('plays in a branch');
  return ok(plays.length === 0 ? [] : [fact('BranchGrown', { path: branch.path, plays })]);
};

/** What an order about a branch comes to. Whether its plays are legal was asked of the rules before: see `growBranch`. */
export const decideBranch = (study: Study, order: BranchOrder, by: Said): Decided => {
  if (order.type === 'MakeBranch') return make(study, order, by);
  const branch = study.branches.find(({ path }) => path === order.path);
  if (branch === undefined) return unknown('branch', order.path);
  if (branch.author !== by.author) return notYours('branch', branch.author);
  switch (order.type) {
    case 'GrowBranch':
      return grow(branch, order);
    case 'CutBranch':
      return order.to > branch.plays.length
        ? moved(branch)
        : ok([fact('BranchCut', { path: branch.path, to: order.to })]);
    case 'RenameBranch':
      return ok([fact('BranchRenamed', { path: branch.path, name: order.name })]);
    case 'DropBranch':
      return ok([fact('BranchDropped', { path: branch.path })]);
  }
};
