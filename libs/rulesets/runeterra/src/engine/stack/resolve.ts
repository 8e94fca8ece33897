import { awaitChoice, push, type Draft } from '../draft.js';
import { propose } from '../gate.js';
import type { Effect } from '../../words/effect.js';
import { textOf } from '../../cards/known-cards.js';
import { itemOf, type Frame, type RuneterraState, type StackItem } from '../../state/runeterra-state.js';
import type { Doing } from '../../state/agenda.js';
import { framesOfAll } from '../../reading/abilities/triggered.js';
import { holds } from '../../judging/conditions.js';
import { isThere } from '../../judging/targets.js';
import { enemyOf } from '../../reading/units/board.js';

type FrameOf<Task extends Frame['task']> = Extract<Frame, { task: Task }>;

/** From the top of the stack down: the newest item of those that were there as the stack began to resolve. */
export const runResolveStack = (draft: Draft, frame: FrameOf<'resolve-stack'>): void => {
  const next = draft.state.stack.findLast(({ id }) => id < frame.before);
  if (next) push(draft, { task: 'resolve', item: next.id }, frame);
};

const doingOf = ({ controller: seat, source, id, targets }: StackItem): Doing => ({
  seat,
  source,
  item: id,
  targets,
});

/** What an item does: as the table has told, or as its text is encoded, as far as what it asks for holds; null where nobody has said. */
const effectsOf = (state: RuneterraState, item: StackItem): readonly Effect[] | null => {
  if (item.effects !== null) return item.effects;
  const text = textOf(state, item.card);
  const doing = doingOf(item);
  return text && text.abilities.flatMap((ability) => (holds(state, ability.if, doing) ? ability.effects : []));
};

const allGone = (state: RuneterraState, { targets }: StackItem): boolean =>
  targets.length > 0 && targets.every((target) => !isThere(state, target));

/** The texts that a spell which has resolved sets off, of its player's; a skill is no spell. */
const imbued = (state: RuneterraState, { kind, controller }: StackItem): readonly Frame[] =>
  kind === 'spell' ? framesOfAll(state, controller, { when: 'spell-resolved' }) : [];

/** An item resolves, or a burst spell is cast: without any of its targets it fizzles; untold, the table is asked. */
export const runResolve = (draft: Draft, frame: FrameOf<'resolve'>): void => {
  const item = itemOf(draft.state, frame.item);
  if (!item) return;
  if (allGone(draft.state, item)) {
    const { id, targets } = item;
    propose(draft, { type: 'ItemFizzled', data: { item: id, targets }, because: ['runeterra.effect.fizzles'] });
    if (imbued(draft.state, item).length > 0) draft.doubts.add('spell-fizzled');
    return;
  }
  const effects = effectsOf(draft.state, item);
  if (effects === null) {
    push(draft, frame);
    awaitChoice(draft, { kind: 'describe', seat: item.controller, item: item.id }, ['runeterra.effect.told']);
    return;
  }
  push(draft, { task: 'effects', effects, doing: doingOf(item) }, { task: 'finish-item', item: item.id });
};

/** Whether an attack has begun and its attacker is still to act: a spell that is cast goes on with the turn, but not past the defender. */
const isUndefended = ({ combat, toAct }: RuneterraState): boolean =>
  combat?.step === 'defence' && !combat.defended && toAct === combat.seat;

/** An item has done what it does, and leaves. What was cast may have begun an attack, which the other player defends next. */
export const runFinishItem = (draft: Draft, { item }: FrameOf<'finish-item'>): void => {
  const found = itemOf(draft.state, item);
  if (!found) return;
  const isCast = draft.state.casting?.id === item;
  propose(draft, { type: 'ItemResolved', data: { item }, because: ['runeterra.stack.resolves'] });
  if (isCast && isUndefended(draft.state)) push(draft, { task: 'hand-over', seat: found.controller });
  push(draft, ...imbued(draft.state, found));
};

/** The other player may respond to what was put on the stack last. */
export const askForResponse = (draft: Draft): void => {
  const newest = draft.state.stack.at(-1);
  if (newest) givePriority(draft, enemyOf(newest.controller));
};

/** A player may respond. */
export const givePriority = (draft: Draft, seat: number): void => {
  propose(draft, { type: 'PriorityGiven', data: { seat }, because: ['runeterra.stack.priority'] });
};
