import { beginsAgain, stepsOf } from '../../judging/targets/executions.js';
import type { Doing } from '../instructions/doing.js';
import { isIdle } from '../instructions/idle.js';
import { stepSetting } from '../instructions/step-setting.js';
import { runStep } from '../instructions/steps.js';
import { isUnfitSince } from '../instructions/unfit-since.js';
import { cardGoesTo } from '../../reading/replacements/trash.js';
import { bringBattlefield } from '../playing/bringing.js';
import { awaitChoice, push, type Draft } from '../draft.js';
import { nameAsEntered } from '../effects/naming.js';
import { perform } from '../effects/perform.js';
import { propose } from '../gate.js';
import { progressAnew } from '../../state/agenda.js';
import { isPlayedAgain, itemOn } from '../../state/chain-item.js';
import type { ChainItem, Frame } from '../../state/riftbound-state.js';
import { arrivalOf } from '../../judging/places/presence.js';
import { closeChainIfEmpty } from './close.js';
import { isPaidByAnother } from './paid-by-another.js';
import { oldestPending } from './finalize.js';
import { givePriority } from './priority.js';
import { placeOf } from '../../state/zones.js';

/** FEPR, step 4: Resolve (340), and what a chain that has become empty leaves behind. */
type ResolveFrame = Extract<Frame, { task: 'resolve' }>;

/** It has resolved, and a card has been played, also where nothing of it could be done (055.1, 359.3.e.10). */
const finish = (draft: Draft, item: ChainItem): void => {
  const goes = item.kind === 'spell' && !isPlayedAgain(draft.state.chain, item);
  propose(draft, {
    type: 'ChainItemResolved',
    data: { item: item.id, to: goes ? cardGoesTo(draft.state, item) : null },
    because: goes ? ['resolve.spell-to-trash'] : ['chain.resolve-newest'],
  });
  closeChainIfEmpty(draft);
  keepPriority(draft, item);
};

/** Who activated an ability that adds had priority for it, and has it still (429.2.a). */
const keepPriority = (draft: Draft, { adds, kind, controller }: ChainItem): void => {
  const { chain } = draft.state;
  if (!adds || kind !== 'activated' || chain.length === 0 || draft.agenda.length > 0 || oldestPending(draft.state))
    return;
  givePriority(draft, controller, ['action.add-keeps-priority']);
};

/** A unit enters exhausted where it was played, a gear ready at its controller's base (359, 359.2.d, 143.4, 149.1). */
const enter = (draft: Draft, item: ChainItem): void => {
  const unit = item.kind === 'unit';
  const chosen = item.to === null ? ({ zone: 'base', seat: item.controller } as const) : placeOf(item.to);
  const to = bringBattlefield(draft, item) ?? arrivalOf(draft.state, chosen, item.controller);
  propose(
    draft,
    {
      type: 'PermanentEntered',
      data: { item: item.id, piece: item.piece, to, exhausted: unit },
      because: unit
        ? ['play.permanent', 'objects.unit-enters-exhausted']
        : ['play.permanent', 'objects.gear-enters-ready'],
    },
    () => {
      nameAsEntered(draft, item);
    },
  );
  finish(draft, item);
};

/** Of several executions each speaks of its own choices, from its first instruction on. */
const onItsOwn = (frame: ResolveFrame, item: ChainItem): ResolveFrame =>
  frame.progress.players === null && beginsAgain(item, frame.next)
    ? { ...frame, progress: progressAnew(frame.progress) }
    : frame;

/** The next instruction of an encoded text. */
const runNext = (draft: Draft, { frame, item, step }: Doing): void => {
  if (isPaidByAnother(draft.state, item, step)) draft.doubts.add('paid-by-another');
  const doing = { frame: onItsOwn(frame, item), item, step };
  if (isUnfitSince(draft.state, doing)) draft.doubts.add('unfit-by-the-same-text');
  if (isPlayedAgain(draft.state.chain, item) && !isIdle(doing, stepSetting(draft.state, doing)))
    draft.doubts.add('played-again-while-it-resolves');
  runStep(draft, doing);
};

/**
 * Resolves an item: a permanent enters; else its instructions are executed one after the other, top to bottom (158.1), those of an
 * ability as those of a spell (406.5). Where the card is not encoded and nothing was announced, its controller is asked what happens.
 */
export const runResolve = (draft: Draft, frame: ResolveFrame): void => {
  const item = itemOn(draft.state, frame.item);
  if (!item) {
    closeChainIfEmpty(draft);
    return;
  }
  if (item.kind === 'unit' || item.kind === 'gear') {
    enter(draft, item);
    return;
  }
  const steps = item.instructions === null ? stepsOf(item) : null;
  if (steps) {
    const step = steps[frame.next];
    if (step) runNext(draft, { frame, item, step });
    else finish(draft, item);
    return;
  }
  if (item.instructions === null) {
    push(draft, frame);
    awaitChoice(draft, { kind: 'describe', seat: item.controller, item: item.id }, [
      'chain.resolve-newest',
      'resolve.top-to-bottom',
    ]);
    return;
  }
  const instruction = item.instructions[frame.next];
  if (!instruction) {
    finish(draft, item);
    return;
  }
  push(draft, { ...frame, next: frame.next + 1 });
  perform(draft, instruction, item);
};
