import type { PlayRedactorsOf } from '#ruleset';
import type { Play, PlayName, PlayOf } from '../../words/plays.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { redactCorrection } from './correction.js';
import { redactAnnounced, redactCost, redactInstructions } from './instructions.js';
import { isSeen, knownCard, type Look } from './seen.js';
import { maySeeFacedown } from '../../reading/sight.js';
import { isSeatZone, piecesIn } from '../../state/zones.js';

type RedactorOf<Name extends PlayName> = (play: PlayOf<Name>, look: Look) => PlayOf<Name>;
type PlayRedactors = PlayRedactorsOf<RiftboundState, Play>;

const playCard: RedactorOf<'PlayCard'> = (play, look) => ({
  ...play,
  cost: play.cost && redactCost(play.cost, look),
  instructions: redactAnnounced(play.instructions, look),
});

/** Which ability it is, is as public as the place of its source. */
const activateAbility: RedactorOf<'ActivateAbility'> = (play, look) => ({
  ...play,
  ability: isSeen(look, play.source) ? play.ability : null,
  cost: redactCost(play.cost, look),
  instructions: redactAnnounced(play.instructions, look),
});

const hideCard: RedactorOf<'HideCard'> = (play, look) => ({
  ...play,
  card:
    play.seat === look.viewer || maySeeFacedown(look.before, play.seat, look.viewer)
      ? play.card
      : knownCard(look, { number: play.piece, arrival: 'private', card: play.card }),
});

/** Cards of a deck that are picked or ordered in secret: the first so many of those asked about, whichever they are. */
const pickObjects: RedactorOf<'PickObjects'> = (play, look) => {
  if (play.seat === look.viewer) return play;
  const cards = play.cards.length > 0 && play.pieces.every((piece) => isSeen(look, piece)) ? play.cards : [];
  const inDeck = (piece: number): boolean =>
    !isSeen(look, piece) && isSeatZone(look.before.pieces[piece]?.zone ?? -1, 'main-deck');
  if (!play.pieces.some(inDeck)) return { ...play, cards };
  const [first = -1] = play.pieces;
  const owner = look.before.pieces[first]?.owner ?? play.seat;
  const looked = piecesIn(look.before, { zone: 'main-deck', seat: owner }).filter(
    (piece) => inDeck(piece) && (look.before.pieces[piece]?.shownTo.length ?? 0) > 0,
  );
  return { ...play, cards, pieces: looked.slice(0, play.pieces.length) };
};

const arrangeCards: RedactorOf<'ArrangeCards'> = (play, look) => {
  if (play.seat === look.viewer || look.before.choice?.kind !== 'arrange') return play;
  const { pieces } = look.before.choice;
  const { length } = play.keep;
  return { ...play, keep: pieces.slice(0, length), recycle: pieces.slice(length) };
};

/** The card that is acted on comes to lie first of those that its owner alone sees. */
const actOnSeen: RedactorOf<'ActOnSeen'> = (play, look) => {
  if (play.seat === look.viewer || play.piece === null || isSeen(look, play.piece)) return play;
  const looked = piecesIn(look.before, { zone: 'main-deck', seat: play.seat }).filter(
    (piece) => !isSeen(look, piece) && (look.before.pieces[piece]?.shownTo.length ?? 0) > 0,
  );
  return { ...play, piece: looked[0] ?? null };
};

/** What is taken out, by kind of play; the others name nothing that is hidden, or name it for all to hear. */
export const PLAY_REDACTORS: PlayRedactors = {
  ChooseBattlefield: (play, { viewer }) => (play.seat === viewer ? play : { ...play, card: null }),
  Shuffle: (play) => ({ ...play, cards: null }),
  Sideboard: ({ champion, ...play }, { viewer }) =>
    play.seat === viewer ? { ...play, ...(champion !== undefined && { champion }) } : { ...play, out: [], in: [] },
  OrderCards: (play) => ({ ...play, pieces: [...play.pieces].sort((one, other) => one - other) }),
  PlayCard: playCard,
  ActivateAbility: activateAbility,
  AnnounceTrigger: (play, look) => ({ ...play, instructions: redactAnnounced(play.instructions, look) }),
  DescribeEffect: (play, look) => ({ ...play, instructions: redactInstructions(play.instructions, look) }),
  HideCard: hideCard,
  PickObjects: pickObjects,
  ArrangeCards: arrangeCards,
  ActOnSeen: actOnSeen,
  Correct: redactCorrection,
};
