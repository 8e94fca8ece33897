import { cardOf } from '../../cards/catalogue.js';
import { push } from '../draft.js';
import { propose } from '../gate.js';
import { show } from '../actions/look.js';
import { isPlayedAgain } from '../../state/chain-item.js';
import type { ChainItem, ItemKind, RiftboundState } from '../../state/riftbound-state.js';
import { CHAIN_ZONE, isSeatZone } from '../../state/zones.js';
import type { Performer } from './performer.js';
import type { InstructionOf } from '../../words/instruction.js';

const KIND_OF: Readonly<Record<string, ItemKind>> = { Unit: 'unit', Gear: 'gear', Spell: 'spell' };
const PLAYED_FROM = ['hand', 'champion', 'trash', 'banishment', 'main-deck'] as const;

const itemOf = (
  state: RiftboundState,
  { seat, piece, ignoring, cost, less, only, also, then }: InstructionOf<'play'>,
  { kind, again }: { readonly kind: ItemKind; readonly again: readonly number[] | null },
): ChainItem => ({
  id: state.nextItem,
  kind,
  controller: seat,
  piece,
  object: state.pieces[piece]?.object ?? -1,
  status: 'pending',
  targets: [],
  to: null,
  accelerated: false,
  instructions: null,
  label: null,
  adds: false,
  from: state.pieces[piece]?.zone ?? null,
  instructed: { ignoring, cost, less, only, also, then, settled: false },
  ...(again && { again }),
  definition: null,
  declared: null,
  it: [],
  here: null,
  attachment: null,
});

/**
 * A spell that resolves is on the chain, and may be played again from there: as which items it has been played; null for any other
 * card.
 */
const playsBefore = ({ chain, pieces }: RiftboundState, piece: number, by: ChainItem): readonly number[] | null =>
  by.kind === 'spell' && by.piece === piece && pieces[piece]?.zone === CHAIN_ZONE && !isPlayedAgain(chain, by)
    ? [...(by.again ?? []), by.id]
    : null;

/** Whether an effect can play a card from where it is: a spell that resolves once alone, which is another item then (354). */
export const isThereToPlay = (state: RiftboundState, piece: number, by: ChainItem): boolean =>
  playsBefore(state, piece, by) !== null ||
  PLAYED_FROM.some((name) => isSeatZone(state.pieces[piece]?.zone ?? CHAIN_ZONE, name));

/** What is to become of a card as it leaves the chain holds for as long as it is there: also where it is played again from there (390.3.a, 390.5.a). */
const termsOf = (instruction: InstructionOf<'play'>, isAgain: boolean, by: ChainItem): InstructionOf<'play'> =>
  isAgain ? { ...instruction, then: instruction.then ?? by.instructed?.then ?? null } : instruction;

/**
 * Play a card as part of an effect (419.3): it goes on the chain at once and stays pending until what plays it has resolved
 * (354); then its choices are made and its costs are paid. Where there is nothing to play, nothing happens (419.3.c).
 */
export const play: Performer<'play'> = (draft, instruction, by) => {
  const { piece } = instruction;
  const { card: known = null, shownTo } = draft.state.pieces[piece] ?? {};
  if (!isThereToPlay(draft.state, piece, by)) return;
  const again = playsBefore(draft.state, piece, by);
  const card = known ?? instruction.card;
  if (card === null) {
    if (shownTo === 'all') return;
    push(draft, { task: 'perform', item: by.id, instructions: [instruction] });
    show(draft, [piece], null);
    return;
  }
  const kind = KIND_OF[cardOf(card).type];
  if (!kind) return;
  propose(draft, {
    type: 'ItemPutOnChain',
    data: { item: itemOf(draft.state, termsOf(instruction, again !== null, by), { kind, again }), card, opens: 'play' },
    because: ['action.play-by-effect', 'play.to-chain', 'chain.pending'],
  });
};
