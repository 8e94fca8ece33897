import { decideBy, type Finding, type Problem } from '#ruleset';
import type { Play, PlayName, PlayOf } from '../words/plays.js';
import { correct } from '../engine/correct.js';
import { doubt, type DoubtName } from '../words/doubts.js';
import { draftOf, emit, type Draft } from '../engine/draft.js';
import type { RuneterraFact } from '../state/facts.js';
import { cannot } from '../words/findings.js';
import { playerName } from '../reading/objects.js';
import type { PlayRule } from '../engine/play-rule.js';
import { levelUp } from '../engine/abilities/level-up.js';
import { chooseCard } from '../engine/abilities/skills.js';
import { commitBlocks } from '../engine/combat/block.js';
import { commitAttack } from '../engine/combat/commit.js';
import { declareAttack } from '../engine/combat/declare.js';
import { playUnit } from '../engine/units/play-unit.js';
import { chooseFirstPlayer, mulligan, shuffle } from '../engine/set-up/answers.js';
import { castSpell } from '../engine/spells/cast.js';
import { commitSpellsRule } from '../engine/spells/commit.js';
import { declareSpells, takeBack } from '../engine/spells/declare.js';
import { announceEffect, concede, defineCard, describeEffect, revealCard } from '../engine/told/telling.js';
import { pass } from '../engine/turns/pass.js';
import { run } from '../engine/run.js';
import { reasonText } from './descriptions/ending.js';
import { sizesOf } from '../state/sizes.js';
import type { Choice, RuneterraState } from '../state/runeterra-state.js';
import { waitingFor } from '../reading/waiting.js';

const RULES: { readonly [Name in PlayName]: PlayRule<Name> } = {
  ChooseFirstPlayer: chooseFirstPlayer,
  Shuffle: shuffle,
  Mulligan: mulligan,
  PlayUnit: playUnit,
  CommitSpells: commitSpellsRule,
  CastSpell: castSpell,
  DeclareAttack: declareAttack,
  DeclareSpells: declareSpells,
  TakeBack: takeBack,
  CommitAttack: commitAttack,
  CommitBlocks: commitBlocks,
  Pass: pass,
  ChooseCard: chooseCard,
  DescribeEffect: describeEffect,
  AnnounceEffect: announceEffect,
  LevelUp: levelUp,
  DefineCard: defineCard,
  RevealCard: revealCard,
  Concede: concede,
  Correct: correct,
};

const ruleOf = <Name extends PlayName>(play: PlayOf<Name>): PlayRule<Name> => RULES[play.play];

/** The play that answers each kind of question. */
const ANSWERS: Readonly<Record<Choice['kind'], PlayName>> = {
  'first-player': 'ChooseFirstPlayer',
  shuffle: 'Shuffle',
  mulligan: 'Mulligan',
  describe: 'DescribeEffect',
  text: 'DescribeEffect',
  card: 'ChooseCard',
};

const ANSWERING: ReadonlySet<PlayName> = new Set(Object.values(ANSWERS));

/** Plays that are no part of the game's sequence: possible whatever is awaited. */
export const ANYTIME: ReadonlySet<PlayName> = new Set<PlayName>(['DefineCard', 'RevealCard', 'Concede', 'Correct']);

/** Who is waited for and for what, as a sentence. */
const awaited = (state: RuneterraState): string => {
  const [waiting] = waitingFor(state);
  if (!waiting) return 'Nothing is awaited.';
  const who = waiting.seat === null ? 'The table' : playerName(state, waiting.seat);
  return state.choice ? `${who} is asked: ${waiting.question}` : `${who} ${waiting.question}.`;
};

const answerProblem = (state: RuneterraState, choice: Choice, play: Play): Problem | null => {
  if (ANSWERS[choice.kind] !== play.play) {
    const message = `Something has to be settled first. ${awaited(state)}`;
    return cannot('choice-awaited', message, 'Answer it, or record a correction.');
  }
  if (choice.seat === null || !('seat' in play) || play.seat === choice.seat) return null;
  const name = playerName(state, choice.seat);
  return cannot('not-your-choice', `${name} has to choose now.`, `Record ${name}'s choice.`);
};

const notNow = (state: RuneterraState, play: Play): Problem | null => {
  if (state.choice) return answerProblem(state, state.choice, play);
  return ANSWERING.has(play.play)
    ? cannot('nothing-asked', `Nobody was asked for this now. ${awaited(state)}`, 'Record what the table waits for.')
    : null;
};

const outOfGame = (state: RuneterraState, play: Play): Problem | null => {
  if (play.play === 'Correct') return null;
  if ('seat' in play && !state.seats[play.seat]) {
    return cannot('no-such-player', 'There is no such player at this table.', 'Name a player of this match.');
  }
  if (state.result) {
    return cannot(
      'match-over',
      `The match is over: ${reasonText(state, state.result)}.`,
      'Open another match to go on playing.',
    );
  }
  return ANYTIME.has(play.play) ? null : notNow(state, play);
};

/** Why the table cannot do this play at all; null where it can. */
export const problemOf = (state: RuneterraState, play: Play): Problem | null =>
  outOfGame(state, play) ?? ruleOf(play).cannot(state, play);

/** What the rules hold against a play that the table can do. */
export const findingsOf = (state: RuneterraState, play: Play): readonly Finding[] => ruleOf(play).may(state, play);

const applyPlay = (draft: Draft, play: Play): void => {
  const { choice } = draft.state;
  if (choice && ANSWERS[choice.kind] === play.play) {
    emit(draft, { type: 'ChoiceMade', data: { kind: choice.kind }, because: [] });
  }
  ruleOf(play).apply(draft, play);
};

/** Judges a play, applies it, and runs to the next choice: may, apply, run. */
export const decide = decideBy<RuneterraState, Play, RuneterraFact, DoubtName, Draft>({
  problemOf,
  findingsOf,
  begin: draftOf,
  apply: applyPlay,
  run,
  doubt,
  sizesOf,
});
