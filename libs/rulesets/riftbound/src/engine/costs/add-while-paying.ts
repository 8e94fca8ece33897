import { encodedActivation } from '../../judging/encoded-activation.js';
import { addsOnly } from '../../cards/encodings.js';
import { payable, unpayable } from '../../judging/costs/ability-costs.js';
import type { CostDue } from '../../judging/costs/cost.js';
import { abilitiesOn } from '../../reading/texts/texts.js';
import type { Play, PlayOf } from '../../words/plays.js';
import { awaitChoice, emit, push, type Draft } from '../draft.js';
import type { Choice, RiftboundState } from '../../state/riftbound-state.js';
import { piecesOnBoard } from '../../state/zones.js';
import { beginResolution } from '../chain/finalize.js';
import { itemOn } from '../../state/chain-item.js';

/** Abilities that add resources, with Reaction, may be used whenever a cost is to be paid: also in the middle of things (357.1.a, 429.3). */
const PAYING: ReadonlySet<Choice['kind']> = new Set<Choice['kind']>(['finalize', 'may', 'play', 'replace']);

/** Whether a player has been asked something that may cost, and uses an ability that adds to pay for it. */
export const addsToPay = (state: RiftboundState, play: Play): play is PlayOf<'ActivateAbility'> => {
  const { choice } = state;
  if (!choice || !PAYING.has(choice.kind) || play.play !== 'ActivateAbility' || choice.seat !== play.seat) return false;
  const encoded = encodedActivation(state, play);
  return encoded !== null && encoded.ability.timing === 'reaction' && addsOnly(encoded.name);
};

/** Puts aside what was asked: it is asked again once the resources have been added. */
export const putAside = (draft: Draft, choice: Choice): void => {
  emit(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  push(draft, { task: 'ask', choice });
};

/** Asks again what was put aside. */
export const askAgain = (draft: Draft, { choice }: { readonly choice: Choice }): void => {
  awaitChoice(draft, choice, ['cost.pay-reactions']);
};

/** The ability is finalized and resolved before anything else goes on (429.2). */
export const resolveAtOnce = (draft: Draft): void => {
  const item = draft.state.chain.findLast(({ status, adds }) => status === 'pending' && adds);
  if (!item) return;
  emit(draft, {
    type: 'ChainItemFinalized',
    data: { item: item.id, controller: item.controller, countsAsPlayed: false },
    because: ['chain.finalize', 'action.add-at-once'],
  });
  const finalized = itemOn(draft.state, item.id);
  if (finalized) beginResolution(draft, finalized);
};

/** Whether a player has an ability to add resources with while paying. */
const mayAdd = (state: RiftboundState, seat: number): boolean =>
  piecesOnBoard(state).some(
    (source) =>
      state.pieces[source]?.controller === seat &&
      abilitiesOn(state, source).some(
        ({ name, ability }) =>
          ability.kind === 'activated' &&
          ability.timing === 'reaction' &&
          addsOnly(name) &&
          unpayable(state, { seat, source, cost: ability.cost }) === null,
      ),
  );

/** Whether a player is able to pay, with what abilities may add meanwhile, too (357.1.a, 429.3). */
export const mayPay = (state: RiftboundState, due: CostDue): boolean =>
  payable(state, due) || (unpayable(state, due) === null && mayAdd(state, due.seat));
