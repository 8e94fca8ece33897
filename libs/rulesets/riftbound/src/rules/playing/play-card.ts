import type { Finding, Problem } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import type { PlayOf } from '../../commands.js';
import { emit, type Draft } from '../../draft.js';
import { instructionsProblem } from '../../effects/problem.js';
import { perform } from '../../effects/perform.js';
import { cannot, doubtful, illegal, note } from '../../findings.js';
import { battlefieldName, hasKeyword, playerName, unitsOfAt } from '../../objects.js';
import { firstProblem, type PlayRule } from '../../play-rule.js';
import type { ChainItem, ItemKind, RiftboundState } from '../../state.js';
import { facedownAt, isSeatZone, zoneOf } from '../../zones.js';
import { pay } from '../costs/pay.js';
import { paymentFor } from '../costs/payment.js';
import { paymentProblem, unpaidFindings } from '../costs/payment-findings.js';
import { costOfCard } from '../costs/total-cost.js';
import { targetFindings, targetOf, targetProblem } from './targets.js';
import { priorityFindings, timingFindings, type Permission } from './timing.js';

/** Playing Cards (349-359). */
type PlayCard = PlayOf<'PlayCard'>;

const KIND_OF: Readonly<Record<string, ItemKind>> = { Unit: 'unit', Gear: 'gear', Spell: 'spell' };

const PLAYED_FROM = ['hand', 'champion', 'trash', 'banishment', 'main-deck'] as const;

const zoneOfPiece = (state: RiftboundState, piece: number): number => state.pieces[piece]?.zone ?? -1;

const identityProblem = (state: RiftboundState, { piece, card }: PlayCard): Problem | null => {
  if (!isCardId(card))
    return cannot('unknown-card', `There is no card "${card}".`, 'Name a card of the set by its name or id.');
  const known = state.pieces[piece]?.card ?? null;
  if (known === null || known === card) return null;
  return cannot(
    'other-card',
    `That piece is ${cardOf(known).name}, not ${cardOf(card).name}.`,
    'Name the piece by its own card.',
  );
};

const zoneProblem = (state: RiftboundState, { seat, piece, card }: PlayCard): Problem | null => {
  const zone = zoneOfPiece(state, piece);
  const playable = PLAYED_FROM.some((name) => isSeatZone(zone, name)) || facedownAt(zone) !== null;
  if (playable) return null;
  return cannot(
    'wrong-zone',
    `${cardOf(card).name} is not where ${playerName(state, seat)} could play it from.`,
    'Play a card from hand, champion zone or facedown; or correct where the card is first.',
  );
};

const typeProblem = (_state: RiftboundState, { card }: PlayCard): Problem | null =>
  KIND_OF[cardOf(card).type]
    ? null
    : cannot(
        'not-playable',
        `${cardOf(card).name} is a ${cardOf(card).type} and is never played.`,
        'Play a unit, a gear or a spell.',
      );

const isUnitCard = (card: string): boolean => cardOf(card).type === 'Unit';

const ambushes = (state: RiftboundState, { seat, piece, card, to }: PlayCard): boolean =>
  to?.zone === 'battlefield' &&
  (hasKeyword(state, piece, 'Ambush') || cardOf(card).keywords.some((each) => each.keyword === 'Ambush')) &&
  unitsOfAt(state, to.at, seat).length > 0;

const permissionOf = (state: RiftboundState, play: PlayCard): Permission => {
  if (facedownAt(zoneOfPiece(state, play.piece)) !== null || ambushes(state, play)) return 'reaction';
  return cardOf(play.card).timing;
};

/** A unit goes to its player's base or a battlefield they control (355.2.a); from facedown, to that battlefield (811.1.d). */
const locationFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  const { seat, to, piece } = play;
  const hiddenAt = facedownAt(zoneOfPiece(state, piece));
  if (hiddenAt !== null && cardOf(play.card).type !== 'Spell' && !(to?.zone === 'battlefield' && to.at === hiddenAt)) {
    return [
      illegal('hidden.permanent-there', `From facedown it has to be played to ${battlefieldName(state, hiddenAt)}.`),
    ];
  }
  if (!to || hiddenAt !== null) return [];
  if (to.zone === 'base') {
    return to.seat === seat
      ? []
      : [illegal('play.unit-location-default', 'A unit is never played to the base of another player.')];
  }
  if (!isUnitCard(play.card)) return [illegal('objects.gear-to-base', 'Gear is played to its base.')];
  if (state.battlefields[to.at]?.controller === seat || ambushes(state, play)) return [];
  return [
    illegal(
      'play.unit-location-default',
      `${playerName(state, seat)} does not control ${battlefieldName(state, to.at)}.`,
    ),
  ];
};

const originFindings = (state: RiftboundState, { seat, piece }: PlayCard): readonly Finding[] => {
  const { zone = -1, owner, hiddenOn, controller } = state.pieces[piece] ?? {};
  if (facedownAt(zone) !== null) {
    if (controller !== seat)
      return [illegal('hidden.cost-and-permission', 'Only its controller may play a facedown card.')];
    return hiddenOn === state.turn.number
      ? [illegal('hidden.cost-and-permission', 'It was hidden this turn; it may be played from the next turn on.')]
      : [];
  }
  if (owner !== seat)
    return [doubtful('action.play-from', "It is another player's card; only an effect could allow this.")];
  if (isSeatZone(zone, 'hand') || isSeatZone(zone, 'champion')) return [];
  return [
    doubtful(
      'action.play-from',
      'By default cards are played from hand or champion zone; only an effect could allow this.',
    ),
  ];
};

const optionFindings = (_state: RiftboundState, { accelerate, card, cost }: PlayCard): readonly Finding[] => [
  ...(accelerate && !cardOf(card).keywords.some((each) => each.keyword === 'Accelerate')
    ? [illegal('keyword.accelerate', `${cardOf(card).name} does not have Accelerate.`)]
    : []),
  ...(cost ? [note('cost.total-changes', 'Its cost is as described at the table.')] : []),
];

const may = (state: RiftboundState, play: PlayCard): readonly Finding[] => [
  ...priorityFindings(state, play.seat),
  ...timingFindings(state, play.seat, permissionOf(state, play)),
  ...originFindings(state, play),
  ...locationFindings(state, play),
  ...optionFindings(state, play),
  ...targetFindings(state, play.piece, play.targets),
  ...unpaidFindings(state, play.seat, { cost: costOfCard(state, play), payment: play.payment }),
];

const itemOf = (state: RiftboundState, play: PlayCard): ChainItem => {
  const kind = KIND_OF[cardOf(play.card).type] ?? 'spell';
  const to = play.to ?? { zone: 'base', seat: play.seat };
  return {
    id: state.nextItem,
    kind,
    controller: play.seat,
    piece: play.piece,
    object: state.pieces[play.piece]?.object ?? -1,
    status: 'pending',
    targets: play.targets.map((target) => targetOf(state, target)),
    to: kind === 'spell' ? null : zoneOf(to),
    accelerated: play.accelerate,
    instructions: kind === 'spell' ? play.instructions : null,
    label: null,
    adds: false,
    from: zoneOfPiece(state, play.piece),
  };
};

/** Steps 1 to 4 of the process of play (354-357): onto the chain with its choices, then the cost. */
const apply = (draft: Draft, play: PlayCard): void => {
  const plan = paymentFor(draft.state, play.seat, { cost: costOfCard(draft.state, play), payment: play.payment });
  const item = itemOf(draft.state, play);
  emit(draft, {
    type: 'ItemPutOnChain',
    data: { item, card: play.card, opens: 'play' },
    because: ['play.to-chain', 'chain.pending'],
  });
  pay(draft, play.seat, plan);
  for (const instruction of play.cost?.instructions ?? []) perform(draft, instruction, item);
};

export const playCard: PlayRule<'PlayCard'> = {
  cannot: (state, play) =>
    firstProblem(
      () =>
        state.pieces[play.piece]
          ? null
          : cannot('no-such-piece', 'That card is not on the table.', 'Name a card that is.'),
      () => identityProblem(state, play),
      () => typeProblem(state, play),
      () => zoneProblem(state, play),
      () => targetProblem(state, play.targets),
      () => paymentProblem(state, play.seat, play.payment),
      () => instructionsProblem(state, [...(play.instructions ?? []), ...(play.cost?.instructions ?? [])]),
      () => (play.to?.zone === 'battlefield' && !state.battlefields[play.to.at] ? noBattlefield() : null),
    ),
  may,
  apply,
};

const noBattlefield = (): Problem =>
  cannot('no-such-battlefield', 'There is no such battlefield.', 'Name one that is in play.');
