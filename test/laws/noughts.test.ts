import { noughts } from '../support/noughts.js';
import { openTape } from '../support/open-tape.js';
import { randomGame } from '../support/random-game.js';
import { describeLaws, type RecordedGame } from './describe-laws.js';

const asPlayed = () => {
  const tape = openTape(noughts, { mode: 'first-to-3' });
  tape.lines('Bo: seals b2', 'Ana: b2', 'Ana: a1', 'table: clears a1', 'Bo: seals a1', 'Bo: c3', 'Ana: concedes');
  tape.close('time');
  return tape;
};

describeLaws(noughts, () => {
  const tapes = [
    asPlayed(),
    ...[1, 2, 3, 4, 5].map((seed) => randomGame(noughts, seed, { plays: 80, mode: 'marathon', firstPlayer: null })),
  ];
  return tapes.map(({ envelopes, state }, index): RecordedGame<typeof noughts.initial> => ({
    name: `game ${index}`,
    envelopes,
    live: state,
  }));
});
