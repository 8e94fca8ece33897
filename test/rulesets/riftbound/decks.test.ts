import { readdirSync, readFileSync } from 'node:fs';
import type { Json } from '#kernel';
import type { Finding } from '#ruleset';
import { isRuleKey } from '#rulebook';
import {
  allCards,
  checkDeck,
  countCards,
  makeDeck,
  parseDeck,
  readDeck,
  type DeckFormat,
  type DeckList,
} from '#rulesets/riftbound';

const folder = new URL('../../decks/riftbound/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.deck'));

const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const parsed = (text: string): DeckList => {
  const deck = parseDeck(text);
  if (!deck.ok) throw new Error(`${deck.error.line}:${deck.error.column} ${deck.error.message}`);
  return deck.value;
};

const idOf = (name: string): string => {
  const card = allCards.find((one) => one.name === name);
  if (card === undefined) throw new Error(`no card is called ${name}`);
  return card.id;
};

describe.each(files)('the tournament deck %s', (file) => {
  const text = textOf(file);
  const deck = parsed(text);
  const on = /\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? '';

  test('is read whole', () => {
    expect(countCards(deck.main) + 1).toBe(40);
    expect(countCards(deck.runes)).toBe(12);
    expect(deck.battlefields).toHaveLength(3);
  });

  test('passes the check on its day, with the tournament rules and without', () => {
    expect(checkDeck(deck, { rules: 'constructed', on })).toEqual([]);
    expect(checkDeck(deck, { rules: 'core' }).filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  test('is written as it was read', () => {
    expect(makeDeck(deck)).toBe(text.replace(/^#.*\n\n/, ''));
    expect(readDeck(JSON.parse(JSON.stringify(deck)) as Json)).toEqual({ ok: true, value: deck });
  });
});

test('there are twelve tournament decks', () => {
  expect(files).toHaveLength(12);
});

/** A legal deck to break: 39 and Sett, Kingpin; runes Body and Order. */
const sound = parsed(textOf('unl-utrecht-3-sett.deck'));
const constructed: DeckFormat = { rules: 'constructed' };

const counted = (...cards: readonly (readonly [number, string])[]) =>
  cards.map(([count, name]) => ({ card: idOf(name), count }));

/** The sound main deck with its last cards taken out to make room for others. */
const mainWith = (...cards: readonly (readonly [number, string])[]): DeckList['main'] => {
  const room = cards.reduce((sum, [count]) => sum + count, 0);
  const names = new Set(cards.map(([, name]) => idOf(name)));
  const singles = sound.main.flatMap(({ card, count }) =>
    names.has(card) ? [] : Array.from({ length: count }, () => ({ card, count: 1 })),
  );
  return [...singles.slice(0, 39 - room), ...counted(...cards)];
};

const briefly = (findings: readonly Finding[]) => findings.map(({ rule, severity }) => `${severity} ${rule}`);

interface Broken {
  readonly name: string;
  readonly change: Partial<DeckList>;
  readonly format?: DeckFormat;
  readonly found: string;
  readonly says: RegExp;
}

const BROKEN: readonly Broken[] = [
  {
    name: 'a unit as legend',
    change: { legend: idOf('Sett, Kingpin') },
    found: 'illegal deck.legend',
    says: /Sett, Kingpin is no legend/,
  },
  {
    name: 'a plain unit as champion',
    change: { champion: idOf('Pouty Poro') },
    found: 'illegal deck.chosen-champion',
    says: /Pouty Poro.*tag Sett/,
  },
  {
    name: 'a signature card as champion',
    change: { champion: idOf('Tibbers') },
    found: 'illegal deck.signature-not-champion',
    says: /Tibbers/,
  },
  {
    name: "another legend's champion",
    change: { champion: idOf('Vi, Destructive') },
    found: 'illegal deck.champion-tag',
    says: /Vi, Destructive.*The Boss/,
  },
  {
    name: '39 cards at an event',
    change: { main: sound.main.slice(1) },
    found: 'illegal tournament.deck-size',
    says: /exactly 40.*Add \d/,
  },
  {
    name: '39 cards by the Core Rules',
    change: { main: sound.main.slice(1) },
    format: { rules: 'core' },
    found: 'illegal deck.main-deck',
    says: /Add \d/,
  },
  {
    name: '41 cards at an event',
    change: { main: [...mainWith(), ...counted([1, 'Challenge'])] },
    found: 'illegal tournament.deck-size',
    says: /41.*Take out 1/,
  },
  {
    name: 'a rune in the main deck',
    change: { main: mainWith([1, 'Body Rune']) },
    found: 'illegal deck.main-deck',
    says: /Body Rune is a rune/,
  },
  {
    name: 'a token in the main deck',
    change: { main: mainWith([1, 'Mech']) },
    found: 'illegal deck.main-deck',
    says: /Mech is a token/,
  },
  {
    name: 'four of a name',
    change: { main: mainWith([4, 'Challenge']) },
    found: 'illegal deck.copies',
    says: /Challenge is there 4 times.*Take out 1/,
  },
  {
    name: 'three and the Chosen Champion',
    change: { main: mainWith([3, 'Sett, Kingpin']) },
    found: 'illegal deck.copies',
    says: /Sett, Kingpin is there 4 times/,
  },
  {
    name: 'two of a Unique name',
    change: { main: mainWith([2, 'Forgefire Cape']) },
    found: 'illegal deck.unique',
    says: /1 copy is allowed/,
  },
  {
    name: 'a fourth copy in the sideboard',
    change: { main: mainWith([3, 'Challenge']), sideboard: counted([1, 'Challenge']) },
    found: 'illegal tournament.sideboard-limits',
    says: /count together/,
  },
  {
    name: "another legend's signature card",
    change: { main: mainWith([1, 'Tibbers']) },
    found: 'illegal deck.signature-tag',
    says: /Tibbers.*Annie/,
  },
  {
    name: 'a card of another domain',
    change: { main: mainWith([1, 'Cleave']) },
    found: 'illegal deck.main-domains',
    says: /Cleave is Fury/,
  },
  {
    name: 'a card of another domain in the sideboard',
    change: { sideboard: counted([1, 'Cleave']) },
    found: 'illegal deck.main-domains',
    says: /Cleave/,
  },
  {
    name: 'eleven runes',
    change: { runes: counted([6, 'Body Rune'], [5, 'Order Rune']) },
    found: 'illegal deck.rune-count',
    says: /Add 1/,
  },
  {
    name: 'thirteen runes',
    change: { runes: counted([6, 'Body Rune'], [7, 'Order Rune']) },
    found: 'illegal deck.rune-count',
    says: /Take out 1/,
  },
  {
    name: 'runes of another domain',
    change: { runes: counted([6, 'Body Rune'], [6, 'Fury Rune']) },
    found: 'illegal deck.rune-domains',
    says: /Fury Rune/,
  },
  {
    name: 'a unit in the rune deck',
    change: { runes: counted([6, 'Body Rune'], [5, 'Order Rune'], [1, 'Challenge']) },
    found: 'illegal deck.runes',
    says: /Challenge is no rune/,
  },
  {
    name: 'two battlefields at an event',
    change: { battlefields: sound.battlefields.slice(1) },
    found: 'illegal tournament.deck-size',
    says: /2 battlefields/,
  },
  {
    name: 'two battlefields by the Core Rules',
    change: { battlefields: sound.battlefields.slice(1) },
    format: { rules: 'core' },
    found: 'illegal deck.battlefield-count',
    says: /Name 3/,
  },
  {
    name: 'the same battlefield twice',
    change: { battlefields: ['Zaun Warrens', 'Zaun Warrens', 'Void Gate'].map(idOf) },
    found: 'illegal deck.battlefield-names',
    says: /Zaun Warrens is there 2 times/,
  },
  {
    name: 'a token battlefield',
    change: { battlefields: ['Zaun Warrens', 'Brush', 'Void Gate'].map(idOf) },
    found: 'illegal deck.battlefields',
    says: /Brush/,
  },
  {
    name: 'eleven in the sideboard',
    change: {
      sideboard: [
        ...mainWith().slice(0, 3),
        ...counted([3, 'Pit Rookie'], [3, 'Cannon Barrage'], [2, 'Catalyst of Aeons']),
      ],
    },
    found: 'illegal tournament.sideboard-size',
    says: /Take out 1/,
  },
  {
    name: 'a rune in a sideboard of eleven',
    change: {
      sideboard: [...mainWith().slice(0, 3), ...counted([3, 'Pit Rookie'], [4, 'Body Rune'], [1, 'Catalyst of Aeons'])],
    },
    found: 'illegal tournament.sideboard-cards',
    says: /Body Rune/,
  },
  {
    name: 'a rune in the sideboard',
    change: { sideboard: counted([1, 'Body Rune']) },
    found: 'illegal tournament.sideboard-cards',
    says: /Body Rune/,
  },
  {
    name: 'a sideboard by the Core Rules',
    change: {},
    format: { rules: 'core' },
    found: 'note tournament.sideboard',
    says: /no sideboard/,
  },
  {
    name: 'a banned battlefield',
    change: { battlefields: ['Zaun Warrens', "Reaver's Row", 'Void Gate'].map(idOf) },
    format: { rules: 'constructed', on: '2026-03-31' },
    found: 'illegal tournament.banned',
    says: /Reaver's Row is banned since 2026-03-31/,
  },
  {
    name: 'a banned battlefield by the Core Rules',
    change: { battlefields: ['Zaun Warrens', "Reaver's Row", 'Void Gate'].map(idOf) },
    format: { rules: 'core', on: '2026-03-31' },
    found: 'illegal deck.format-legality',
    says: /Reaver's Row is banned since 2026-03-31/,
  },
  {
    name: 'a card of a set not out yet',
    change: { sideboard: [] },
    format: { rules: 'constructed', on: '2026-05-07' },
    found: 'doubtful tournament.sets',
    says: /legal from 2026-05-08/,
  },
  {
    name: 'a card of a set not out yet, whatever other printing it has',
    change: { main: counted([3, 'Arena Kingpin']), sideboard: [] },
    format: { rules: 'constructed', on: '2026-05-07' },
    found: 'doubtful tournament.sets',
    says: /Arena Kingpin is legal from 2026-05-08/,
  },
];

describe('the deck check', () => {
  test.each(BROKEN)('finds $name', ({ change, format = constructed, found, says }) => {
    const findings = checkDeck({ ...sound, ...change }, format);
    expect(briefly(findings)).toContain(found);
    const finding = findings.find(({ rule, severity }) => `${severity} ${rule}` === found);
    expect(finding?.message).toMatch(says);
    expect(findings.every(({ rule }) => isRuleKey(rule))).toBe(true);
  });

  test('counts no cards of a sideboard by the Core Rules, which know none', () => {
    const deck = { ...sound, main: mainWith([3, 'Challenge']), sideboard: counted([1, 'Challenge']) };
    expect(briefly(checkDeck(deck, { rules: 'core' }))).toEqual(['note tournament.sideboard']);
  });

  test('asks by the Core Rules of no set whether it is out: that is for tournaments', () => {
    const deck = { ...sound, main: counted([3, 'Arena Kingpin']), sideboard: [] };
    const found = briefly(checkDeck(deck, { rules: 'core', on: '2026-05-07' }));
    expect(found).not.toContain('doubtful tournament.sets');
  });

  test('finds too many signature cards of several names', () => {
    const ornn = parsed(textOf('ven-barcelona-1-ornn.deck'));
    const names = allCards.flatMap((card) =>
      card.supertype === 'Signature' && card.championTags.includes('Ornn') ? [card.name] : [],
    );
    const others = ornn.main.filter(({ card }) => !names.map(idOf).includes(card));
    const main = [...others, ...names.flatMap((name) => counted([2, name]))];
    expect(checkDeck({ ...ornn, main }, constructed).map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/6 Signature cards \(.*, .*\).*Take out 3/),
    );
  });

  test('bans by the day', () => {
    const deck = parsed(textOf('ogn-houston-1-annie.deck'));
    const bannedOn = (on: string) => checkDeck(deck, { rules: 'constructed', on }).map(({ facts }) => facts?.['name']);
    expect(bannedOn('2026-03-30')).toEqual([]);
    expect(bannedOn('2026-03-31')).toEqual(['Scrapheap', 'Fight or Flight', 'The Dreaming Tree']);
    expect(bannedOn('2026-07-24')).toContain("The Arena's Greatest");
    expect(bannedOn('2026-09-18')).toContain('Stacked Deck');
  });

  test('bans one legend more in 2v2', () => {
    const deck = parsed(textOf('ogn-houston-2-master-yi.deck'));
    const names = (teams: boolean) =>
      checkDeck(deck, { rules: 'constructed', on: '2026-07-24', teams }).map(({ facts }) => facts?.['name']);
    expect(names(true)).toContain('Wuju Bladesman - Starter');
    expect(names(false)).not.toContain('Wuju Bladesman - Starter');
  });

  test('lets a core deck grow beyond forty', () => {
    const deck = { ...sound, main: [...sound.main, ...counted([1, 'Dune Drake'])], sideboard: [] };
    expect(checkDeck(deck, { rules: 'core' })).toEqual([]);
  });
});
