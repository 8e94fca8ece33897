import type { MatchOptions } from '#ruleset';
import { riftbound, type Play, type RiftboundState } from '#rulesets/riftbound';
import { openTape } from '../../support/open-tape.js';
import { options } from '../../support/riftbound/opening.js';

/** What whoever is asked answers as a game is set up. */
const setUpPlay = ({ choice, seats }: RiftboundState, number: number): Play => {
  if (choice?.kind === 'mulligan') return { play: 'Mulligan', seat: choice.seat, pieces: [] };
  if (choice?.kind !== 'battlefield') throw new Error(`Nobody was asked for ${choice?.kind ?? 'anything'}.`);
  return { play: 'ChooseBattlefield', seat: choice.seat, card: seats[choice.seat]?.deck?.battlefields[number] ?? null };
};

/** A digital match between Ana and Ben, in a mode of play, up to the first turn of its first game; `isOpening`: just opened. */
export const matchAt = (
  mode = 'match',
  { isOpening = false, ...more }: Partial<MatchOptions> & { isOpening?: boolean } = {},
) => {
  const tape = openTape(riftbound, { ...options({ mode }), ...more });
  const record = (play: Play): void => {
    const answer = tape.play(play);
    if (answer.outcome !== 'accepted') throw new Error(`${JSON.stringify(play)}: ${JSON.stringify(answer)}`);
  };
  const table = {
    tape,
    get game() {
      return tape.state.game;
    },
    /** Sets the game up: battlefields of that number where players choose, every hand kept. */
    setUp: (number = 0) => {
      while (tape.state.game.turn.phase === 'set-up') record(setUpPlay(tape.state.game, number));
      return table;
    },
    /** So many turns are ended, each by whose it is. */
    turns: (count: number) => {
      for (let ended = 0; ended < count; ended++) record({ play: 'EndTurn', seat: tape.state.game.turn.seat });
      return table;
    },
    points: (seat: number, points: number) => {
      record({ play: 'Correct', correction: { change: 'points', seat, points }, note: '' });
      return table;
    },
    concedes: (seat: number) => {
      record({ play: 'Concede', seat });
      return table;
    },
    next: (first = 0, number = 1) => {
      record({ play: 'NextGame', first });
      return table.setUp(number);
    },
    around: (...lines: readonly string[]) => {
      for (const line of lines) {
        const answer = tape.around(line);
        if (answer.outcome !== 'accepted') throw new Error(`${line}: ${JSON.stringify(answer)}`);
      }
      return table;
    },
    /** The rules of the last fact of a type. */
    because: (type: string) => tape.envelopes.findLast((envelope) => envelope.type === type)?.because,
    /** Games won, games drawn, who won the match and what ended it; null while it goes on. */
    get score() {
      return riftbound.aroundGames?.scoreOf(tape.state.game);
    },
    get result() {
      const { result } = tape.state.game;
      return result && { winners: result.winners, reason: result.reason, because: result.because };
    },
  };
  return isOpening ? table : table.setUp();
};

/** What was answered: accepted, the code of a problem, or the refusal with its rule. */
export const answered = (answer: ReturnType<ReturnType<typeof matchAt>['tape']['around']>): unknown => {
  if (answer.outcome === 'accepted') return 'accepted';
  return answer.outcome === 'impossible' ? answer.problem.code : answer.verdict.findings.map(({ rule }) => rule);
};
