import '../../support/riftbound/matchers.js';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { JsonObject } from '#kernel';
import { NEWEST_CORE, OLDER_EDITIONS, placesOf, RULE_KEYS, type EditionId } from '#rulebook';
import { EDITIONS, GAPS, policyOf, riftbound, switchesOf, UNSEEN } from '#rulesets/riftbound';
import { deckOf, opening, options, type Opening } from '../../support/riftbound/opening.js';

const FOLDER = 'rulings/riftbound/editions/';

/** Rules that the rulings of editions stand on. */
const ruled = new Set(
  readdirSync(FOLDER).flatMap((name) => {
    const { keys } = parse(readFileSync(`${FOLDER}${name}`, 'utf8')) as { readonly keys: readonly string[] };
    return keys;
  }),
);

/** Differences that are of setting up, which no laid-out table shows: the tests below do. */
const OF_SETTING_UP = [
  'mode.match.battlefield-after-draw',
  'mode.teams.battlefields-provided',
  'mode.match.best-of-five',
  'deck.battlefield-names',
  'mode.teams.legends-differ',
  'mode.teams.battlefields-differ',
];

/** What an edition is known to say otherwise than the newest. */
const knownOf = (edition: EditionId): readonly string[] =>
  RULE_KEYS.filter((key) => placesOf(key).some((place) => place.edition === edition && place.difference !== null));

const gapsOf = (edition: EditionId): readonly string[] =>
  GAPS.filter(({ editions }) => editions.includes(edition)).flatMap(({ rule, met = [] }) => [rule, ...met]);

const unseenOf = (edition: EditionId): readonly string[] =>
  UNSEEN.filter(({ editions }) => editions.includes(edition)).map(({ rule }) => rule);

test('every edition of the Core Rules decides, the newest last', () => {
  expect(EDITIONS).toEqual([...OLDER_EDITIONS, NEWEST_CORE]);
  expect(riftbound.editions).toEqual(EDITIONS);
  expect(switchesOf(NEWEST_CORE)).toEqual([]);
});

describe.each(OLDER_EDITIONS)('%s', (edition) => {
  const switched = switchesOf(edition).flatMap(({ rules }) => rules);

  test('decides by a switch each difference that is known of it, or says that it does not', () => {
    const told = new Set<string>([...switched, ...gapsOf(edition), ...unseenOf(edition)]);
    expect(knownOf(edition).filter((key) => !told.has(key))).toEqual([]);
    expect(knownOf(edition).length).toBeGreaterThan(5);
  });

  test('has no switch or gap of which the rulebook knows nothing', () => {
    const known = new Set(knownOf(edition));
    const bare = (rules: readonly string[]): boolean => !rules.some((rule) => known.has(rule));
    expect(switchesOf(edition).filter(({ rules }) => bare(rules))).toEqual([]);
    const gaps = GAPS.filter(({ editions }) => editions.includes(edition));
    expect(gaps.filter(({ rule }) => bare([rule]))).toEqual([]);
  });

  test('has a ruling for every switch and gap', () => {
    const shown = (rules: readonly string[]): boolean =>
      rules.some((rule) => ruled.has(rule) || OF_SETTING_UP.includes(rule));
    expect(switchesOf(edition).filter(({ rules }) => !shown(rules))).toEqual([]);
    const gaps = GAPS.filter(({ editions }) => editions.includes(edition));
    expect(gaps.filter(({ rule, met = [rule] }) => !shown([rule, ...met]))).toEqual([]);
  });
});

const battlefieldsOf = (table: Opening, seat: number): readonly string[] =>
  table.state.seats[seat]?.deck?.battlefields ?? [];

const drawnMatch = (edition: EditionId): Opening => {
  const table = opening({ mode: 'match', edition });
  for (const seat of [0, 1])
    table.play({ play: 'ChooseBattlefield', seat, card: battlefieldsOf(table, seat)[0] ?? '' });
  table.deal().play({ play: 'Mulligan', seat: 0, pieces: [] }, { play: 'Mulligan', seat: 1, pieces: [] });
  return table.play({ play: 'AgreeDraw' }, { play: 'NextGame', first: null });
};

describe('setting up', () => {
  test.each(['core-1.0', 'core-1.3'] as const)('by %s the battlefields of a drawn game are out', (edition) => {
    const table = drawnMatch(edition);
    const [used = '', other = ''] = battlefieldsOf(table, 0);
    const again = table.attempt({ play: 'ChooseBattlefield', seat: 0, card: used });
    expect(again).toBeRefusedBecause('mode.match.battlefield-after-draw');
    expect(again.findings[0]?.message).toMatch(/presented .+ in a drawn game/);
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 0, card: other })).toBeLegal();
  });

  test('by core-1.4 they may come again', () => {
    const table = drawnMatch('core-1.4');
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 0, card: battlefieldsOf(table, 0)[0] ?? '' })).toBeLegal();
  });

  const decks = readdirSync('test/decks/riftbound')
    .filter((name) => name.endsWith('.deck'))
    .map((name) => deckOf(name.replace('.deck', '')) as JsonObject);

  test.each([
    ['core-1.0', true],
    ['core-1.1', false],
    ['core-1.4', false],
  ] as const)('by %s a deck may have a battlefield twice: %s', (edition, ok) => {
    const [deck = {}] = decks;
    const [one = '', , other = ''] = (deck as { readonly battlefields: readonly string[] }).battlefields;
    const twice = { ...deck, battlefields: [one, one, other] };
    const players = ['Ana', 'Ben'].map((name) => ({ name, deck: twice }));
    const opened = riftbound.setUp(options({ mode: 'match', edition, seed: null, players }));
    expect(opened.ok).toBe(ok);
    if (!opened.ok) expect(opened.error[0]?.message).toContain('different names');
  });

  test('by core-1.0 a battlefield that a deck has twice comes in a second game', () => {
    const [deck = {}] = decks;
    const [one = '', , other = ''] = (deck as { readonly battlefields: readonly string[] }).battlefields;
    const twice = { ...deck, battlefields: [one, one, other] };
    const players = ['Ana', 'Ben'].map((name) => ({ name, deck: twice }));
    const table = opening({ mode: 'match', edition: 'core-1.0', players });
    for (const seat of [0, 1]) table.play({ play: 'ChooseBattlefield', seat, card: one });
    table.deal().play({ play: 'Mulligan', seat: 0, pieces: [] }, { play: 'Mulligan', seat: 1, pieces: [] });
    table.play({ play: 'Concede', seat: 0 }, { play: 'NextGame', first: 0 });
    expect(table.attempt({ play: 'ChooseBattlefield', seat: 0, card: one })).toBeLegal();
  });

  test.each([
    ['core-1.0', true],
    ['core-1.1', false],
    ['core-1.4', false],
  ] as const)('by %s teammates may have the same legend and battlefields: %s', (edition, ok) => {
    const [deck = {}] = decks;
    const { battlefields } = deck as { readonly battlefields: readonly string[] };
    const own = { ...deck, battlefields: edition === 'core-1.4' ? battlefields : battlefields.slice(0, 1) };
    const players = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name, deck: own }));
    const opened = riftbound.setUp(options({ mode: '2v2', edition, seed: null, players }));
    expect(opened.ok).toBe(ok);
    if (!opened.ok) expect(opened.error[0]?.code).toBe('riftbound/teammates');
  });

  const teams = (edition: EditionId, battlefields: number) => {
    const own = new Set<string>();
    const players = decks.flatMap((deck) => {
      const { legend, battlefields: all } = deck as {
        readonly legend: string;
        readonly battlefields: readonly string[];
      };
      if (own.has(legend) || all.some((card) => own.has(card))) return [];
      for (const card of [legend, ...all]) own.add(card);
      return [{ deck: { ...deck, battlefields: all.slice(0, battlefields) } }];
    });
    const seated = ['Ana', 'Ben', 'Cleo', 'Dan'].map((name, seat) => ({ name, deck: players[seat]?.deck ?? null }));
    return riftbound.setUp(options({ mode: '2v2', edition, seed: null, players: seated }));
  };

  test('in 2v2 a deck has one battlefield up to core-1.2, and three since', () => {
    expect(teams('core-1.2', 1)).toMatchObject({ ok: true });
    expect(teams('core-1.2', 3)).toMatchObject({ ok: false, error: [{ code: 'riftbound/deck-check' }] });
    expect(teams('core-1.3', 3)).toMatchObject({ ok: true });
    expect(teams('core-1.4', 1)).toMatchObject({ ok: false });
  });

  test('an edition that nobody knows is refused with those that are known', () => {
    const opened = riftbound.setUp(options({ edition: 'core-2.0' }));
    expect(opened).toMatchObject({ ok: false, error: [{ code: 'riftbound/edition' }] });
    expect(!opened.ok && opened.error[0]?.remedy).toContain('core-1.0');
  });
});

test('where a unit may be played 1.1 says by the way, so that a refusal is as plain as ever', () => {
  const refused = (edition: EditionId) => {
    const laid = riftbound.layOut?.({
      edition,
      players: { Ana: { runes: 'enough', hand: ['Pit Rookie'] }, Ben: null },
      battlefields: [{ card: 'Void Gate' }, { card: 'Bandle Tree' }],
    });
    const state = (laid?.ok ? laid.value : []).reduce(riftbound.evolve, riftbound.initial);
    const play = riftbound.notation.parse('Ana: plays Pit Rookie to Void Gate', state);
    const decision = play.ok ? riftbound.decide(state, play.value, 'strict') : null;
    return decision?.outcome === 'refused'
      ? decision.verdict.findings.map(({ severity, rule }) => `${severity} ${rule}`)
      : decision?.outcome;
  };
  expect(refused('core-1.4')).toEqual(['illegal play.unit-location-default']);
  expect(refused('core-1.1')).toEqual(['illegal play.unit-location-default']);
});

test('a refusal by what the edition leaves open of targets from facedown says so', () => {
  const refused = (edition: EditionId) => {
    const laid = riftbound.layOut?.({
      edition,
      players: { Ana: { runes: 'enough', base: ['Sprite'] }, Ben: null },
      battlefields: [
        {
          card: 'Altar to Unity',
          controller: 'Ana',
          units: { Ana: ['Pit Rookie'] },
          facedown: { by: 'Ana', card: 'Smoke and Mirrors', turn: 1 },
        },
        { card: 'Bandle Tree', controller: 'Ana', units: { Ana: ['First Mate'] } },
      ],
    });
    const state = (laid?.ok ? laid.value : []).reduce(riftbound.evolve, riftbound.initial);
    const play = riftbound.notation.parse('Ana: plays Smoke and Mirrors -> Sprite, First Mate', state);
    const decision = play.ok ? riftbound.decide(state, play.value, 'strict') : null;
    return decision?.outcome === 'refused' ? decision.verdict.findings.map(({ rule }) => rule) : decision?.outcome;
  };
  expect(refused('core-1.4')).toEqual(['hidden.targets-there']);
  expect(refused('core-1.3')).toEqual(['hidden.targets-there', 'hidden.targets-separate']);
});

test('each edition is told by differences alone: what nobody changed is as in the newest', () => {
  for (const edition of EDITIONS) {
    const policy = policyOf({ edition });
    const other = new Set<string>(switchesOf(edition).map(({ name }) => name));
    const newest = policyOf({ edition: NEWEST_CORE });
    for (const [name, value] of Object.entries(policy))
      expect([name, value === newest[name as keyof typeof newest]]).toEqual([name, !other.has(name)]);
  }
});
