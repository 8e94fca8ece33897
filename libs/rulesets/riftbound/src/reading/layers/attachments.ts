import { rememberLast } from '../../state/remember-last.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { standingOf, type Standing } from '../../state/standing.js';

const attachmentsByHost = rememberLast(
  (_standing: Standing, { pieces }: RiftboundState): ReadonlyMap<number, readonly number[]> => {
    const byHost = new Map<number, readonly number[]>();
    for (let number = 0; number < pieces.length; number++) {
      const host = pieces[number]?.attachedTo ?? null;
      if (host !== null) byHost.set(host, [...(byHost.get(host) ?? []), number]);
    }
    return byHost;
  },
);

const NONE: readonly number[] = [];

/** What is attached to an object, which is the top-most card then (718, 719), in piece order. */
export const attachmentsOf = (state: RiftboundState, host: number): readonly number[] =>
  attachmentsByHost(standingOf(state), state).get(host) ?? NONE;
