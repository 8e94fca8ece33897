import { seeingOf, type DisputeEvent } from '#match';
import { disputes, project, tapeSeenBy } from '#projections';
import type { Viewer } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { numberOf, tableAt } from './table.js';

const whole = () => {
  const tape = tableAt('Ben: resolves: channel 2 exhausted', 'competitive');
  for (const line of [
    `: called about play ${numberOf(tape.state, 'PlayCard')} by Ana: secret words`,
    ': at the table by judge Kim: secret words',
    ': claim {Ben: plays Catalyst of Aeons} by Ben: secret words',
    ': note by judge Kim: secret words',
    ': ruled illegal by judge Kim citing TR 702.9: secret words',
    ': correction {correct: Ana has 1 point} by judge Kim: secret words',
    ': penalty Ben for mispaid by judge Kim: secret words',
    ': penalty Ana for decklist-error by head judge Lee: secret words',
    ': time 2 minutes by judge Kim: secret words',
    ': closed by judge Kim: secret words',
  ]) {
    const { outcome } = tape.judge(line);
    expect([line, outcome]).toEqual([line, 'accepted']);
  }
  return tape;
};

const seenBy = (viewer: Viewer) => {
  const { envelopes } = whole();
  const tape = tapeSeenBy(riftbound, viewer, envelopes);
  const of = (type: DisputeEvent['type']) => tape.envelopes.filter((each) => each.type === type);
  return { tape, of };
};

describe.each<[string, Viewer]>([
  ['a player', 0],
  ['an outsider', 'public'],
])('%s', (_, viewer) => {
  it('is told neither names of officials nor what was said', () => {
    const { tape } = seenBy(viewer);
    const text = JSON.stringify(tape.envelopes);
    for (const secret of ['secret words', 'Kim', 'Lee', 'Ana has 1 point', 'Ben: plays Catalyst of Aeons'])
      expect(text).not.toContain(secret);
  });

  it('sees what was ruled and done, with the verdict as the viewer can tell it', () => {
    const { of } = seenBy(viewer);
    expect(of('RulingIssued')[0]).toMatchObject({
      because: ['tournament.judge-rulings', 'tournament.mispaid'],
      data: { by: { role: 'judge', name: '' }, ruling: 'illegal', citing: { rule: '702.9' } },
    });
    expect(of('RemedyOrdered')[0]).toMatchObject({ data: { remedy: { kind: 'correction', line: null } } });
    expect(of('ClaimMade')[0]).toMatchObject({ data: { by: { role: 'player', seat: 1 }, line: null, verdict: null } });
  });

  it('folds what was given to the disputes as the viewer knows them', () => {
    const { tape } = seenBy(viewer);
    const { initial, see } = seeingOf(riftbound, 'recorder');
    const folded = tape.envelopes.reduce((seen, each) => see(seen, each as never, initial.match).seen, initial);
    expect(folded.match.disputes).toMatchObject([
      { closed: true, minutes: 2, claims: 1, rulings: [{ ruling: 'illegal' }] },
    ]);
    const [read] = project(disputes, { ruleset: riftbound, viewer }, tape.envelopes);
    expect(read).toMatchObject({ attended: true, ruled: true });
  });
});

it('a penalty is explained to the players; an outsider is told of those that decide the game', () => {
  expect(seenBy(1).of('PenaltyIssued')).toMatchObject([
    { data: { infraction: 'mispaid', players: [{ seat: 1, penalty: 'warning' }] } },
    { data: { infraction: 'decklist-error', players: [{ seat: 0, penalty: 'game-loss' }] } },
  ]);
  expect(seenBy('public').of('PenaltyIssued')).toMatchObject([
    { because: [], data: { infraction: null, penalty: 'none', players: [] } },
    { because: [], data: { infraction: null, players: [{ seat: 0, penalty: 'game-loss' }] } },
  ]);
});

it('the recorder is told all', () => {
  expect(JSON.stringify(seenBy('recorder').tape.envelopes)).toContain('secret words');
});
