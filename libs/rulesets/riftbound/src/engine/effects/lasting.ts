import type { Draft } from '../draft.js';
import { propose } from '../gate.js';
import { isMightLimited } from '../../reading/layers/passives.js';
import { isOnBoard } from '../../reading/objects.js';
import type { ChainItem, EffectInForce } from '../../state/riftbound-state.js';
import { causeOf, type Performer } from './performer.js';

type Given = Pick<EffectInForce, 'might' | 'base' | 'anew' | 'keyword' | 'value' | 'until'> & {
  readonly pieces: readonly number[];
};

const give = (draft: Draft, item: ChainItem, { pieces, ...given }: Given): void => {
  const { state } = draft;
  // Among decreases the order matters where one of them has a minimum (477.3.e.2, 480).
  const since = given.might < 0 && isMightLimited(state) ? { since: state.nextObject } : {};
  const effects = pieces
    .filter((number) => isOnBoard(state, number))
    .map((piece, index): EffectInForce => ({
      id: state.nextEffect + index,
      piece,
      object: state.pieces[piece]?.object ?? -1,
      ...given,
      ...since,
    }));
  const data = { effects, cause: causeOf(item) };
  const layer = given.base === undefined ? 'layer.arithmetic' : 'layer.traits';
  if (effects.length > 0) propose(draft, { type: 'EffectsBegan', data, because: [layer] });
};

/** More or less Might for a time (477.3). */
export const might: Performer<'might'> = (draft, { pieces, amount, until }, item) => {
  const anew = draft.saying;
  give(draft, item, { pieces, might: amount, ...(anew && { anew }), keyword: null, value: 0, until });
};

/** Another base Might for a time (477.1.a.1). */
export const setMight: Performer<'set-might'> = (draft, { pieces, to, until }, item) => {
  give(draft, item, { pieces, might: 0, base: to, keyword: null, value: 0, until });
};

/** A keyword for a time (477.2). */
export const keyword: Performer<'keyword'> = (draft, instruction, item) => {
  const { pieces, value, until } = instruction;
  give(draft, item, { pieces, might: 0, keyword: instruction.keyword, value, until });
};
