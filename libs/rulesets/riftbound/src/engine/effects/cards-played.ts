import { cardOf } from '../../cards/catalogue.js';
import { push } from '../draft.js';
import { propose } from '../gate.js';
import { show } from '../actions/look.js';
import type { ChainItem, ItemKind, RiftboundState } from '../../state/riftbound-state.js';
import { CHAIN_ZONE, isSeatZone } from '../../state/zones.js';
import type { Performer } from './performer.js';
import type { InstructionOf } from '../../words/instruction.js';

const KIND_OF: Readonly<Record<string, ItemKind>> = { Unit: 'unit', Gear: 'gear', Spell: 'spell' };
const PLAYED_FROM = ['hand', 'champion', 'trash', 'banishment', 'main-deck'] as const;

const itemOf = (
  state: RiftboundState,
  { seat, piece, ignoring, cost, less, only, also, then }: InstructionOf<'play'>,
  kind: ItemKind,
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
  definition: null,
  declared: null,
  it: [],
  here: null,
  attachment: null,
});

/**
 * Play a card as part of an effect (419.3): it goes on the chain at once and stays pending until what plays it has resolved
 * (354); then its choices are made and its costs are paid. Where there is nothing to play, nothing happens (419.3.c).
 */
export const play: Performer<'play'> = (draft, instruction, by) => {
  const { piece } = instruction;
  const { card: known = null, zone = CHAIN_ZONE, shownTo } = draft.state.pieces[piece] ?? {};
  if (!PLAYED_FROM.some((name) => isSeatZone(zone, name))) return;
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
    data: { item: itemOf(draft.state, instruction, kind), card, opens: 'play' },
    because: ['action.play-by-effect', 'play.to-chain', 'chain.pending'],
  });
};
