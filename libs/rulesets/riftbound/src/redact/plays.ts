import type { Play, PlayName, PlayOf } from '../commands.js';
import { redactCorrection } from './correction.js';
import { redactAnnounced, redactCost, redactInstructions } from './instructions.js';
import { knownCard, type Look } from './look.js';

type RedactorOf<Name extends PlayName> = (play: PlayOf<Name>, look: Look) => PlayOf<Name>;
type PlayRedactors = { readonly [Name in PlayName]?: RedactorOf<Name> };

/** Takes out of a play what the viewer may not know. */
export type PlayRedactor = (play: Play, look: Look) => Play;

const playCard: RedactorOf<'PlayCard'> = (play, look) => ({
  ...play,
  cost: play.cost && redactCost(play.cost, look),
  instructions: redactAnnounced(play.instructions, look),
});

const activateAbility: RedactorOf<'ActivateAbility'> = (play, look) => ({
  ...play,
  cost: redactCost(play.cost, look),
  instructions: redactAnnounced(play.instructions, look),
});

const hideCard: RedactorOf<'HideCard'> = (play, look) => ({
  ...play,
  card:
    play.seat === look.viewer
      ? play.card
      : knownCard(look, { number: play.piece, arrival: 'private', card: play.card }),
});

/** What is taken out, by kind of play; the others name nothing that is hidden, or name it for all to hear. */
export const PLAY_REDACTORS: PlayRedactors = {
  ChooseBattlefield: (play, { viewer }) => (play.seat === viewer ? play : { ...play, card: null }),
  Shuffle: (play) => ({ ...play, cards: null }),
  Sideboard: (play, { viewer }) => (play.seat === viewer ? play : { ...play, out: [], in: [] }),
  OrderCards: (play) => ({ ...play, pieces: [...play.pieces].sort((one, other) => one - other) }),
  PlayCard: playCard,
  ActivateAbility: activateAbility,
  AnnounceTrigger: (play, look) => ({ ...play, instructions: redactAnnounced(play.instructions, look) }),
  DescribeEffect: (play, look) => ({ ...play, instructions: redactInstructions(play.instructions, look) }),
  HideCard: hideCard,
  Correct: redactCorrection,
};
