import { decideBy, findingsUnlessForbidden as unlessForbidden, type Finding, type Problem } from '#ruleset';
import { ANYTIME } from '../words/anytime.js';
import type { Play, PlayName, PlayOf } from '../words/plays.js';
import { declaredByName } from '../judging/declared-by-name.js';
import { correct } from '../engine/correct.js';
import { doubt, type DoubtName } from '../words/doubts.js';
import { draftOf, emit, type Draft } from '../engine/draft.js';
import type { RiftboundFact } from '../state/facts.js';
import { cannot } from '../words/findings.js';
import { playerName } from '../reading/objects.js';
import type { PlayRule } from '../engine/play-rule.js';
import { hideCard } from '../engine/actions/hide.js';
import { actOnSeen } from '../engine/actions/act-on-seen.js';
import { showCards } from '../engine/actions/look.js';
import { moveUnits } from '../engine/actions/move-units.js';
import { arrangeCards } from '../engine/actions/predict.js';
import { chooseOpponent } from '../engine/actions/draw.js';
import { choosePlace } from '../engine/instructions/tokens.js';
import { nameCard } from '../engine/instructions/naming.js';
import { chooseWord } from '../engine/instructions/voting.js';
import { useRunes } from '../engine/actions/use-runes.js';
import { addsToPay, putAside, resolveAtOnce } from '../engine/costs/add-while-paying.js';
import { assignDamage, chooseShowdown } from '../engine/combat/answers.js';
import { agreeDraw, concede, nextGame } from '../engine/ending/concede.js';
import { chooseBattlefield, chooseFirstPlayer, mulligan, orderCards, shuffle } from '../engine/set-up/answers.js';
import { sideboard } from '../engine/set-up/sideboard.js';
import { activateAbility, announceTrigger } from '../engine/playing/activate-ability.js';
import { orderTriggers } from '../engine/chain/order-triggers.js';
import { invite } from '../engine/turn/invite.js';
import { playCard } from '../engine/playing/play-card.js';
import { pickObjects } from '../engine/instructions/picking.js';
import { applyReplacement } from '../engine/replacements/answer.js';
import { decideStep, finalizeItem } from '../engine/instructions/answers.js';
import { chooseAnew } from '../engine/chain/choosing-anew.js';
import { describeEffect, revealCard } from '../engine/playing/tell.js';
import { endTurn, pass } from '../engine/turn/passing.js';
import { run } from '../engine/run.js';
import { reasonText } from './descriptions/ending.js';
import { sizesOf } from '../state/sizes.js';
import type { Choice, RiftboundState } from '../state/riftbound-state.js';
import { withOpenMight } from './open-might.js';
import { waitingFor } from '../reading/waiting.js';
import { overlooked } from './overlooked.js';

const RULES: { readonly [Name in PlayName]: PlayRule<Name> } = {
  ChooseFirstPlayer: chooseFirstPlayer,
  ChooseBattlefield: chooseBattlefield,
  Shuffle: shuffle,
  OrderCards: orderCards,
  Mulligan: mulligan,
  PlayCard: playCard,
  ActivateAbility: activateAbility,
  AnnounceTrigger: announceTrigger,
  UseRunes: useRunes,
  MoveUnits: moveUnits,
  HideCard: hideCard,
  Pass: pass,
  EndTurn: endTurn,
  AssignDamage: assignDamage,
  DescribeEffect: describeEffect,
  ChooseShowdown: chooseShowdown,
  OrderTriggers: orderTriggers,
  FinalizeItem: finalizeItem,
  Decide: decideStep,
  ChooseAnew: chooseAnew,
  PickObjects: pickObjects,
  ShowCards: showCards,
  ArrangeCards: arrangeCards,
  ActOnSeen: actOnSeen,
  ApplyReplacement: applyReplacement,
  RevealCard: revealCard,
  Invite: invite,
  ChoosePlace: choosePlace,
  NameCard: nameCard,
  ChooseWord: chooseWord,
  ChooseOpponent: chooseOpponent,
  Concede: concede,
  AgreeDraw: agreeDraw,
  Sideboard: sideboard,
  NextGame: nextGame,
  Correct: correct,
};

const ruleOf = <Name extends PlayName>(play: PlayOf<Name>): PlayRule<Name> => RULES[play.play];

/** The play that answers each kind of choice. */
const ANSWERS: Readonly<Record<Choice['kind'], PlayName>> = {
  play: 'PlayCard',
  'first-player': 'ChooseFirstPlayer',
  battlefield: 'ChooseBattlefield',
  shuffle: 'Shuffle',
  sideboard: 'Sideboard',
  mulligan: 'Mulligan',
  order: 'OrderCards',
  'assign-damage': 'AssignDamage',
  describe: 'DescribeEffect',
  'next-showdown': 'ChooseShowdown',
  'order-triggers': 'OrderTriggers',
  finalize: 'FinalizeItem',
  may: 'Decide',
  pick: 'PickObjects',
  split: 'AssignDamage',
  'choose-anew': 'ChooseAnew',
  show: 'ShowCards',
  arrange: 'ArrangeCards',
  seen: 'ActOnSeen',
  place: 'ChoosePlace',
  name: 'NameCard',
  vote: 'ChooseWord',
  opponent: 'ChooseOpponent',
  replace: 'ApplyReplacement',
  'next-game': 'NextGame',
};

/** A card that an instruction plays is played as any other, or not at all; who looks at cards may act on one first. */
const isAnswer = ({ kind }: Choice, { play }: Play): boolean =>
  ANSWERS[kind] === play ||
  (kind === 'play' && play === 'FinalizeItem') ||
  ((kind === 'pick' || kind === 'arrange') && play === 'ActOnSeen');

/** Plays that are nothing but answers: nobody takes a limited action of their own accord (410.2). */
const ANSWERING: ReadonlySet<PlayName> = new Set(
  Object.values(ANSWERS).filter((play) => play !== 'PlayCard' && play !== 'Sideboard'),
);

/** Who is waited for and for what, as a sentence. */
const awaited = (state: RiftboundState): string => {
  const [waiting] = waitingFor(state);
  if (!waiting) return 'Nothing is awaited.';
  const who = waiting.seat === null ? 'The table' : playerName(state, waiting.seat);
  return state.choice ? `${who} is asked: ${waiting.question}` : `${who} ${waiting.question}.`;
};

/** Why the play has to wait: whoever is asked answers first, with priority or without (312.1.b.1). */
const notNow = (state: RiftboundState, play: Play): Problem | null => {
  if (addsToPay(state, play)) return null;
  if (state.choice) {
    return isAnswer(state.choice, play)
      ? seatOfChoice(state, state.choice, play)
      : cannot(
          'choice-awaited',
          `Something has to be settled first. ${awaited(state)}`,
          'Answer it, or record a correction.',
        );
  }
  return ANSWERING.has(play.play)
    ? cannot('nothing-asked', `Nobody was asked for this now. ${awaited(state)}`, 'Record what the table waits for.')
    : null;
};

/** The choice is somebody else's. Battlefields are picked at the same time, so whoever has not picked yet may (485, 486). */
const seatOfChoice = (state: RiftboundState, choice: Choice, play: Play): Problem | null =>
  choice.seat === null || choice.kind === 'battlefield' || !('seat' in play) || play.seat === choice.seat
    ? null
    : cannot(
        'not-your-choice',
        `${playerName(state, choice.seat)} has to choose now.`,
        `Record ${playerName(state, choice.seat)}'s choice.`,
      );

const outOfGame = (state: RiftboundState, play: Play): Problem | null => {
  if (play.play === 'Correct') return null;
  if ('seat' in play && !state.seats[play.seat]) {
    return cannot('no-such-player', 'There is no such player at this table.', 'Name a player of this match.');
  }
  if ('seat' in play && state.seats[play.seat]?.out) {
    const message = `${playerName(state, play.seat)} has left the game and can do nothing in it any more.`;
    return cannot('left-the-game', message, 'Name a player who is still in the game.');
  }
  if (state.result)
    return cannot(
      'match-over',
      `The match is over: ${reasonText(state, state.result)}.`,
      'Open another match to go on playing.',
    );
  return ANYTIME.has(play.play) ? null : notNow(state, play);
};

/** Why the table cannot do this play at all; null where it can. */
export const problemOf = (state: RiftboundState, play: Play): Problem | null =>
  outOfGame(state, play) ?? ruleOf(play).cannot(state, play);

/** What the rules hold against a play that the table can do. */
export const findingsOf = (state: RiftboundState, play: Play): readonly Finding[] => ruleOf(play).may(state, play);

/** The same of a possible play, asked no further once it is forbidden: null then. */
export const findingsUnlessForbidden = (state: RiftboundState, play: Play): readonly Finding[] | null => {
  const { may, parts } = ruleOf(play);
  return unlessForbidden(parts ?? [may], state, play);
};

const applyPlay = (draft: Draft, play: Play): void => {
  const { choice } = draft.state;
  if (choice && addsToPay(draft.state, play)) {
    putAside(draft, choice);
    ruleOf(play).apply(draft, play);
    resolveAtOnce(draft);
    return;
  }
  if (choice && isAnswer(choice, play)) {
    emit(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  }
  ruleOf(play).apply(draft, play);
};

const decideNamed = decideBy<RiftboundState, Play, RiftboundFact, DoubtName, Draft>({
  problemOf,
  findingsOf,
  begin: draftOf,
  apply: applyPlay,
  run,
  doubt,
  overlooked,
  sizesOf,
});

/**
 * Judges a play, applies it, and runs the book's loop to the next choice: may, apply, run. Plays of older tapes number what they
 * declare: what it is called is looked up first, so that every fact has the name.
 */
export const decide: typeof decideNamed = (state, play, mode) => {
  const named = declaredByName(state, play);
  return withOpenMight(state, decideNamed(state, named, mode), (other) => decideNamed(other, named, mode));
};
