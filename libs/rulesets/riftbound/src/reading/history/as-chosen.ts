import type { Deed, RiftboundState } from '../../state/riftbound-state.js';

/** An object as it was when it was chosen, and by whom. */
interface Chosen {
  readonly by: number | null;
  readonly then: Deed['pieces'][number];
}

/** An object as it was when an item last chose it: choices may have been made anew. Null where the item has not. */
export const asChosen = ({ history }: RiftboundState, chooser: number, object: number): Chosen | null => {
  const choices = history.flatMap(({ event, item, seat: by, pieces }) =>
    event === 'chosen' && item === chooser
      ? pieces.filter((each) => each.object === object).map((then) => ({ by, then }))
      : [],
  );
  return choices.at(-1) ?? null;
};
