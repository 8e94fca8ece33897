import type { Cause, Deed, RiftboundState } from '../../state/riftbound-state.js';
import type { FactOf, FactType } from '../../state/facts.js';

/** What an event was about: what happened, to which pieces, by whom, where. */
export interface Happening extends Omit<Deed, 'pieces' | 'phase'> {
  readonly pieces: readonly number[];
  /** The state in which the pieces are looked at. */
  readonly seen: RiftboundState;
  /** True for the first designations of a combat, which are its players' too (464.2). */
  readonly first: boolean;
  /** True where the battlefield had been nobody's. */
  readonly open: boolean;
  /** What was attached to the piece. */
  readonly attached: number | null;
}

const NONE: readonly never[] = [];

/** What is told of an event. */
type Told = Partial<Omit<Happening, 'cause'>> & { readonly cause?: Cause | null | undefined };

/**
 * An event of that name; what is not told of it is nothing. All come from this one literal, so that they have the same hidden class:
 * each fact is read for several, and triggers look at every one.
 */
export const happening = (event: Deed['event'], seen: RiftboundState, told: Told): Happening => {
  const cause = told.cause ?? null;
  const untold: Happening = {
    event,
    pieces: NONE,
    seat: cause?.seat ?? null,
    at: null,
    from: NONE,
    cause,
    item: null,
    energy: 0,
    power: 0,
    ability: null,
    modes: NONE,
    first: false,
    open: false,
    scored: null,
    attached: null,
    seen,
  };
  return Object.assign(untold, told, { cause });
};

/** Reads what a fact means to abilities that wait for events. */
export type Reader<Type extends FactType> = (
  before: RiftboundState,
  data: FactOf<Type>['data'],
  after: RiftboundState,
) => readonly Happening[];

/** Readers by the fact they read. */
export type Readers = { readonly [Type in FactType]?: Reader<Type> };
