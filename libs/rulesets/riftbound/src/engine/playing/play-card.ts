import { isForbidding, type Finding, type Problem } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import { endUsed } from '../chain/delayed-abilities-end.js';
import { wayOf } from '../../judging/costs/costs-of-cards.js';
import { keptOf, textFindings } from '../../judging/targets/declaring.js';
import { spellOf } from '../../cards/encodings.js';
import { whyUnplayable } from '../../reading/statics/prohibitions.js';
import { plainSetting, targetOf } from '../../reading/setting.js';
import { cardKeywords } from '../../reading/layers/keywords-of-cards.js';
import type { PlayOf } from '../../words/plays.js';
import { finalizeWhenPaid } from '../chain/finalize.js';
import { emit, type Draft } from '../draft.js';
import { aheadFindings } from '../../judging/told/effects.js';
import { instructionsProblem } from '../../judging/told/instructions.js';
import { perform } from '../effects/perform.js';
import { cannot, illegal } from '../../words/findings.js';
import { playerName } from '../../reading/objects.js';
import { firstProblem, inParts, type PlayRule } from '../play-rule.js';
import type { ChainItem, ItemKind, RiftboundState } from '../../state/riftbound-state.js';
import { zoneOf } from '../../state/zones.js';
import { declaredCostFindings, allTargets } from '../../judging/costs/declared-costs.js';
import { payDeclared } from '../costs/pay-abilities.js';
import { pay } from '../costs/pay.js';
import { payableOf, paymentFor } from '../../judging/costs/payment.js';
import { paymentProblem, unpaidFindings } from '../../judging/costs/payment-findings.js';
import { costsOfCard } from '../../judging/costs/total-cost.js';
import { ambushes, hasAmbush } from '../../judging/places/ambush.js';
import { type TotalCost } from '../../judging/costs/cost.js';
import { asInstructed } from './instructed.js';
import { instructedItem, instructedProblem } from '../../judging/instructed.js';
import { hiddenAtOf, locationFindings, placeProblem, usualPlace } from '../../judging/places/location.js';
import { championProblem, originFindings, originProblem } from '../../judging/places/origin.js';
import { targetFindings, targetProblem } from '../../judging/targets/targets.js';
import { toldCost, toldModes, toldSpell } from '../../judging/told/told.js';
import { namingFindings } from '../../judging/naming.js';
import { priorityFindings, timingFindings, type Permission } from '../../judging/timing.js';

/** Playing Cards (349-359). */
type PlayCard = PlayOf<'PlayCard'>;

const KIND_OF: Readonly<Record<string, ItemKind>> = { Unit: 'unit', Gear: 'gear', Spell: 'spell' };

const zoneOfPiece = (state: RiftboundState, piece: number): number => state.pieces[piece]?.zone ?? -1;

const identityProblem = (state: RiftboundState, { piece, card }: PlayCard): Problem | null => {
  // A line that says no more than "unknown" names no card at all.
  if ((card as string | null) === null)
    return cannot('unknown-card', 'Nobody knows which card this is.', 'Say which one is played: CARD as NAME.');
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

/** What is told with a play is what the card does as it resolves, and only a spell does anything then (359). */
const instructionProblem = (state: RiftboundState, { card, instructions, cost }: PlayCard): Problem | null =>
  instructions !== null && cardOf(card).type !== 'Spell'
    ? cannot(
        'does-nothing-as-played',
        `${cardOf(card).name} is no spell: it does nothing as it is played.`,
        'Record the play by itself, and announce what triggers on it.',
      )
    : instructionsProblem(state, [...(instructions ?? []), ...(cost?.instructions ?? [])]);

/** What lies facedown has Reaction (811.6); Ambush and Quick-Draw give it where their conditions are met (813.4). */
const permissionOf = (state: RiftboundState, play: PlayCard): Permission => {
  if (hiddenAtOf(state, play) !== null || ambushes(state, play)) return 'reaction';
  if (cardKeywords(state, play).includes('Quick-Draw')) return 'reaction';
  return cardOf(play.card).timing;
};

const hasAccelerate = (state: RiftboundState, play: PlayCard): boolean =>
  cardOf(play.card).keywords.some((each) => each.keyword === 'Accelerate') ||
  cardKeywords(state, play).includes('Accelerate');

const optionFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  const { accelerate, card, cost, instructions } = play;
  return [
    ...(accelerate && !hasAccelerate(state, play)
      ? [illegal('keyword.accelerate', `${cardOf(card).name} does not have Accelerate.`)]
      : []),
    ...(cost ? toldCost(state, card) : []),
    ...aheadFindings(state, { instructions, source: play.piece, targets: allTargets(play) }),
    ...(instructions ? toldSpell(state, card) : []),
  ];
};

/** The total cost, as the payer may best have it. */
const costOf = (state: RiftboundState, play: PlayCard): TotalCost =>
  payableOf(state, play.seat, { costs: costsOfCard(state, play), payment: play.payment });

/**
 * Whether the moment allows what a player does of their own accord (419.2); an instruction to play a card is its own permission
 * (419.3.a).
 */
const momentFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] =>
  instructedItem(state, play)
    ? []
    : [
        ...priorityFindings(state, play.seat),
        ...timingFindings(state, {
          seat: play.seat,
          permission: permissionOf(state, play),
          what: cardOf(play.card).name,
          permanent: cardOf(play.card).type !== 'Spell',
        }),
      ];

/** Whether the moment rules the play out, whatever else is chosen for it: with Ambush it asks where the unit goes (822). */
export const isOutOfTime = (state: RiftboundState, play: PlayCard): boolean =>
  !hasAmbush(state, play) && isForbidding(momentFindings(state, play));

/** What a card forbids is forbidden, whatever permits it (054.1). */
const forbiddenFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  const to = play.to ?? (KIND_OF[cardOf(play.card).type] === 'spell' ? null : usualPlace(state, play));
  const why = whyUnplayable(state, { ...play, to });
  if (why === null) return [];
  const message = `${playerName(state, play.seat)} cannot play ${cardOf(play.card).name} so: ${why}.`;
  return [illegal('reading.forbid-beats-permit', message)];
};

const unpaid = (state: RiftboundState, play: PlayCard): readonly Finding[] =>
  unpaidFindings(state, play.seat, { cost: costOf(state, play), payment: play.payment });

/** The encoded text that a spell resolves by; none where its effects are announced with the play. */
const encodedSpell = (state: RiftboundState, { card, instructions }: PlayCard): ReturnType<typeof spellOf> =>
  instructions === null ? spellOf(state, card) : null;

/**
 * The objects chosen (355.5), as legal targets (358.1): what the encoded text asks for, or anything that can be one where it is
 * told.
 */
const chosenFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  const spell = encodedSpell(state, play);
  if (!spell) return [...targetFindings(state, play, allTargets(play)), ...toldModes(state, play.card, play.declared)];
  const setting = { ...plainSetting(state, play.piece, play.seat), paid: play.declared?.extra ?? [] };
  return textFindings(setting, spell.ability, play);
};

/** Where a permanent enters; of a spell, the destination that it chooses. */
const enteringAt = (state: RiftboundState, play: PlayCard, kind: ItemKind): number | null => {
  if (kind === 'spell') return play.to && zoneOf(play.to);
  return zoneOf(play.to ?? usualPlace(state, play));
};

/** The item that a card becomes as it is played: a new object, pending, with the choices that were made, which stay (355.15). */
export const itemOf = (state: RiftboundState, play: PlayCard): ChainItem => {
  const kind = KIND_OF[cardOf(play.card).type] ?? 'spell';
  return {
    id: state.nextItem,
    kind,
    controller: play.seat,
    piece: play.piece,
    object: state.pieces[play.piece]?.object ?? -1,
    status: 'pending',
    targets: allTargets(play).map((target) => targetOf(state, target)),
    to: enteringAt(state, play, kind),
    accelerated: play.accelerate,
    instructions: kind === 'spell' ? play.instructions : null,
    label: null,
    adds: false,
    from: zoneOfPiece(state, play.piece),
    definition: encodedSpell(state, play)?.name ?? null,
    it: [],
    here: null,
    attachment: null,
    declared: keptOf(play.declared, wayOf(state, play)?.isFlow),
  };
};

/** A card that an instruction plays is on the chain already: its choices are added. */
const putOnChain = (draft: Draft, item: ChainItem, card: string): void => {
  if (item.instructed) emit(draft, { type: 'PlaySettled', data: { item }, because: ['play.choices'] });
  else
    emit(draft, {
      type: 'ItemPutOnChain',
      data: { item, card, opens: 'play' },
      because: ['play.to-chain', 'chain.pending'],
    });
};

/** Steps 1 to 4 of the process of play (354-357): onto the chain with its choices, then the cost. */
const apply = (draft: Draft, play: PlayCard): void => {
  const plan = paymentFor(draft.state, play.seat, { cost: costOf(draft.state, play), payment: play.payment });
  const item = asInstructed(draft.state, play, itemOf(draft.state, play));
  const way = wayOf(draft.state, play);
  putOnChain(draft, item, play.card);
  finalizeWhenPaid(draft, item);
  pay(draft, play.seat, plan);
  for (const instruction of play.cost?.instructions ?? []) perform(draft, instruction, item);
  payDeclared(draft, play, item);
  endUsed(draft, way?.delayed);
};

/** Playing a card (350, 419): it is put on the chain, and queued to be finalized (419.1). */
export const playCard: PlayRule<'PlayCard'> = {
  cannot: (state, play) =>
    firstProblem(
      () =>
        state.pieces[play.piece]
          ? null
          : cannot('no-such-piece', 'That card is not on the table.', 'Name a card that is.'),
      () => identityProblem(state, play),
      () => typeProblem(state, play),
      () => championProblem(state, play),
      () => instructedProblem(state, play),
      () => originProblem(state, play),
      () => placeProblem(state, play),
      () => targetProblem(state, allTargets(play)),
      () => paymentProblem(state, play.seat, play.payment),
      () => instructionProblem(state, play),
    ),
  ...inParts(
    momentFindings,
    forbiddenFindings,
    originFindings,
    locationFindings,
    optionFindings,
    namingFindings,
    chosenFindings,
    declaredCostFindings,
    unpaid,
  ),
  apply,
};
