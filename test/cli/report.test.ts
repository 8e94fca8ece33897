import { writeFileSync } from 'node:fs';
import type { MatchReport } from '#projections';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const TAPE = `game: riftbound
mode: duel
level: competitive
first: Ana
player: Ana
player: Ben

Ana: picks Zaun Warrens
Ben: picks Grove of the God-Willow
Ana: keeps
Ben: keeps
Ana: ends turn
judge: called about play 5 by Ben: too soon
judge 1: at the table by judge Kim
judge 1: ruled illegal by judge Kim
judge 1: rewind to play 5 by judge Kim: again
judge 1: penalty Ana after 2 of 2 for mispaid by judge Kim: =paid one, not two
judge 1: time 2 minutes by judge Kim
judge 1: closed by judge Kim
`;

const tape = (): string => {
  writeFileSync(at('disputed.tape'), TAPE);
  return at('disputed.tape');
};

describe('the command report', () => {
  test('tells programs what an organiser keeps of a match', async () => {
    const { code, out } = await cli(['report', tape(), '--json']);
    const report = JSON.parse(out) as MatchReport;
    expect(code).toBe(0);
    expect(report).toMatchObject({
      ...{ players: ['Ana', 'Ben'], edition: 'core-1.4', level: 'competitive', extraMinutes: 2 },
      penalties: [
        // The third warning of the event for the same error is a game loss (TR 702.1.b.1).
        { dispute: 1, player: 'Ana', penalty: 'game loss', judge: 'the judge Kim', description: '=paid one, not two' },
      ],
    });
    expect(report.disputes.map(({ number, closedAt }) => [number, closedAt === null])).toEqual([[1, false]]);
    expect(report.rewinds).toMatchObject([{ sentence: expect.stringContaining('before play 5') as string }]);
  });

  test('leaves out a penalty that was given up', async () => {
    const given = 'judge 1: penalty Ben for slow-play by judge Kim\njudge 1: penalty 1 withdrawn by head judge Lee\n';
    writeFileSync(at('given-up.tape'), TAPE.replace('judge 1: time', `${given}judge 1: time`));
    const { out } = await cli(['report', at('given-up.tape'), '--json']);
    const { penalties } = JSON.parse(out) as MatchReport;
    expect(penalties.map(({ player, infraction }) => [player, infraction])).toEqual([['Ben', 'Slow play']]);
  });

  test('makes a page of it', async () => {
    const { out } = await cli(['report', tape()]);
    expect(out).toMatch(/^# Ana against Ben\n/);
    expect(out).toContain('- Rules: Core Rules 1.4, competitive level\n');
    expect(out).toContain('- Extra time: 2 min\n');
    expect(out).toMatch(/^\| Ana \| [^|]+ \| [^|]+ \| game loss \| =paid one, not two \| the judge Kim \|$/m);
    expect(out).toMatch(/^### Dispute 1, about play 5$/m);
  });

  test('makes a table of its penalties that no spreadsheet computes', async () => {
    const { out } = await cli(['report', tape(), '--format', 'csv']);
    const [head, row, end] = out.split('\r\n');
    expect(head).toBe('Player,ID,Round,Infraction,Category,Penalty,Description,Judge');
    expect(row).toMatch(/^Ana,,,[^,]+,[^,]+,game loss,"'=paid one, not two",the judge Kim$/);
    expect(end).toBe('');
  });

  test('says of a match without a call that there was none', async () => {
    const { out } = await cli(['report', 'test/games/riftbound/sett-against-kennen.tape']);
    expect(out).toContain('No judge was called.');
    expect((await cli(['report', 'test/games/riftbound/sett-against-kennen.tape', '--format', 'csv'])).out).toBe(
      'Player,ID,Round,Infraction,Category,Penalty,Description,Judge\r\n',
    );
  });
});
