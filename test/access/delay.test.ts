import {
  behind,
  blindOf,
  dueCount,
  eyesOf,
  isDue,
  NO_MATCH,
  OWNER,
  PUBLIC,
  type Reach,
  seesNow,
  viewerIn,
} from '#access';

const at = (second: number): { readonly at: string } => ({
  at: new Date(Date.UTC(2026, 4, 1, 18, 0, second)).toISOString(),
});

const place = { event: 'Summer Open', table: '4' };
const about = { ...NO_MATCH, place };
const linkOf = (role: Reach['role'], tables: Reach['tables'] = ['4']): Reach => ({
  ...{ role, event: 'Summer Open', tables },
  seat: role === 'player' ? 0 : null,
});

describe('what is due', () => {
  const events = [at(0), at(10), at(10), at(20), at(15), at(40)];
  const now = at(5 * 60 + 20).at;

  test('without a delay nothing is held back', () => expect(behind(0, now)).toBeNull());

  test('is what happened so many minutes ago or before, to the millisecond', () => {
    const shown = behind(5, now)!;
    expect(shown.until).toBe(Date.parse(at(20).at));
    expect(isDue(at(20).at, shown)).toBe(true);
    expect(isDue(new Date(shown.until + 1).toISOString(), shown)).toBe(false);
  });

  test('ends before the first event that is not, whatever the times after it say: a tape as it stood', () => {
    expect(dueCount(events, behind(5, now)!)).toBe(5);
    expect(dueCount(events, behind(5, at(5 * 60 + 15).at)!)).toBe(3);
    expect(dueCount(events, behind(5, at(5 * 60 - 1).at)!)).toBe(0);
    expect(dueCount(events, behind(5, at(6 * 60).at)!)).toBe(6);
  });

  test('goes on from what is known to be due', () => {
    for (const from of [0, 2, 5]) expect(dueCount(events, behind(5, now)!, from)).toBe(5);
  });
});

describe('whose eyes', () => {
  test('those who hold no link, and players, see with the eyes of the audience', () => {
    expect(eyesOf(PUBLIC, 'public', about)).toBe('audience');
    expect(eyesOf(linkOf('player'), 'public', about)).toBe('audience');
    expect(viewerIn('audience')).toBe('public');
  });

  test.each(['organiser', 'head-judge', 'appeals-judge', 'judge', 'scribe', 'caster'] as const)(
    'a link of a %s shows the public table as it is now, in its reach and nowhere else',
    (role) => {
      expect(eyesOf(linkOf(role), 'public', about)).toBe('public');
      expect(seesNow(linkOf(role), place)).toBe(true);
      expect(seesNow(linkOf(role), { ...place, table: '5' })).toBe(false);
      expect(eyesOf(linkOf(role), 'public', { ...about, place: { event: 'Winter Open', table: '4' } })).toBe(
        'audience',
      );
    },
  );

  test('the key of the server sees everything as it is now', () => {
    expect(eyesOf(OWNER, 'recorder', about)).toBe('recorder');
    expect(seesNow(OWNER, { event: null, table: null })).toBe(true);
  });

  test('whoever may look through no other eyes but the public gets no hand by being the audience', () => {
    expect(blindOf(PUBLIC, viewerIn('audience'), about)).toBeNull();
    expect(blindOf(PUBLIC, 'recorder', about)).not.toBeNull();
  });
});
