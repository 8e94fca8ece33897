import type { PlayTarget } from '../words/plays.js';
import type { Vote } from '../state/agenda.js';
import type { PaidCost } from '../state/chain-item.js';
import type { ChainItem, ObjectRef, RiftboundState, StepProgress, Target } from '../state/riftbound-state.js';
import { battlefieldZone, CHAIN_ZONE, facedownAt } from '../state/zones.js';
import type { AbilityName, Choosing, TriggerEvent } from '../words/definition.js';
import type { Location } from '../words/vocabulary.js';
import { makingStep } from '../cards/abilities-within.js';
import { abilityOf } from '../cards/encodings.js';

/**
 * What the symbols of an ability are read against: the table now, whose ability it is, its source, where that is or was, what
 * was chosen, what the trigger speaks of, and what the instructions before have acted on and picked.
 */
export interface Setting {
  readonly state: RiftboundState;
  readonly you: number;
  /** Whose ability it is, also while another player is "you" in an instruction. */
  readonly controller: number;
  readonly source: number;
  /** The object that the source was: `this` means nothing once the piece has become another (124). */
  readonly object: number;
  /** The attached object whose Effect Text this is, which speaks of itself as "this" (136.2.d). */
  readonly attachment: ObjectRef | null;
  /** The card on which the text is printed, wherever it is an ability of: its symbols are of that card's domains; null for the source's. */
  readonly printedOn: string | null;
  /** The chain item that it is, or that made it; null for what is no item's. */
  readonly item: number | null;
  /** Zone number of the source, as it triggered where it has left. */
  readonly here: number;
  /** Zone number of where the source was as it triggered, wherever it is now. */
  readonly there: number;
  /** Zone numbers between which the event moved what it was about. */
  readonly between: readonly number[];
  readonly choices: readonly Choosing[];
  readonly targets: readonly Target[];
  readonly to: number | null;
  /** Zone numbers of further destinations. */
  readonly also: readonly number[];
  /** What the trigger speaks of, as far as that is still there. */
  readonly it: readonly number[];
  /** All that it spoke of as it triggered, whatever has become of that. */
  readonly spokenOf: readonly number[];
  readonly that: readonly ObjectRef[];
  /** Additional costs that were paid for the item, or are declared for the play that is judged. */
  readonly paid: readonly PaidCost[];
  readonly those: readonly number[];
  /** Of those, the ones to which it was not done, because something else happened instead. */
  readonly undone: readonly number[];
  readonly chosen: readonly number[];
  /** What was chosen as the text was executed before, where it is executed several times. */
  readonly earlier: readonly number[];
  readonly left: StepProgress['left'];
  /** Whether the cost within an instruction so far was paid. */
  readonly paidWithin: boolean;
  /** How much was paid for the instruction under way. */
  readonly amount: number;
  readonly picks: readonly (readonly number[])[];
  /** Where tokens of the instruction under way are played, as far as that has been chosen. */
  readonly places: readonly Location[];
  /** Which of those tokens are accelerated, as far as that has been decided. */
  readonly accelerated: readonly boolean[];
  /** Words that players have chosen. */
  readonly votes: readonly Vote[];
  /** The battlefield where the card lay facedown from which this comes: its choices are made there (811.1.d). */
  readonly hiddenAt: number | null;
  /** The item is resolving: which targets are legal has been settled (359.3.e.7). */
  readonly resolving: boolean;
}

const NONE: readonly never[] = [];

/** Zone number of where a card is; while it is on the chain, of where it came from. */
export const cameFrom = ({ pieces, chain }: RiftboundState, number: number): number => {
  const zone = pieces[number]?.zone ?? NOWHERE;
  return zone === CHAIN_ZONE ? (chain.find(({ piece }) => piece === number)?.from ?? zone) : zone;
};

/** The setting of a static ability, or of anything else that has chosen nothing. */
export const plainSetting = (state: RiftboundState, source: number, you: number): Setting => ({
  state,
  you,
  controller: you,
  source,
  object: state.pieces[source]?.object ?? -1,
  attachment: null,
  printedOn: null,
  item: null,
  here: state.pieces[source]?.zone ?? -1,
  there: state.pieces[source]?.zone ?? -1,
  between: NONE,
  choices: NONE,
  targets: NONE,
  to: null,
  also: NONE,
  it: NONE,
  spokenOf: NONE,
  that: NONE,
  paid: NONE,
  those: NONE,
  undone: NONE,
  chosen: NONE,
  earlier: NONE,
  paidWithin: false,
  amount: 0,
  left: NONE,
  picks: NONE,
  places: NONE,
  accelerated: NONE,
  votes: NONE,
  hiddenAt: facedownAt(state.pieces[source]?.zone ?? -1),
  resolving: false,
});

/** Who controls the abilities of a source: of a battlefield its controller (190.6.a), or the turn player (190.6.b). */
const controllerOf = (state: RiftboundState, source: number): number => {
  const battlefield = state.battlefields.find((each) => each.piece === source);
  if (battlefield) return battlefield.controller ?? state.turn.seat;
  return state.pieces[source]?.controller ?? 0;
};

/** Zone number of where an object is: a battlefield is at itself (199.1). */
export const spotOf = (state: RiftboundState, piece: number): number => {
  const at = state.battlefields.findIndex((each) => each.piece === piece);
  return at < 0 ? (state.pieces[piece]?.zone ?? -1) : battlefieldZone(at);
};

/** The setting of an ability of an object on the board; a battlefield is at itself (199.1). */
export const boardSetting = (state: RiftboundState, source: number): Setting => ({
  ...plainSetting(state, source, controllerOf(state, source)),
  here: spotOf(state, source),
});

/** A piece as the object that it is now. */
export const objectRef = (state: RiftboundState, piece: number): ObjectRef => ({
  piece,
  object: state.pieces[piece]?.object ?? -1,
});

/** The setting of an ability that an object has: of its own text, or of what an attachment appends. */
export const abilitySetting = (state: RiftboundState, source: number, attachment: number | null): Setting => {
  const setting = boardSetting(state, source);
  return attachment === null ? setting : { ...setting, attachment: objectRef(state, attachment) };
};

/** What was paid for an item, and where its further moves go. */
const declaredFor = ({ declared }: ChainItem): Pick<Setting, 'paid' | 'also'> => ({
  paid: declared?.paid ?? NONE,
  also: declared?.also ?? NONE,
});

/** The piece that the source of an item is: a battlefield that has been replaced is the same object as what took its place (438.1.a). */
const sourceNow = ({ battlefields, pieces }: RiftboundState, { piece, object }: ChainItem): number =>
  battlefields.find((each) => pieces[each.piece]?.object === object)?.piece ?? piece;

/** What an item's text stands on. */
const textOf = ({ attachment, definition }: ChainItem): Pick<Setting, 'attachment' | 'printedOn'> => ({
  attachment,
  printedOn: definition?.card ?? null,
});

/** The setting of an item on the chain. */
export const settingOf = (state: RiftboundState, item: ChainItem, choices: readonly Choosing[]): Setting => ({
  ...plainSetting(state, sourceNow(state, item), item.controller),
  object: item.kind === 'spell' ? (state.pieces[item.piece]?.object ?? -1) : item.object,
  ...textOf(item),
  item: item.id,
  there: item.here ?? -1,
  here: hereOf(state, item),
  between: item.between ?? NONE,
  choices,
  targets: item.targets,
  to: item.to,
  it: item.gone === undefined ? item.it : item.it.filter((number) => !item.gone?.includes(number)),
  spokenOf: item.it,
  that: item.that ?? [],
  ...declaredFor(item),
  hiddenAt: facedownAt(item.from ?? -1),
  resolving: item.status === 'resolving',
});

/** No zone: nothing is there, and nothing is elsewhere than there. */
export const NOWHERE = -1;

/**
 * Where the source is, as the instruction is executed (359.3.f.1, 359.3.f.2). Once it is no longer the same object it is nowhere
 * (359.3.e.12), unless the ability looks back. A spell's is where it was hidden.
 */
const hereOf = (state: RiftboundState, item: ChainItem): number => {
  const source = sourceNow(state, item);
  const piece = state.pieces[source];
  if (item.kind === 'spell') return item.here ?? piece?.zone ?? NOWHERE;
  if (piece?.object === item.object) return boardSetting(state, source).here;
  return item.definition && looksBack(item.definition) ? (item.here ?? NOWHERE) : NOWHERE;
};

/** A delayed ability speaks of where it was made (359.3.f.3.a); a reflexive trigger (387) of what the one that makes it speaks of. */
const isMadeSo = (name: AbilityName, within: readonly string[]): boolean => {
  const outer = { ...name, within: within.slice(0, -1) };
  const maker = abilityOf(outer);
  const step = maker && makingStep(maker, within.at(-1));
  return step?.do === 'delay' || looksBack(outer);
};

/**
 * Whether the place of a source that has left was noted as the item was made: as an ability triggers on its own source leaving
 * (428.1.a.1.b, 808.1.d.3), as the source leaves for the cost (359.3.e.13), and as a delayed ability is made (359.3.f.3.a).
 */
const looksBack = (name: AbilityName): boolean => {
  if (name.within && name.within.length > 0) return isMadeSo(name, name.within);
  const ability = abilityOf(name);
  if (ability?.kind === 'triggered') return ability.when.some(waitsForItsSourceToLeave);
  if (ability?.kind !== 'activated') return false;
  const { killThis, banishThis, recycleThis } = ability.cost;
  return Boolean(killThis ?? banishThis ?? recycleThis);
};

/** What an object triggers on though it has left with it (383.2.c.2, 808.1.d.2). */
export const LEAVING: ReadonlySet<string> = new Set(['dies', 'leaves', 'returned']);

const waitsForItsSourceToLeave = (event: TriggerEvent): boolean =>
  LEAVING.has(event.event) && 'of' in event && event.of === 'this';

/** What is chosen is targeted (355.7): as the object it is now. */
export const targetOf = (state: RiftboundState, target: PlayTarget): Target =>
  target.kind === 'piece'
    ? { kind: 'piece', piece: target.piece, object: state.pieces[target.piece]?.object ?? -1 }
    : target;
