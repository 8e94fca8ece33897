import { each, fields, piece, pieces, same, variants, type Renaming } from '#ruleset';
import type { Left } from '../../state/piece.js';
import type { Application, Replacer } from '../../state/event-progress.js';
import type { Choice, Frame, StepProgress } from '../../state/riftbound-state.js';
import { renameEvent } from './events.js';
import { renameInstructions } from './instructions.js';

const replacer: Renaming<Replacer> = fields<Replacer>({
  name: same,
  source: piece,
  attachment: piece,
  delayed: same,
  seat: same,
});

const application: Renaming<Application> = fields<Application>({ replacer, part: piece });

/** A question, about pieces called by other numbers. */
export const renameChoice: Renaming<Choice> = variants<Choice, 'kind'>('kind', {
  'first-player': same,
  battlefield: same,
  shuffle: same,
  sideboard: same,
  mulligan: same,
  order: { seat: same, pieces },
  'assign-damage': same,
  describe: same,
  'next-showdown': same,
  'order-triggers': same,
  finalize: same,
  may: same,
  pick: { seat: same, item: same, from: pieces, min: same, max: same, copying: piece },
  play: same,
  show: { seat: same, pieces },
  seen: { seat: same, piece },
  arrange: { seat: same, pieces },
  opponent: same,
  replace: { seat: same, options: each(application), optional: same },
  split: { seat: same, item: same, amount: same, from: pieces },
  place: same,
  name: same,
  vote: same,
  'choose-anew': same,
  'next-game': same,
});

const progress: Renaming<StepProgress> = fields<StepProgress>({
  those: pieces,
  picks: each(pieces),
  agreed: same,
  players: same,
  undone: pieces,
  chosen: pieces,
  earlier: pieces,
  paid: same,
  amount: same,
  left: each(fields<Left>({ piece, zone: same, might: same })),
  places: same,
  accelerated: same,
  votes: same,
});

/** A task in progress, about pieces called by other numbers. */
export const renameFrame: Renaming<Frame> = variants<Frame, 'task'>('task', {
  'set-up': same,
  cleanup: same,
  'step-work': same,
  resolve: { item: same, next: same, progress },
  regroup: same,
  overfull: same,
  copying: { piece, host: piece },
  perform: { item: same, instructions: renameInstructions, by: same, anew: same },
  draw: same,
  event: { fact: renameEvent, done: each(application), closed: each(replacer), current: replacer, named: application },
  instead: { application, you: same, next: same },
  'combat-cleanup': same,
  finalize: same,
  whether: same,
  ask: { choice: renameChoice },
  'order-triggers': same,
  show: { by: same, pieces },
  seen: { piece },
  arrange: { seat: same, pieces, because: same },
  reveal: same,
  'burn-out': same,
  'burn-out-point': same,
  recycle: { seat: same, pieces, because: same },
});
