import type * as Notation from '#notation';
import type { Card } from '../../cards/index.js';
import type { RuneterraState } from '../../state/runeterra-state.js';

/** What reading and writing this game's lines look at. */
export type Context = Notation.Context<RuneterraState, Card>;
export type Kind<T> = Notation.Kind<T, Context>;
export type Scope = Notation.Scope<Card>;
export type Asker = Notation.Asker<RuneterraState>;
