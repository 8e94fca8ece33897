import { words } from '#ruleset';
import type { ChainFact } from '../../state/facts.js';
import { modesNumbered } from '../../cards/modes-by-number.js';
import type { ChainItem, ItemDeclared } from '../../state/riftbound-state.js';
import type { ModeNamed } from '../../words/plays.js';
import type { SeatZone } from '../../words/vocabulary.js';
import { describeInstructions } from './instructions.js';
import { item, pieceName, placeName, targetName, who, type Listener, type Tellers } from './tell.js';
import { itemOn } from '../../state/chain-item.js';

const { listed } = words;

const putOnChain = (put: ChainItem, card: string | null, listener: Listener): string => {
  const name = pieceName(listener, put.piece, card);
  const player = who(listener, put.controller);
  const targets =
    put.targets.length === 0 ? '' : `, choosing ${listed(put.targets.map((each) => targetName(listener, each)))}`;
  if (put.kind === 'triggered') return `${put.label ?? 'An ability'} of ${name} triggers for ${player}${targets}.`;
  if (put.kind === 'activated') return `${player} activates ${put.label ?? 'an ability'} of ${name}${targets}.`;
  if (put.kind === 'token') return `${describeInstructions(put.instructions ?? [], listener)}, once this has resolved.`;
  return `${player} plays ${name}${put.accelerated ? ' accelerated' : ''}${targets}.`;
};

const left = (what: string, to: SeatZone | null): string =>
  to === null ? `${what}.` : `${what} and goes to its owner's ${to}.`;

const modesIn = (declared: ItemDeclared | null): readonly ModeNamed[] =>
  declared === null ? [] : [declared, ...declared.repeats].flatMap(({ modes }) => modes);

/** Modes that an item has got by choices made anew, as lines number them. */
const otherModes = (id: number, declared: ItemDeclared | null, { before }: Listener): string => {
  const was = itemOn(before, id);
  if (!was || was.status === 'pending') return '';
  const [old, now] = [was.declared, declared].map((each) => modesNumbered(was.definition, modesIn(each ?? null)));
  if (JSON.stringify(old) === JSON.stringify(now)) return '';
  const said = (now ?? []).map((mode) => (typeof mode === 'number' ? String(mode + 1) : mode));
  return `; ${said.length === 1 ? 'its mode is' : 'its modes are'} ${listed(said)} now`;
};

export const tellChain: Tellers<ChainFact> = {
  ItemPutOnChain: ({ item: put, card }, listener) => putOnChain(put, card, listener),
  PlaySettled: ({ item: settled }, listener) =>
    settled.targets.length === 0
      ? `How ${item(listener, settled.id)} is played is settled.`
      : `Targets of ${item(listener, settled.id)}: ${listed(settled.targets.map((each) => targetName(listener, each)))}.`,
  ChainItemFinalized: ({ item: id }, listener) => `${item(listener, id)} is finalized.`,
  ItemControlChanged: ({ item: id, seat }, listener) =>
    `${who(listener, seat)} takes control of ${item(listener, id)}.`,
  TargetsMissed: ({ item: id, missed }, listener) => {
    const targets = itemOn(listener.before, id)?.targets ?? [];
    const names = missed.flatMap((index) => (targets[index] ? [targetName(listener, targets[index])] : []));
    return `${item(listener, id)} misses ${listed(names)}: no legal target any more.`;
  },
  ChainItemResolving: ({ item: id, instructions }, listener) =>
    instructions === null || instructions.length === 0
      ? `${item(listener, id)} resolves.`
      : `${item(listener, id)} resolves: ${describeInstructions(instructions, listener)}.`,
  ChainItemResolved: ({ item: id, to }, listener) => left(`${item(listener, id)} has resolved`, to),
  ChainItemCountered: ({ item: id, to }, listener) => left(`${item(listener, id)} is countered`, to),
  ChainItemRemoved: ({ item: id, to }, listener) => left(`${item(listener, id)} leaves the chain`, to),
  PermanentEntered: ({ piece, to, exhausted }, listener) =>
    `${pieceName(listener, piece)} enters ${placeName(listener, to)} ${exhausted ? 'exhausted' : 'ready'}.`,
  ChainClosed: () => 'The chain is empty.',
  TriggersOrdered: ({ seat, items }, listener) =>
    `${who(listener, seat)} places the triggers in this order: ${listed(items.map((id) => item(listener, id)))}.`,
  TargetsChosen: ({ item: id, targets, declared }, listener) =>
    `Targets of ${item(listener, id)}: ${listed(targets.map((each) => targetName(listener, each)))}${otherModes(id, declared, listener)}.`,
};
