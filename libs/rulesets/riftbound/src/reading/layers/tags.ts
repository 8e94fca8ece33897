import type { Filter } from '../../words/definition.js';
import { namedFor } from '../named.js';
import { objectsOf } from '../references.js';
import type { Setting } from '../setting.js';
import { giftsOnBoard } from '../statics/statics.js';
import { cardOf } from '../../cards/catalogue.js';
import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** Traits after the trait-altering layer (477.1). */
const NONE: readonly string[] = [];

const tagsGiven = rememberLast((state: RiftboundState): ReadonlyMap<number, readonly string[]> => {
  const given = new Map<number, readonly string[]>();
  for (const { gift, setting } of giftsOnBoard(state, 'tag'))
    for (const piece of objectsOf(setting, gift.to)) given.set(piece, [...(given.get(piece) ?? []), gift.tag]);
  return given;
});

const tagsGained = ({ effects }: RiftboundState, object: number): readonly string[] =>
  effects.length === 0
    ? NONE
    : effects.flatMap(({ object: of, tag }) => (tag !== undefined && of === object ? [tag] : []));

/** The tags of an object: printed, gained by effects, and given to it by static abilities. */
export const tagsOf = (state: RiftboundState, number: number): readonly string[] => {
  const { card = null, object = -1 } = state.pieces[number] ?? {};
  const printed = card === null ? NONE : cardOf(card).tags;
  const gained = tagsGained(state, object);
  const given = tagsGiven(state).get(number) ?? NONE;
  return gained.length + given.length === 0 ? printed : [...printed, ...gained, ...given];
};

/** Whether an object has the tags that a filter asks for, and lacks the one that it does not. */
export const isTagged = (setting: Setting, number: number, { tag, withoutTag, namedTag }: Filter): boolean => {
  if (tag === undefined && withoutTag === undefined && namedTag === undefined) return true;
  const tags = tagsOf(setting.state, number);
  return (
    (tag === undefined || tags.includes(tag)) &&
    (withoutTag === undefined || !tags.includes(withoutTag)) &&
    (namedTag === undefined || tags.some((each) => each === namedFor(setting)))
  );
};
