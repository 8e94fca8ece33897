import type { RiftboundState } from '../../state.js';

type Attachments = ReadonlyMap<number, readonly number[]>;

const remembered = new WeakMap<RiftboundState['pieces'], Attachments>();

const listed = (pieces: RiftboundState['pieces']): Attachments => {
  const byHost = new Map<number, readonly number[]>();
  for (let number = 0; number < pieces.length; number++) {
    const host = pieces[number]?.attachedTo ?? null;
    if (host !== null) byHost.set(host, [...(byHost.get(host) ?? []), number]);
  }
  return byHost;
};

const NONE: readonly number[] = [];

/** What is attached to an object (718), in piece order; looked up once as long as no piece changes. */
export const attachmentsOf = ({ pieces }: RiftboundState, host: number): readonly number[] => {
  let byHost = remembered.get(pieces);
  if (!byHost) remembered.set(pieces, (byHost = listed(pieces)));
  return byHost.get(host) ?? NONE;
};
