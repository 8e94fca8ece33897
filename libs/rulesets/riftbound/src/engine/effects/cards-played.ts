import { cardOf } from '../../cards/catalogue.js';
import { stepsOf } from '../../judging/targets/executions.js';
import { push, type Draft } from '../draft.js';
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
  { kind, before }: { readonly kind: ItemKind; readonly before: readonly number[] },
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
  ...(before.length > 0 && { again: before }),
  definition: null,
  declared: null,
  it: [],
  here: null,
  attachment: null,
});

/** A spell that resolves may be played again from the chain, once alone: it is another item then (354). */
const mayBePlayedAgain = ({ chain, pieces }: RiftboundState, piece: number, by: ChainItem): boolean =>
  by.kind === 'spell' && by.piece === piece && pieces[piece]?.zone === CHAIN_ZONE && !isPlayedAgain(chain, by);

/** As which items a card that an effect can play from where it is has been played, none for most; null where it is not there to play. */
const itemsBefore = (state: RiftboundState, piece: number, by: ChainItem): readonly number[] | null => {
  const zone = state.pieces[piece]?.zone ?? CHAIN_ZONE;
  if (PLAYED_FROM.some((name) => isSeatZone(zone, name))) return [];
  return mayBePlayedAgain(state, piece, by) ? [...(by.again ?? []), by.id] : null;
};

/** Whether an effect can play a card from where it is. */
export const isThereToPlay = (state: RiftboundState, piece: number, by: ChainItem): boolean =>
  itemsBefore(state, piece, by) !== null;

/** What is to become of a card as it leaves the chain holds for as long as it is there: also where it is played again from there (390.3.a, 390.5.a). */
const termsOf = (
  instruction: InstructionOf<'play'>,
  before: readonly number[],
  by: ChainItem,
): InstructionOf<'play'> =>
  before.length > 0 ? { ...instruction, then: instruction.then ?? by.instructed?.then ?? null } : instruction;

/** Whether the item that has a card played has more instructions behind this one: the card waits for them (354.3). */
const goesOn = ({ agenda }: Draft, by: ChainItem): boolean => {
  const frame = agenda.findLast((each) => each.task === 'resolve' && each.item === by.id);
  return frame?.task === 'resolve' && frame.next < (by.instructions ?? stepsOf(by) ?? []).length;
};

/**
 * Play a card as part of an effect (419.3): it goes on the chain at once and stays pending until what plays it has resolved
 * (354); then its choices are made and its costs are paid. Where there is nothing to play, nothing happens (419.3.c).
 */
export const play: Performer<'play'> = (draft, instruction, by) => {
  const { piece } = instruction;
  const { card: known = null, shownTo } = draft.state.pieces[piece] ?? {};
  const before = itemsBefore(draft.state, piece, by);
  if (before === null) return;
  const card = known ?? instruction.card;
  if (card === null) {
    if (shownTo === 'all') return;
    push(draft, { task: 'perform', item: by.id, instructions: [instruction] });
    show(draft, [piece], null);
    return;
  }
  const kind = KIND_OF[cardOf(card).type];
  if (!kind) return;
  if (goesOn(draft, by)) draft.asked.add('play.wait-for-resolution');
  propose(draft, {
    type: 'ItemPutOnChain',
    data: { item: itemOf(draft.state, termsOf(instruction, before, by), { kind, before }), card, opens: 'play' },
    because: ['action.play-by-effect', 'play.to-chain', 'chain.pending'],
  });
};
