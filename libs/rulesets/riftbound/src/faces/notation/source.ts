import type * as Notation from '#notation';
import type { Card } from '../../cards/index.js';
import type { RiftboundState } from '../../state/riftbound-state.js';

/** What reading and writing this game's lines look at. */
export type Context = Notation.Context<RiftboundState, Card>;
export type Kind<T> = Notation.Kind<T, Context>;
export type Scope = Notation.Scope<Card>;
export type Naming = Notation.Naming<Card>;
export type Asker = Notation.Asker<RiftboundState>;
