import { irregularitiesOf, kindOf, type Irregularity } from '#audit';
import { seedRandom, type Fact, type JsonObject } from '#kernel';
import type { Ruleset } from '#ruleset';

import { tapeSeenBy } from '#projections';
import { familyOf, RULE_FAMILIES, RULE_KEYS } from '#rulebook';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { envelopesOf, readGames } from '../games/recorded-game.js';
import { noughts } from '../support/noughts.js';
import { openTape } from '../support/open-tape.js';
import { randomGame } from '../support/random-game.js';
import { options } from '../support/riftbound/opening.js';

const games = new Map(readGames(riftbound).map((game) => [game.name, game]));
const others = new Map(readGames(runeterra).map((game) => [game.name, game]));

const tapeOf = (name: string) => {
  const game = games.get(name);
  if (game === undefined) throw new Error(`There is no game ${name}.`);
  return envelopesOf(game);
};

/** Nobody concedes, so that games are as long as games are. */
const patient = <State, Play, F extends Fact>(ruleset: Ruleset<State, Play, F>): Ruleset<State, Play, F> => ({
  ...ruleset,
  legalPlays: (...args) => ruleset.legalPlays(...args).filter(({ play }) => kindOf(play) !== 'Concede'),
});

const inShort = ({ step, kind, rules, followed, causedBy, foundAt }: Irregularity): string =>
  [
    `${String(step)} ${kind} ${rules[0] ?? 'no rule'}`,
    foundAt === step ? '' : `found at ${String(foundAt)}`,
    followed.length === 0 ? '' : `followed by ${followed.join(', ')}`,
    causedBy === null ? '' : `caused by ${String(causedBy)}`,
  ]
    .filter(Boolean)
    .join('; ');

describe('a paper match that left the rules', () => {
  const { irregularities: found, doubts } = irregularitiesOf(riftbound, tapeOf('paper-irregular.tape'));

  test('has sixty plays and more beside what was corrected', () => {
    const lines = games.get('paper-irregular.tape')?.recording.batches ?? [];
    const plays = lines.filter(({ line }) => line !== null && !line.text.startsWith('correct:'));
    expect(plays.length).toBeGreaterThanOrEqual(60);
  });

  test('is found out step by step, and nothing else is', () => {
    expect(found.map(inShort)).toEqual([
      '11 trigger trigger.what; found at 12',
      '14 draw turn.draw; found at 15',
      '20 channel turn.channel; found at 21; followed by 84',
      '20 scoring scoring.point; found at 22; followed by 41',
      '24 ready turn.awaken; found at 27; followed by 28, 33',
      '28 cost move.standard-cost; followed by 33; caused by 24',
      '29 timing state.showdown-permission; followed by 31, 33, 36',
      '33 damage cleanup.kill; found at 34; followed by 62, 69; caused by 28',
      '41 scoring scoring.point; found at 42; followed by 77, 84; caused by 20',
      '49 target target.restrictions; followed by 51',
      '57 damage action.deal; found at 58; followed by 59, 61',
      '59 place move.standard-ganking; followed by 61',
      '68 cost play.costs-paid; followed by 74',
      '72 control battlefield.control-established; found at 73',
      '81 correction tournament.deviation',
    ]);
    expect(doubts).toEqual([]);
  });

  test('says what was legal instead of a play that the rules forbid', () => {
    expect(found.find(({ step }) => step === 59)).toMatchObject({
      play: 'Ben: moves Stalwart Poro to Zaun Warrens',
      expected: /^Legal was: Ben: moves Stalwart Poro to base; .* and 7 more\.$/.exec(
        found.find(({ step }) => step === 59)?.expected ?? '',
      )?.[0],
      happened: expect.stringContaining('has no Ganking') as string,
    });
  });

  test('says what the rules bring about that was not done', () => {
    expect(found.find(({ kind }) => kind === 'channel')).toMatchObject({
      play: 'Ben: ends turn',
      expected: 'Ana channels 2 runes.',
      happened: "Corrected: a rune lies in Ana's Rune Deck (only one rune was channeled).",
    });
  });
});

test('a judge who takes an illegal play back adds no irregularity of their own', () => {
  const { irregularities, doubts } = irregularitiesOf(riftbound, tapeOf('paper-unknown-decks.tape'));
  expect(irregularities.map(({ step }) => step)).toEqual([37, 55]);
  // A card was hidden that nobody could see.
  expect(doubts.map(({ step }) => step)).toEqual([28]);
});

describe('nothing is found', () => {
  test.each([
    ['sett-against-kennen.tape', riftbound, games],
    ['fortune-against-guards.tape', runeterra, others],
    ['guards-against-fortune.tape', runeterra, others],
  ] as const)('in %s, a clean game of sixty plays and more', (name, ruleset, of) => {
    const game = of.get(name);
    expect(game?.recording.batches.length).toBeGreaterThan(60);
    expect(irregularitiesOf(ruleset as never, envelopesOf(game as never)).irregularities).toEqual([]);
  });

  test.each([1, 2, 3])('in random game %i of a duel', (seed) => {
    const { envelopes, state } = randomGame(patient(riftbound), seed, {
      plays: 120,
      players: options().players,
      firstPlayer: 0,
      seed,
    });
    expect(state.plays).toBeGreaterThan(40);
    expect(irregularitiesOf(riftbound, envelopes).irregularities).toEqual([]);
  });

  test.each([1, 2, 3])('in random game %i of the second game', (seed) => {
    const draws = [seed, seed + 100].map(
      (each) => (runeterra.drawDeck?.(seedRandom(each)).value ?? null) as JsonObject | null,
    );
    const players = draws.map((deck, seat) => ({ name: seat === 0 ? 'Ana' : 'Ben', deck }));
    const { envelopes, state } = randomGame(patient(runeterra), seed, { plays: 120, players, firstPlayer: 0, seed });
    expect(state.plays).toBeGreaterThan(40);
    expect(irregularitiesOf(runeterra, envelopes).irregularities).toEqual([]);
  });
});

describe('a tape of noughts', () => {
  const lines = ['Bo: a1', 'Ana: b2', 'Ana: c3'];

  test('tells an illegal play with what was legal', () => {
    const tape = openTape(noughts, {});
    tape.lines('Bo: a1');
    const [only, ...rest] = irregularitiesOf(noughts, tape.envelopes).irregularities;
    expect(rest).toEqual([]);
    expect(only).toMatchObject({ step: 1, play: 'Bo: a1', foundAt: 1, undoneBy: null });
  });

  test('tells what a rewind undid as undone, and once', () => {
    const tape = openTape(noughts, {});
    tape.lines(...lines);
    const before = irregularitiesOf(noughts, tape.envelopes).irregularities;
    tape.rewind(1);
    const after = irregularitiesOf(noughts, tape.envelopes).irregularities;
    expect(before.length).toBeGreaterThan(0);
    expect(after.map(({ step }) => step)).toEqual(before.map(({ step }) => step));
    expect(after.map(({ undoneBy }) => undoneBy)).toEqual(after.map(() => 4));
  });

  test('tells a fact that the rules bring about and the tape lacks', () => {
    const tape = openTape(noughts, {});
    tape.lines('Ana: b2', 'Bo: a1', 'Ana: a2', 'Bo: b1', 'Ana: c2');
    const cut = tape.envelopes.filter(({ type }) => type !== 'MatchEnded');
    expect(irregularitiesOf(noughts, cut).irregularities).toMatchObject([
      { step: 5, kind: 'record', happened: 'Nothing.' },
    ]);
  });
});

test('a viewer is told what their own tape shows', () => {
  const tape = tapeOf('annie-against-master-yi.tape');
  const { envelopes } = tapeSeenBy(riftbound, 'public', tape);
  const { irregularities: own } = irregularitiesOf(riftbound, tape);
  const { irregularities: seen, doubts } = irregularitiesOf(riftbound, envelopes, { viewer: 'public' });
  expect(doubts).toEqual([]);
  expect(seen.map(({ step, kind }) => [step, kind])).toEqual(own.map(({ step, kind }) => [step, kind]));
});

describe('the families of rules', () => {
  test('have a place for every key, and every family has a key', () => {
    expect(RULE_KEYS.filter((key) => familyOf(key) === null)).toEqual([]);
    const used = new Set(RULE_KEYS.map(familyOf));
    expect(RULE_FAMILIES.filter((family) => !used.has(family))).toEqual([]);
  });

  test('take the longest beginning, and whole words', () => {
    expect(familyOf('turn.channel-short')).toBe('channel');
    expect(familyOf('turn.main')).toBe('timing');
    expect(familyOf('turned')).toBeNull();
  });
});
