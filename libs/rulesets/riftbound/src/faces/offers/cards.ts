import type { Slot } from '#ruleset';
import { isPlayableFromTrash } from '../../judging/costs/costs-of-cards.js';
import { spellOf } from '../../cards/encodings.js';
import { plainSetting } from '../../reading/setting.js';
import { cardOf } from '../../cards/catalogue.js';
import type { PlayOf, PlayTarget } from '../../words/plays.js';
import { type Candidate, placeLabel } from './candidate.js';
import { isAccepted } from './accepted.js';
import { isOutOfTime } from '../../engine/playing/play-card.js';
import { chosen, withOptions } from './targets.js';
import { cardVariants, type Variant } from './declared.js';
import { allPlaces } from '../../judging/places/all-places.js';
import { withNames } from './naming.js';
import { battlefieldName, nameOf } from '../../reading/objects.js';
import { permanents } from './permanents.js';
import { hasKeyword } from '../../reading/layers/keywords.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import type { Location } from '../../words/vocabulary.js';
import { facedownAt, piecesIn } from '../../state/zones.js';

type PlayCard = PlayOf<'PlayCard'>;

/** Cards a seat may think of playing: hand, champion zone, its facedown cards. Unknown ones cannot be listed by name. */
const playable = (state: RiftboundState, seat: number): readonly number[] => {
  const facedown = state.battlefields.flatMap((_, at) => piecesIn(state, { zone: 'facedown', at }));
  return [
    ...piecesIn(state, { zone: 'hand', seat }),
    ...piecesIn(state, { zone: 'champion', seat }),
    ...facedown.filter((piece) => state.pieces[piece]?.controller === seat),
    ...piecesIn(state, { zone: 'trash', seat }).filter((piece) => isPlayableFromTrash(state, seat, piece)),
  ].filter((piece) => state.pieces[piece]?.card !== null);
};

const locations = (state: RiftboundState, seat: number): readonly Location[] => [
  { zone: 'base', seat },
  ...state.battlefields.map((_, at): Location => ({ zone: 'battlefield', at })),
];

const targetOptions = (state: RiftboundState, play: PlayCard): Slot['options'] => [
  ...permanents(state)
    .filter((piece) => piece !== play.piece)
    .map((piece): { value: PlayTarget; label: string } => ({
      value: { kind: 'piece', piece },
      label: nameOf(state, piece),
    })),
  ...state.chain.map((item): { value: PlayTarget; label: string } => ({
    value: { kind: 'item', item: item.id },
    label: `${nameOf(state, item.piece)} on the chain`,
  })),
];

const MOST_TARGETS = 4;

/** Targets of a card whose text is not encoded: anything there. One at a time where Deflect makes each choice cost more. */
const targetSlot = (state: RiftboundState, play: PlayCard): Slot | null => {
  if (cardOf(play.card).type !== 'Spell' || spellOf(state, play.card)) return null;
  const options = targetOptions(state, play).filter(({ value }) =>
    isAccepted(state, { ...play, targets: [value as PlayTarget] }),
  );
  if (options.length === 0) return null;
  const taxed = permanents(state).some((piece) => hasKeyword(state, piece, 'Deflect'));
  return {
    name: 'targets',
    question: 'Which targets?',
    options,
    many: { min: 0, max: Math.min(options.length, taxed ? 1 : MOST_TARGETS) },
  };
};

/** Spells whose text is encoded: the play with the first targets that fit, and a slot with every list of them. */
const encodedSpell = (state: RiftboundState, play: PlayCard): readonly Candidate[] | null => {
  const spell = cardOf(play.card).type === 'Spell' ? spellOf(state, play.card) : null;
  if (!spell) return null;
  const setting = plainSetting(state, play.piece, play.seat);
  const text = spell.ability;
  const places = allPlaces(state, play.seat);
  const variants = cardVariants(state, { played: play, setting, text, name: spell.name, places });
  return chosen(play, `Play ${cardOf(play.card).name}`, { setting, text, variants, places });
};

const firstLocation = (state: RiftboundState, seat: number, piece: number): Location | null => {
  const at = facedownAt(state.pieces[piece]?.zone ?? -1);
  return at === null ? null : { zone: 'battlefield', at };
};

const plays = (state: RiftboundState, seat: number, piece: number): readonly PlayCard[] => {
  const card = state.pieces[piece]?.card;
  if (!card) return [];
  const spell = cardOf(card).type === 'Spell';
  const play: PlayCard = {
    play: 'PlayCard',
    seat,
    piece,
    card,
    to: spell ? null : firstLocation(state, seat, piece),
    targets: [],
    accelerate: false,
    declared: null,
    cost: null,
    instructions: null,
    payment: null,
  };
  return hasKeyword(state, piece, 'Accelerate') ? [play, { ...play, accelerate: true }] : [play];
};

/** Cards to play, each with where a unit may go and what a spell may target. */
export const cardCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  playable(state, seat).flatMap((piece) => pieceCandidates(state, seat, piece));

/** The same of what the moment does not rule out: of the others none is accepted, whatever is chosen with it. */
export const timelyCardCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  playable(state, seat).flatMap((piece) => timelyPieceCandidates(state, seat, piece));

export const timelyPieceCandidates = (state: RiftboundState, seat: number, piece: number): readonly Candidate[] =>
  plays(state, seat, piece)
    .filter((play) => !isOutOfTime(state, play))
    .flatMap((play) => playCandidates(state, play));

const playCandidates = (state: RiftboundState, play: PlayCard): readonly Candidate[] =>
  encodedSpell(state, play) ?? otherCard(state, play);

/** One card, with where a unit may go and what a spell may target. */
export const pieceCandidates = (state: RiftboundState, seat: number, piece: number): readonly Candidate[] =>
  plays(state, seat, piece).flatMap((play) => playCandidates(state, play));

/** Permanents, and spells whose text is told at the table. */
const otherCard = (state: RiftboundState, play: PlayCard): readonly Candidate[] =>
  withNames(state, play, (named) =>
    cardVariants(state, {
      played: play,
      setting: plainSetting(state, play.piece, play.seat),
      text: null,
      name: null,
      places: [],
    }).flatMap((variant) => declaredCard(state, play, { ...variant, options: variant.options.map(named) })),
  );

/** Where a unit may enter is left open, and what its costs are paid with; targets of what is told at the table are free. */
const declaredCard = (state: RiftboundState, play: PlayCard, { words, options }: Variant): readonly Candidate[] => {
  const label = `Play ${cardOf(play.card).name}${play.accelerate ? ' accelerated' : ''}${words}`;
  if (cardOf(play.card).type === 'Unit') {
    const places = locations(state, play.seat).map((to) => ({
      value: valueOf(to),
      label: placeLabel(state, to, play.seat),
    }));
    return withOptions(state, { play, label, axis: { name: 'to', question: 'Where?', options: places } }, options);
  }
  const [first] = withOptions(state, { play, label, axis: NOWHERE }, options);
  if (!first) return [];
  const targets = targetSlot(state, first.play as PlayCard);
  return [targets ? { ...first, slots: [...first.slots.filter(({ name }) => name !== 'declared'), targets] } : first];
};

const valueOf = (to: Location) =>
  to.zone === 'base' ? { zone: to.zone, seat: to.seat } : { zone: to.zone, at: to.at };

/** For what enters no place of its player's choosing. */
const NOWHERE = { name: 'to', question: 'Where?', options: [{ value: null, label: 'as usual' }] } as const;

/** Cards with Hidden to hide, at each battlefield. */
export const hideCandidates = (state: RiftboundState, seat: number): readonly Candidate[] =>
  [...piecesIn(state, { zone: 'hand', seat }), ...piecesIn(state, { zone: 'champion', seat })]
    .filter((piece) => hasKeyword(state, piece, 'Hidden'))
    .flatMap((piece) =>
      state.battlefields.map((_, at) => ({
        play: { play: 'HideCard', seat, piece, card: state.pieces[piece]?.card ?? null, at, payment: null } as const,
        label: `Hide ${nameOf(state, piece)} at ${battlefieldName(state, at)}`,
        slots: [],
      })),
    );
