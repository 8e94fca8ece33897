import { comparePins, pinText, schemasOf, type MatchOpened } from '#match';
import { tapeSeenBy } from '#projections';
import { encodingsOf } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { auditTape } from '#audit';
import { playersOf } from '../support/dealt.js';
import { deckText } from '../support/duel.js';
import { openTape } from '../support/open-tape.js';

const players = playersOf(riftbound as never, ['ogn-houston-1-annie', 'ogn-houston-2-master-yi'].map(deckText));

const opened = () => openTape(riftbound, { players, seed: 1, recording: 'strict' });

const pinsOn = ({ envelopes }: ReturnType<typeof opened>): NonNullable<MatchOpened['data']['pins']> => {
  const { pins } = envelopes[0]?.data as unknown as MatchOpened['data'];
  if (pins === null) throw new Error('A match that is opened now is pinned.');
  return pins;
};

/** The game with one card's text encoded otherwise. */
const mended = (card: string): typeof riftbound => ({
  ...riftbound,
  encodings: {
    all: () => 'mended',
    isCard: riftbound.encodings?.isCard ?? (() => false),
    of: (each) => (each === card ? 'mended' : (riftbound.encodings?.of(each) ?? null)),
  },
});

test('the fingerprint of encodings is of what they say, in whatever order the cards stand', () => {
  const of = (...cards: readonly (readonly [string, unknown])[]) =>
    encodingsOf(
      () => cards,
      () => true,
    ).all();
  expect(of(['a', { does: 1 }], ['b', 2])).toBe(of(['b', 2], ['a', { does: 1 }]));
  expect(of(['a', { does: 1 }], ['b', 2])).not.toBe(of(['a', { does: 2 }], ['b', 2]));
});

test('a match is pinned to the engine, to all encodings, and to those of the cards in its decks', () => {
  const pins = pinsOn(opened());
  expect(pins).toMatchObject({ engine: riftbound.engine, encodings: riftbound.encodings?.all() });
  expect(Object.keys(pins.cards)).toContain('OGN-013');
  expect(pins.cards['OGN-182']).toBe(riftbound.encodings?.of('OGN-182'));
});

test('a tape that was recorded with other encodings says so, and which cards differ', () => {
  const tape = opened();
  expect(comparePins(riftbound, pinsOn(tape))).toEqual([]);
  const now = mended('OGN-182');
  expect(comparePins(now, pinsOn(tape)).map(pinText)).toEqual([
    `The tape was recorded with encodings ${riftbound.encodings?.all() ?? ''}; this program has mended. Of the cards in its decks these differ: OGN-182.`,
  ]);
  expect(auditTape(now, tape.envelopes)).toMatchObject([
    { kind: 'encodings', revision: 0, recorded: { cards: ['OGN-182'] } },
  ]);
});

test('another engine is told as well, and a tape without pins has nothing to hold', () => {
  const tape = opened();
  expect(auditTape({ ...riftbound, engine: '9' }, tape.envelopes)).toMatchObject([
    { kind: 'engine', message: `The tape was recorded with engine ${riftbound.engine}; this program has 9.` },
  ]);
  expect(comparePins(riftbound, null)).toEqual([]);
});

test('pins tell nobody what is in a deck that they are not given', () => {
  const { envelopes } = opened();
  const { versionOf } = schemasOf(riftbound);
  expect(envelopes[0]?.schema).toBe(versionOf('MatchOpened'));
  const given = (viewer: 'public' | 0) =>
    tapeSeenBy(riftbound, viewer, envelopes).envelopes[0]?.data as unknown as MatchOpened['data'];
  expect(given('public').pins?.cards).toEqual({});
  const own = Object.keys(given(0).pins?.cards ?? {});
  expect(own).toContain('OGN-013');
  expect(own.every((card) => JSON.stringify(players[0]).includes(card))).toBe(true);
});
