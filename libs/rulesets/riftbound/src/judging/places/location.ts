import type { Finding, Problem } from '#ruleset';
import { countDestinations } from './destinations.js';
import { spellOf } from '../../cards/encodings.js';
import { extraCostsOf } from '../costs/costs-of-cards.js';
import { costNamed } from '../costs/named-costs.js';
import { cardOf } from '../../cards/catalogue.js';
import type { PlayOf } from '../../words/plays.js';
import { cannot, illegal } from '../../words/findings.js';
import { battlefieldName, playerName } from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { facedownAt } from '../../state/zones.js';
import type { Location } from '../../words/vocabulary.js';
import { ambushes, hasAmbush } from './ambush.js';
import { isPermitted } from './permitted.js';
import { NOT_PRESENT, whyNotPresent } from './presence.js';

import { termsOf, isAllowedThere, isKeptThere, onlyPlace, onlyThere } from '../instructed.js';

/** Where a permanent enters (355.2). */
type PlayCard = PlayOf<'PlayCard'>;

/** The battlefield whose facedown zone the card lies in, or null. */
export const hiddenAtOf = (state: RiftboundState, { piece }: PlayCard): number | null =>
  facedownAt(state.pieces[piece]?.zone ?? -1);

/** A place that is not there, or a place for a card that enters none. */
export const placeProblem = (state: RiftboundState, { card, to }: PlayCard): Problem | null => {
  if (to === null) return null;
  if (cardOf(card).type === 'Spell' && countDestinations(spellOf(state, card)?.ability.choices ?? []) === 0) {
    const message = `${cardOf(card).name} is a spell: it enters no place.`;
    return cannot(
      'spell-without-place',
      message,
      'Leave the place out; say where units move to in what the spell does.',
    );
  }
  if (to.zone === 'base') {
    return state.seats[to.seat]
      ? null
      : cannot('no-such-player', 'There is no such player, so no such base.', 'Name a player of this match.');
  }
  return state.battlefields[to.at]
    ? null
    : cannot('no-such-battlefield', 'There is no such battlefield.', `Name one in play: ${inPlay(state)}.`);
};

const inPlay = (state: RiftboundState): string =>
  state.battlefields.map((_, at) => battlefieldName(state, at)).join(' or ');

const fromFacedown = (state: RiftboundState, play: PlayCard, hiddenAt: number): readonly Finding[] => {
  const { card, to } = play;
  const there = to === null || (to.zone === 'battlefield' && to.at === hiddenAt);
  return cardOf(card).type === 'Spell' || there
    ? []
    : [illegal('hidden.permanent-there', `From facedown it has to be played to ${battlefieldName(state, hiddenAt)}.`)];
};

/** The same bars for cards that are played (462.2, 462.3); the book says of moves alone that teammates share no battlefield. */
const NOT_PLAYED = {
  'move.not-to-teammate': 'move.not-to-teammate',
  'move.not-into-others-combat': 'combat.closed-to-others-plays',
  'move.not-third-player': 'combat.no-third-player',
} as const;

const toBattlefield = (state: RiftboundState, play: PlayCard, at: number): readonly Finding[] => {
  const { seat, card } = play;
  const name = cardOf(card).name;
  if (cardOf(card).type !== 'Unit') {
    return [illegal('objects.gear-to-base', `${name} is a gear: it is played to ${playerName(state, seat)}'s base.`)];
  }
  const rule = whyNotPresent(state, at, seat);
  if (rule !== null) {
    const why = NOT_PRESENT[rule](battlefieldName(state, at));
    return [illegal(NOT_PLAYED[rule], `${name} cannot be played there: ${why}.`)];
  }
  if (state.battlefields[at]?.controller === seat || ambushes(state, play) || isPermitted(state, play, at)) return [];
  const terms = termsOf(state, play);
  if (terms && isAllowedThere(terms, { zone: 'battlefield', at })) return [];
  const lacks = `${playerName(state, seat)} does not control ${battlefieldName(state, at)}`;
  return hasAmbush(state, play)
    ? [illegal('keyword.ambush-still-true', `${lacks} and has no unit there for ${name} to ambush beside.`)]
    : [illegal('play.unit-location-default', `${lacks}, so ${name} cannot be played there.`)];
};

/** A unit goes to its player's base or a battlefield they control (355.2.a); from facedown, to that battlefield (811.1.d). */
export const locationFindings = (state: RiftboundState, play: PlayCard): readonly Finding[] => {
  if (cardOf(play.card).type === 'Spell') return [];
  const hiddenAt = hiddenAtOf(state, play);
  if (hiddenAt !== null) return fromFacedown(state, play, hiddenAt);
  const bought = boughtPlace(state, play);
  const terms = termsOf(state, play);
  // Where a cost and an instruction each name a place, its player obeys either (FAQ).
  const isEither = terms !== null && play.to !== null && isKeptThere(terms, play.to);
  if (bought !== null && !isEither) return atBoughtPlace(state, play, bought);
  const to = play.to ?? usualPlace(state, play);
  return [...(terms ? onlyThere(state, terms, { ...play, to }) : []), ...usualLocation(state, play, to)];
};

/** Where a permanent goes when nobody says: the battlefield it lies facedown at (811.1.d.1), where an instruction has a unit played, its player's base. */
export const usualPlace = (state: RiftboundState, play: PlayCard): Location => {
  const at = hiddenAtOf(state, play) ?? boughtPlace(state, play);
  if (at !== null) return { zone: 'battlefield', at };
  const named = cardOf(play.card).type === 'Unit' ? onlyPlace(state, termsOf(state, play), play.seat) : null;
  return named ?? { zone: 'base', seat: play.seat };
};

/** The battlefield to which an additional cost has the unit played; null where none does. */
export const boughtPlace = (state: RiftboundState, play: PlayCard): number | null => {
  if (!play.declared?.extra.length) return null;
  const extras = extraCostsOf(state, play);
  const sources = play.declared.extra.flatMap(({ cost }) => {
    const extra = costNamed(extras, cost);
    return extra?.gift.toHere ? [extra.source] : [];
  });
  const at = state.battlefields.findIndex(({ piece }) => sources.includes(piece));
  return at < 0 ? null : at;
};

const atBoughtPlace = (state: RiftboundState, { card, to, seat }: PlayCard, at: number): readonly Finding[] => {
  const there = to === null || (to.zone === 'battlefield' && to.at === at);
  const where = battlefieldName(state, at);
  if (there && whyNotPresent(state, at, seat) === null) return [];
  return [illegal('play.unit-location-permitted', `${cardOf(card).name} is played to ${where} for that cost.`)];
};

const usualLocation = (state: RiftboundState, play: PlayCard, to: Location): readonly Finding[] => {
  const { seat, card } = play;
  if (to.zone === 'battlefield') return toBattlefield(state, play, to.at);
  if (to.seat === seat) return [];
  const message = `${cardOf(card).name} cannot be played to ${playerName(state, to.seat)}'s base, only to ${playerName(state, seat)}'s own.`;
  return [illegal('play.unit-location-default', message)];
};
