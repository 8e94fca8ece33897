import type { Finding, Problem } from '#ruleset';
import { spellOf } from '../../cards/encodings.js';
import { wayOf } from '../costs/costs-of-cards.js';
import { cardOf } from '../../cards/catalogue.js';
import type { PlayOf } from '../../words/plays.js';
import { cannot, doubtful, illegal } from '../../words/findings.js';
import { battlefieldName, nameOf, playerName } from '../../reading/objects.js';
import { hasKeyword } from '../../reading/layers/keywords.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { battlefieldAt, facedownAt, isSeatZone, locationOf, placeOf } from '../../state/zones.js';
import { instructedItem } from '../instructed.js';
import { fitsPiece } from '../told/fitting.js';
import { hiddenAtOf } from './location.js';

/** Where a card is played from (354, 419.1.a), and what being played from facedown asks of it (811). */
type PlayCard = PlayOf<'PlayCard'>;

const PLAYED_FROM = ['hand', 'champion', 'trash', 'banishment', 'main-deck'] as const;

const zoneOfPiece = (state: RiftboundState, { piece }: PlayCard): number => state.pieces[piece]?.zone ?? -1;

/** What lies unknown in a Champion Zone is the Chosen Champion, and only what can be that is played from there (103.2.a.2). */
export const championProblem = (state: RiftboundState, { piece, card }: PlayCard): Problem | null =>
  isSeatZone(state.pieces[piece]?.zone ?? -1, 'champion') && !fitsPiece(state, piece, card)
    ? cannot(
        'other-kind',
        `${cardOf(card).name} cannot be the Chosen Champion: that is a champion unit with a tag of the legend's, within its domains.`,
        'Play it from the hand.',
      )
    : null;

/** Nobody can play a card that is on the board, on the chain or gone. */
export const originProblem = (state: RiftboundState, play: PlayCard): Problem | null => {
  if (instructedItem(state, play)) return null;
  const zone = zoneOfPiece(state, play);
  if (PLAYED_FROM.some((name) => isSeatZone(zone, name)) || facedownAt(zone) !== null) return null;
  const where =
    placeOf(zone).zone === 'chain'
      ? 'on the chain already'
      : locationOf(zone) === null
        ? 'out of reach'
        : 'on the board already';
  return cannot(
    'wrong-zone',
    `${cardOf(play.card).name} is ${where}, so ${playerName(state, play.seat)} cannot play it.`,
    'Play a card from hand, champion zone or facedown; or correct where the card is first.',
  );
};

const hasHidden = (state: RiftboundState, { piece, card }: PlayCard): boolean =>
  hasKeyword(state, piece, 'Hidden') || cardOf(card).keywords.some((each) => each.keyword === 'Hidden');

const isToldAtTheTable = (state: RiftboundState, { card, instructions }: PlayCard): boolean =>
  instructions !== null || spellOf(state, card) === null;

/** A target off the battlefield is against 811.1.d.2, unless the card's text leaves no other: what is told at the table does not say. */
const strayTargets = (state: RiftboundState, { targets }: PlayCard, hiddenAt: number): readonly Finding[] =>
  targets.flatMap((target) => {
    if (target.kind !== 'piece') return [];
    const zone = state.pieces[target.piece]?.zone ?? -1;
    if (locationOf(zone) === null || battlefieldAt(zone) === hiddenAt) return [];
    const message = `${nameOf(state, target.piece)} is not at ${battlefieldName(state, hiddenAt)}, where the card lay facedown; its text would have to rule targets there out.`;
    return [doubtful('hidden.targets-there', message)];
  });

const fromFacedown = (state: RiftboundState, play: PlayCard, hiddenAt: number): readonly Finding[] => {
  const { hiddenOn, controller } = state.pieces[play.piece] ?? {};
  const name = cardOf(play.card).name;
  const findings: Finding[] = [];
  if (controller !== play.seat)
    findings.push(
      illegal('hidden.cost-and-permission', `${name} is facedown for another player; only its controller may play it.`),
    );
  if (hiddenOn === state.turn.number) {
    findings.push(
      illegal('hidden.cost-and-permission', `${name} was hidden this turn; it may be played from the next turn on.`),
    );
  }
  if (!hasHidden(state, play)) {
    findings.push(
      doubtful('keyword.hidden', `${name} does not have Hidden; only an effect could have put it facedown.`),
    );
  }
  return isToldAtTheTable(state, play) ? [...findings, ...strayTargets(state, play, hiddenAt)] : findings;
};

/**
 * What the rules hold against where the card comes from: the hand, a card with Hidden too (811.3), or the Champion Zone (108.3.d).
 */
export const originFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  if (instructedItem(state, play)) return [];
  const hiddenAt = hiddenAtOf(state, play);
  if (hiddenAt !== null) return fromFacedown(state, play, hiddenAt);
  if (wayOf(state, play) !== null) return [];
  const zone = zoneOfPiece(state, play);
  const name = cardOf(play.card).name;
  if (state.pieces[play.piece]?.owner !== play.seat) {
    return [doubtful('action.play-from', `${name} is another player's card; only an effect could allow playing it.`)];
  }
  if (isSeatZone(zone, 'hand') || isSeatZone(zone, 'champion')) return [];
  return [
    doubtful(
      'action.play-from',
      `${name} is in no hand and no champion zone; only an effect could allow playing it from there.`,
    ),
  ];
};
