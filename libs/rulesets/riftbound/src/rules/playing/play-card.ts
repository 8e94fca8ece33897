import type { Finding, Problem } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import { choiceFindings, choosesDestination } from '../../abilities/choosing.js';
import type { Choosing } from '../../abilities/definition.js';
import { spellOf } from '../../abilities/definitions.js';
import { plainSetting } from '../../abilities/setting.js';
import type { PlayOf } from '../../commands.js';
import { emit, type Draft } from '../../draft.js';
import { instructionsProblem } from '../../effects/problem.js';
import { perform } from '../../effects/perform.js';
import { cannot, illegal, note } from '../../findings.js';
import { firstProblem, type PlayRule } from '../../play-rule.js';
import type { ChainItem, ItemKind, RiftboundState } from '../../state.js';
import type { Location } from '../../vocabulary.js';
import { zoneOf } from '../../zones.js';
import { pay } from '../costs/pay.js';
import { paymentFor } from '../costs/payment.js';
import { paymentProblem, unpaidFindings } from '../costs/payment-findings.js';
import { costOfCard } from '../costs/total-cost.js';
import { ambushes, hiddenAtOf, locationFindings, placeProblem } from './location.js';
import { originFindings, originProblem } from './origin.js';
import { targetFindings, targetOf, targetProblem } from './targets.js';
import { priorityFindings, timingFindings, type Permission } from './timing.js';

/** Playing Cards (349-359). */
type PlayCard = PlayOf<'PlayCard'>;

const KIND_OF: Readonly<Record<string, ItemKind>> = { Unit: 'unit', Gear: 'gear', Spell: 'spell' };

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

const typeProblem = (_state: RiftboundState, { card }: PlayCard): Problem | null =>
  KIND_OF[cardOf(card).type]
    ? null
    : cannot(
        'not-playable',
        `${cardOf(card).name} is a ${cardOf(card).type.toLowerCase()} and is never played.`,
        'Play a unit, a gear or a spell.',
      );

const permissionOf = (state: RiftboundState, play: PlayCard): Permission => {
  if (hiddenAtOf(state, play) !== null || ambushes(state, play)) return 'reaction';
  return cardOf(play.card).timing;
};

const optionFindings = (_state: RiftboundState, { accelerate, card, cost }: PlayCard): readonly Finding[] => [
  ...(accelerate && !cardOf(card).keywords.some((each) => each.keyword === 'Accelerate')
    ? [illegal('keyword.accelerate', `${cardOf(card).name} does not have Accelerate.`)]
    : []),
  ...(cost ? [note('cost.total-changes', `What ${cardOf(card).name} costs is as described at the table.`)] : []),
];

const may = (state: RiftboundState, play: PlayCard): readonly Finding[] => [
  ...priorityFindings(state, play.seat),
  ...timingFindings(state, { seat: play.seat, permission: permissionOf(state, play), what: cardOf(play.card).name }),
  ...originFindings(state, play),
  ...locationFindings(state, play),
  ...optionFindings(state, play),
  ...chosenFindings(state, play),
  ...unpaidFindings(state, play.seat, { cost: costOfCard(state, play), payment: play.payment }),
];

/** The encoded text that a spell resolves by; none where its effects are announced with the play. */
const encodedSpell = (state: RiftboundState, { card, instructions }: PlayCard): ReturnType<typeof spellOf> =>
  instructions === null ? spellOf(state, card) : null;

/** The targets: what the encoded text asks for, or anything that can be a target where it is told at the table. */
const chosenFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  const spell = encodedSpell(state, play);
  if (!spell) return targetFindings(state, play.piece, play.targets);
  const choices = spell.ability.choices ?? [];
  return [
    ...choiceFindings(plainSetting(state, play.piece, play.seat), choices, play.targets),
    ...destinationFindings(state, play, choices),
  ];
};

/** A destination has to be chosen; a unit played by the effect goes where its player may play units (355.2.a). */
const destinationFindings = (
  state: RiftboundState,
  { seat, to, card }: PlayCard,
  choices: readonly Choosing[],
): readonly Finding[] => {
  if (!choosesDestination(choices)) return [];
  if (to === null) return [illegal('play.move-destination', 'The destination has to be chosen.')];
  const plays = choices.some((choosing) => 'destination' in choosing && choosing.destination === 'play');
  const own = to.zone === 'base' ? to.seat === seat : state.battlefields[to.at]?.controller === seat;
  const message = `${cardOf(card).name} plays a unit to its player's base or to a battlefield that they control.`;
  return plays && !own ? [illegal('play.unit-location-default', message)] : [];
};

/** Where a permanent goes when nobody says: its player's base, or the battlefield it lies facedown at (811.1.d.1). */
const usualPlace = (state: RiftboundState, play: PlayCard): Location => {
  const at = hiddenAtOf(state, play);
  return at === null ? { zone: 'base', seat: play.seat } : { zone: 'battlefield', at };
};

/** The item that a card becomes as it is played: a new object, pending, with the choices that were made. */
export const itemOf = (state: RiftboundState, play: PlayCard): ChainItem => {
  const kind = KIND_OF[cardOf(play.card).type] ?? 'spell';
  const to = play.to ?? usualPlace(state, play);
  return {
    id: state.nextItem,
    kind,
    controller: play.seat,
    piece: play.piece,
    object: state.pieces[play.piece]?.object ?? -1,
    status: 'pending',
    targets: play.targets.map((target) => targetOf(state, target)),
    to: kind === 'spell' ? play.to && zoneOf(play.to) : zoneOf(to),
    accelerated: play.accelerate,
    instructions: kind === 'spell' ? play.instructions : null,
    label: null,
    adds: false,
    from: zoneOfPiece(state, play.piece),
    definition: encodedSpell(state, play)?.name ?? null,
    it: [],
    here: null,
    attachment: null,
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
      () => originProblem(state, play),
      () => placeProblem(state, play),
      () => targetProblem(state, play.targets),
      () => paymentProblem(state, play.seat, play.payment),
      () => instructionsProblem(state, [...(play.instructions ?? []), ...(play.cost?.instructions ?? [])]),
    ),
  may,
  apply,
};
