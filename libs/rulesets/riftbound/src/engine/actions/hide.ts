import type { Finding, Problem } from '#ruleset';
import { cardOf, isCardId } from '../../cards/catalogue.js';
import { fitsPiece } from '../../judging/told/fitting.js';
import type { PlayOf } from '../../words/plays.js';
import type { Draft } from '../draft.js';
import { doubt } from '../../words/doubts.js';
import { cannot, doubtful, illegal } from '../../words/findings.js';
import { propose } from '../gate.js';
import { battlefieldName, cardAt, playerName } from '../../reading/objects.js';
import { firstProblem, inParts, type PlayRule } from '../play-rule.js';
import { areFriendly } from '../../state/sides.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone, piecesIn } from '../../state/zones.js';
import { pay } from '../costs/pay.js';
import { payableOf, paymentFor } from '../../judging/costs/payment.js';
import { paymentProblem, unpaidFindings } from '../../judging/costs/payment-findings.js';
import { FREE, ONE_POWER } from '../../judging/costs/total-cost.js';
import type { TotalCost } from '../../judging/costs/cost.js';
import { tooManyFacedown } from '../../reading/statics/facedown-room.js';
import { giftsOnBoard, type GiftWith } from '../../reading/statics/statics.js';
import { priorityFindings } from '../../judging/timing.js';
import { turnState } from '../../reading/turn-states.js';
import { policyOf } from '../../words/editions/editions.js';
import { DOMAINS, type Domain } from '../../words/vocabulary.js';

/** Hide (421, 811): a card with Hidden, facedown at a battlefield one controls, for one power. No play, no chain. */
type HideCard = PlayOf<'HideCard'>;

const zoneProblem = (state: RiftboundState, { seat, piece, at }: HideCard): Problem | null => {
  const { zone = -1, owner } = state.pieces[piece] ?? {};
  if (!isSeatZone(zone, 'hand') && !isSeatZone(zone, 'champion')) {
    return cannot(
      'wrong-zone',
      'That card is in no hand and no champion zone.',
      'Hide a card from hand or champion zone.',
    );
  }
  if (owner !== seat)
    return cannot(
      'wrong-zone',
      `It is another player's card, not ${playerName(state, seat)}'s.`,
      'Hide a card of the player who hides it.',
    );
  return state.battlefields[at]
    ? null
    : cannot('no-such-battlefield', 'There is no such battlefield.', 'Name one in play.');
};

const identityProblem = (state: RiftboundState, { piece, card }: HideCard): Problem | null => {
  if (card === null) return null;
  if (!isCardId(card)) return cannot('unknown-card', `There is no card "${card}".`, 'Name a card of the set, or none.');
  const known = state.pieces[piece]?.card ?? null;
  if (known !== null && known !== card) {
    return cannot(
      'other-card',
      `That piece is ${cardOf(known).name}.`,
      'Name the piece by its own card, or not at all.',
    );
  }
  return fitsPiece(state, piece, card)
    ? null
    : cannot('other-kind', `${cardOf(card).name} is no Main Deck card.`, 'Name a unit, a gear or a spell.');
};

/** What is hidden may be unknown to the recorder: then nobody can say yet whether it has Hidden. */
const hasHidden = (state: RiftboundState, { piece, card }: HideCard): readonly Finding[] => {
  const known = state.pieces[piece]?.card ?? card;
  if (known === null)
    return [doubtful('keyword.hidden', 'The card is unknown; whether it has Hidden shows once it is revealed.')];
  return cardOf(known).keywords.some((each) => each.keyword === 'Hidden')
    ? []
    : [illegal('keyword.hidden', `${cardOf(known).name} does not have Hidden.`)];
};

/** From the hand or the Champion Zone (421.2.a), in older editions from the hand alone. */
const origin = (state: RiftboundState, { seat, piece }: HideCard): readonly Finding[] =>
  policyOf(state).hideFrom === 'hand' && !isSeatZone(state.pieces[piece]?.zone ?? -1, 'hand')
    ? [illegal('hidden.when', `The card is not in ${playerName(state, seat)}'s hand.`)]
    : [];

/** Of one's own accord (421.2), whenever that may be (421.2.a): on one's own turn, in an Open State (811.1.b). */
const timing = (state: RiftboundState, { seat }: HideCard): readonly Finding[] => {
  const findings = [...priorityFindings(state, seat)];
  const now = turnState(state);
  if (state.turn.seat !== seat) {
    findings.push(illegal('hidden.cost-and-permission', `It is not ${playerName(state, seat)}'s turn.`));
  } else if (now === 'showdown-open') {
    findings.push(...doubt('hiding-in-a-showdown'));
  } else if (now !== 'neutral-open')
    findings.push(illegal('hidden.cost-and-permission', 'A chain is open, so nothing can be hidden now.'));
  return findings;
};

/** Facedown at a battlefield that its player controls (421.1), where there is room. */
const place = (state: RiftboundState, { seat, at }: HideCard): readonly Finding[] => {
  const findings: Finding[] = [];
  const name = battlefieldName(state, at);
  const controller = state.battlefields[at]?.controller ?? null;
  if (controller !== seat) {
    findings.push(illegal('zones.facedown-controller', `${playerName(state, seat)} does not control ${name}.`));
    if (controller !== null && areFriendly(state, controller, seat))
      findings.push(
        illegal(
          'mode.teams.no-hiding-at-ally',
          `${playerName(state, controller)} controls ${name}: nobody hides at a teammate's.`,
        ),
      );
  }
  if (tooManyFacedown(state, at, 1) > 0) {
    findings.push(illegal('zones.facedown-room', `The facedown zone of ${name} is full.`));
  }
  return findings;
};

/** The domains that a deck may have: its legend's, all of them where that is unknown. */
const identityOf = (state: RiftboundState, seat: number): readonly Domain[] => {
  const [legend] = piecesIn(state, { zone: 'legend', seat });
  return cardAt(state, legend ?? -1)?.domains ?? DOMAINS;
};

/** What hiding costs: one power, of any domain (811.1.b) or in older editions of the identity. */
const usualCost = (state: RiftboundState, seat: number): TotalCost =>
  policyOf(state).hideCost === 'any power' ? ONE_POWER : { ...ONE_POWER, power: [identityOf(state, seat)] };

/** What a text lets its player pay instead: nothing, or energy. */
const otherCost = (hides: GiftWith<'hides'>['hides']): TotalCost =>
  hides === 'ignoring costs' ? FREE : { energy: hides.energy, power: [] };

/** The cost as its payer may best have it: what texts let them pay instead comes first. */
const costOf = (state: RiftboundState, { seat, payment }: HideCard): TotalCost => {
  const others = giftsOnBoard(state, 'hides').flatMap(({ gift, setting }) =>
    setting.you === seat ? [otherCost(gift.hides)] : [],
  );
  const [free] = others.filter((cost) => cost === FREE);
  return free ?? payableOf(state, seat, { costs: [...others, usualCost(state, seat)], payment });
};

const unpaid = (state: RiftboundState, play: HideCard): readonly Finding[] =>
  unpaidFindings(state, play.seat, { cost: costOf(state, play), payment: play.payment });

const apply = (draft: Draft, play: HideCard): void => {
  const { seat, piece, card, at, payment } = play;
  pay(draft, seat, paymentFor(draft.state, seat, { cost: costOf(draft.state, play), payment }));
  propose(draft, {
    type: 'CardHidden',
    data: { seat, piece, card: card ?? draft.state.pieces[piece]?.card ?? null, at },
    because: ['action.hide', 'hidden.not-play', 'hidden.no-chain'],
  });
};

export const hideCard: PlayRule<'HideCard'> = {
  cannot: (state, play) =>
    firstProblem(
      () => zoneProblem(state, play),
      () => identityProblem(state, play),
      () => paymentProblem(state, play.seat, play.payment),
    ),
  ...inParts<RiftboundState, HideCard>(timing, origin, hasHidden, place, unpaid),
  apply,
};
