import { irregularitiesOf } from '#audit';
import { riftbound } from '#rulesets/riftbound';
import { tableAt } from '../match/disputes/table.js';

const found = (...lines: readonly string[]) => {
  const tape = tableAt('Ben: resolves: channel 2 exhausted', 'competitive');
  for (const line of lines) {
    const { outcome } = line.startsWith('correct') ? (tape.lines(line), { outcome: 'accepted' }) : tape.judge(line);
    expect([line, outcome]).toEqual([line, 'accepted']);
  }
  const { irregularities } = irregularitiesOf(riftbound, tape.envelopes);
  return irregularities.map(({ play, kind }) => [play, kind]);
};

const POINTS = 'correct: Ana has 2 points';

describe('an audit of a match with disputes', () => {
  it('holds nothing against what judges say, order and decide', () => {
    expect(
      found(
        ': called about play 5 by Ana',
        ': ruled illegal by head judge Lee',
        `: correction {${POINTS}} by judge Kim`,
        ': rewind to play 9 by head judge Lee',
        ': penalty Ana for decklist-error by head judge Lee',
        ': closed by judge Kim',
      ),
    ).toEqual([]);
  });

  it('finds the same correction where nobody ordered it, also while a dispute is open', () => {
    expect(found(POINTS)).toEqual([[POINTS, 'correction']]);
    expect(found(': called by Ana', ': let stand by judge Kim', POINTS)).toEqual([[POINTS, 'correction']]);
  });
});
