import {
  ACTION_NAMES,
  ALL,
  blindOf,
  may,
  NO_MATCH,
  OWNER,
  PUBLIC,
  type Reach,
  refusalOf,
  type Role,
  type Settings,
  unanswered,
  USUAL_SETTINGS,
  usualViewer,
} from '#access';
import { isRuleKey } from '#rulebook';
import type { Level } from '#ruleset';

const linkOf = (role: Role, more: Partial<Reach> = {}): Reach => ({
  ...{ role, event: 'Summer Open', tables: ALL, seat: role === 'player' ? 0 : null },
  ...more,
});

/** A match at table 4 of the Summer Open. */
const at = (more: { settings?: Partial<Settings>; isOpen?: boolean; level?: Level; table?: string } = {}) => ({
  place: { event: 'Summer Open', table: more.table ?? '4' },
  isOpen: more.isOpen ?? true,
  settings: { ...USUAL_SETTINGS, ...more.settings },
  level: more.level ?? ('competitive' as const),
});

test('the table answers every action for every role, also where no setting helps', () => {
  expect(unanswered()).toEqual([]);
});

test('every refusal is a sentence, and every rule it names is one', () => {
  for (const action of ACTION_NAMES) {
    const refusal = refusalOf(PUBLIC, action);
    if (refusal === null) continue;
    expect(refusal.words).toMatch(/^[A-Z].*\.$/);
    if (refusal.rule !== null) expect(isRuleKey(refusal.rule)).toBe(true);
  }
});

test('the key of the server may do everything, and the public only read', () => {
  expect(ACTION_NAMES.filter((action) => !may(OWNER, action))).toEqual([]);
  expect(ACTION_NAMES.filter((action) => may(PUBLIC, action))).toEqual([
    'server.read',
    'rulings.read',
    'log.read',
    'session.change',
    'matches.read',
    'events.read',
    'match.read',
    'audit.read',
    'offers.read',
    'slip.read',
  ]);
});

describe('a scribe', () => {
  const scribe = linkOf('scribe', { tables: ['4'] });

  test('records and sees everything at the own table', () => {
    expect(may(scribe, 'plays.record', at())).toBe(true);
    expect(usualViewer(scribe, at())).toBe('recorder');
  });

  test('is the public at every other table, and is told why', () => {
    expect(refusalOf(scribe, 'plays.record', at({ table: '5' }))?.words).toBe(
      'This link is for table 4 of Summer Open, and not for this.',
    );
    expect(usualViewer(scribe, at({ table: '5' }))).toBe('public');
    expect(may(scribe, 'plays.record', { ...at(), place: { event: 'Winter Open', table: '4' } })).toBe(false);
    expect(may(scribe, 'plays.record', { ...at(), place: { event: 'Summer Open', table: null } })).toBe(false);
  });

  test('rules on nothing', () => {
    expect(refusalOf(scribe, 'call.rule', at())).toEqual({
      words: 'Only a judge or the organiser orders this.',
      rule: 'tournament.judge-rulings',
    });
  });
});

describe('a judge', () => {
  const seen = (role: Role, settings: Partial<Settings>, level: Level = 'competitive') =>
    usualViewer(linkOf(role), at({ settings, level }));

  test('sees no hand unless the event has settled it', () => {
    for (const role of ['judge', 'appeals-judge', 'head-judge'] as const) expect(seen(role, {})).toBe('public');
  });

  test('sees hands where the event lets its judges look into tapes', () => {
    const settings = { judgesSeeHands: true, tapesMayBeConsulted: 'judges' } as const;
    expect(seen('judge', settings)).toBe('recorder');
    expect(seen('judge', { ...settings, judgesSeeHands: false })).toBe('public');
  });

  test('leaves tapes to the head judge at professional level, whatever was settled', () => {
    const settings = { judgesSeeHands: true, tapesMayBeConsulted: 'judges' } as const;
    expect(seen('judge', settings, 'professional')).toBe('public');
    expect(seen('appeals-judge', settings, 'professional')).toBe('public');
    expect(seen('head-judge', settings, 'professional')).toBe('recorder');
    expect(seen('head-judge', { ...settings, tapesMayBeConsulted: 'nobody' })).toBe('public');
  });

  test('rules, but does not record', () => {
    expect(may(linkOf('judge'), 'call.rule', at())).toBe(true);
    expect(may(linkOf('judge'), 'plays.record', at())).toBe(false);
  });
});

describe('a player', () => {
  const player = linkOf('player', { tables: ['4'], seat: 1 });

  test('is told nothing about plays while the match goes on, and sees the own hand only where the event allows it', () => {
    expect(usualViewer(player, at())).toBe('public');
    expect(usualViewer(player, at({ settings: { playersMayFollow: true } }))).toBe(1);
    for (const action of ['offers.read', 'audit.read'] as const)
      expect(refusalOf(player, action, at({ settings: { playersMayFollow: true } }))?.rule).toBe(
        'tournament.judge-questions',
      );
  });

  test('sees the own seat of a closed tape, and never another one', () => {
    expect(usualViewer(player, at({ isOpen: false }))).toBe(1);
    expect(may(player, 'offers.read', at({ isOpen: false }))).toBe(true);
    expect(blindOf(player, 0, at({ isOpen: false }))?.words).toMatch(/its own seat alone/);
    expect(blindOf(player, 'recorder', at({ isOpen: false }))).not.toBeNull();
  });
});

test('a caster sees hands of closed tapes where the event allows it', () => {
  const seen = (castersSeeHands: Settings['castersSeeHands'], isOpen: boolean) =>
    usualViewer(linkOf('caster'), at({ settings: { castersSeeHands }, isOpen }));
  expect([seen('never', false), seen('closed', true), seen('closed', false)]).toEqual(['public', 'public', 'recorder']);
});

test('the organiser of one event is the public in another, and does nothing to the server', () => {
  const organiser = linkOf('organiser');
  expect(may(organiser, 'names.erase', at())).toBe(true);
  expect(may(organiser, 'names.erase', { ...at(), place: { event: null, table: null } })).toBe(false);
  expect(may(organiser, 'views.rebuild', NO_MATCH)).toBe(false);
});
