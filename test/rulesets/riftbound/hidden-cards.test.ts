import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isRecorderEvent } from '#match';
import type { Viewer } from '#ruleset';
import { riftbound, type Play, type RiftboundFact } from '#rulesets/riftbound';
import { runRulingFile } from '../../../apps/cli/src/rulings/run-file.js';
import { game, type Game } from '../../support/riftbound/game.js';
import { parse } from '../../support/riftbound/said.js';
import { duel } from '../../support/riftbound/tables.js';
import type { Duel, Step } from './support/random-duel.js';
import { differences, leaks } from './support/redaction.js';

const VIEWERS: readonly Viewer[] = [0, 1, 'public'];

const FOLDER = 'rulings/riftbound/hidden-cards';
const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));

/** The cases of a ruling file as games, fact by fact. */
const gamesOf = (path: string): readonly Duel[] =>
  runRulingFile(path).cases.map(({ batches }) => {
    let state = riftbound.initial;
    const steps = batches.flatMap(({ events, play }) =>
      events
        .filter((event) => !isRecorderEvent(event))
        .map((fact): Step => {
          const before = state;
          state = riftbound.evolve(state, fact as RiftboundFact);
          return { play: play as Play | null, fact: fact as RiftboundFact, before, after: state };
        }),
    );
    return { steps, rests: [] };
  });

describe.each(files)('the tapes of %s', (path) => {
  const games = gamesOf(path);

  test.each(VIEWERS)('show %s the same table redacted as whole', (viewer) => {
    for (const each of games) expect(differences(each, viewer, 1)).toEqual([]);
  });

  test.each(VIEWERS)('name no card to %s that was never shown', (viewer) => {
    for (const each of games) expect(leaks({ ...each, steps: each.steps.slice(1) }, viewer)).toEqual([]);
  });
});

/** What a viewer gets of a play, its facts and the table after it. */
const told = (match: Game, line: string, viewer: Viewer): unknown => {
  let state = match.state;
  const play = parse(line, state);
  const entered = riftbound.redactPlay(play, state, viewer);
  const facts = match.play(line).lastFacts.map((fact) => {
    const redacted = riftbound.redactFact(fact, state, viewer);
    state = riftbound.evolve(state, fact);
    return redacted;
  });
  return [entered, facts, riftbound.view(match.state, viewer)];
};

const DECK = ['Pit Rookie', 'Mega-Mech', 'Stupefy', 'Defy', 'Recruit the Vanguard'];

describe('a choice among cards that only one player sees', () => {
  const looking = (): Game =>
    game({ ...duel({ Ana: { hand: ['Stacked Deck'], deck: DECK } }), digital: true, texts: 'encoded' })
      .play('Ana: plays Stacked Deck')
      .pass();
  const predicting = (): Game =>
    game({ ...duel({ Ana: { hand: ['Progress Day'], deck: DECK } }), digital: true })
      .play('Ana: plays Progress Day: predict 2')
      .pass();

  test.each([1, 'public'] as const)('tells %s nothing of which is taken', (viewer) => {
    const [first, second] = ['Pit Rookie', 'Stupefy'].map((card) =>
      told(looking(), `Ana: chooses cards ${card}`, viewer),
    );
    expect(first).toEqual(second);
  });

  test.each([1, 'public'] as const)('tells %s nothing of which is recycled', (viewer) => {
    const lines = ['Ana: puts back Pit Rookie recycling Mega-Mech', 'Ana: puts back Mega-Mech recycling Pit Rookie'];
    const [first, second] = lines.map((line) => told(predicting(), line, viewer));
    expect(first).toEqual(second);
  });

  test.each([1, 'public'] as const)('tells %s nothing of the order they are put back in', (viewer) => {
    const lines = ['Ana: puts back Pit Rookie, Mega-Mech', 'Ana: puts back Mega-Mech, Pit Rookie'];
    const [first, second] = lines.map((line) => told(predicting(), line, viewer));
    expect(first).toEqual(second);
  });

  test('tells its player, who sees the cards', () => {
    const names = (match: Game): readonly (string | null)[] =>
      riftbound.view(match.state, 0).pieces.flatMap(({ name }) => (DECK.includes(name ?? '') ? [name] : []));
    expect(names(predicting())).toEqual(['Pit Rookie', 'Mega-Mech']);
    const match = predicting().play('Ana: puts back Mega-Mech, Pit Rookie');
    expect(names(match)).toEqual([]);
    expect(match.state.pieces.filter(({ shownTo }) => shownTo.length > 0)).toEqual([]);
  });

  test('is asked without saying which cards fit', () => {
    const asked = (deck: readonly string[]): unknown => {
      const layout = duel({ Ana: { hand: ['Ornn, Blacksmith'], deck }, Ben: {} });
      const match = game({ ...layout, digital: true, texts: 'encoded' })
        .play('Ana: plays Ornn')
        .pass();
      const fact = match.lastFacts.at(-1);
      return fact && riftbound.redactFact(fact, match.state, 1);
    };
    expect(asked(['Long Sword', 'Pit Rookie', 'Stupefy', 'Defy'])).toEqual(asked(DECK.slice(0, 4)));
  });
});

describe('on paper, where nobody has told the recorder the cards', () => {
  const unknown = (hand: string): Game => game({ ...duel({ Ana: { hand: [hand] } }), texts: 'encoded' });

  test('cards looked at may stay unknown, or be named as they are taken', () => {
    const looking = (): Game => unknown('Stacked Deck').play('Ana: plays Stacked Deck').pass();
    const match = looking().play('Ana: chooses cards unknown');
    expect(match.table.pieces.filter(({ name }) => name === 'Pit Rookie')).toEqual([]);
    const named = looking().play('Ana: chooses cards unknown as Pit Rookie');
    expect(named.state.pieces[named.number('Pit Rookie')]?.card).toBe('OGN-136');
  });

  test('a card that has to be of a kind has to be named, and to be of it', () => {
    const match = unknown('Double Trouble').play('Ana: plays Double Trouble').pass();
    expect(match.attempt('Ana: chooses cards unknown').strict.outcome).toBe('impossible');
    expect(match.attempt('Ana: chooses cards unknown as Stupefy').strict.outcome).toBe('impossible');
    match.play('Ana: chooses cards unknown as Pit Rookie');
    expect(match.where('Pit Rookie')).toBe("Ana's hand");
  });

  test('what was channelled from a rune deck is a rune, whichever it is, and may be picked as one', () => {
    const table = duel({ Ana: { base: ['First Mate'], runes: { unknown: { exhausted: 2 } } } });
    const sigil = { card: 'Sigil of the Storm' };
    const match = game({ ...table, battlefields: [sigil, ...table.battlefields.slice(1)], texts: 'encoded' });
    match.play('Ana: moves First Mate to Sigil of the Storm').pass().pass();
    const [offer] = riftbound.legalPlays(match.state, 0);
    expect(offer?.slots[0]).toMatchObject({ options: [{}, {}], many: { min: 1, max: 1 } });
    match.play('Ana: chooses cards rune 2');
    expect(match).toHaveLogged('CardsRecycled');
  });

  test('what is revealed is told by the table', () => {
    const match = game({ ...duel({ Ana: { base: ['Apprentice Smith'] } }), texts: 'encoded' });
    match.play('Ana: moves Apprentice Smith to Zaun Warrens').pass();
    expect(match.waiting).toEqual(['Ana: Which card is revealed?']);
    match.play('Ana: shows Long Sword');
    expect(match.where('Long Sword')).toBe("Ana's hand");
  });

  test('what nobody could tell leaves what follows in doubt', () => {
    const match = game({ ...duel({ Ana: { base: ['Apprentice Smith'] } }), texts: 'encoded' });
    match.play('Ana: moves Apprentice Smith to Zaun Warrens').pass();
    expect(match.attempt('Ana: shows unknown').strict).toMatchObject({
      outcome: 'accepted',
      verdict: { status: 'doubtful' },
    });
  });
});

test('facedown cards may be looked at for a turn, those that are hidden later included, by one player alone', () => {
  const match = game({
    ...duel({
      Ana: { hand: ['Tideturner', 'Progress Day'] },
      warrens: { controller: 'Ana', units: { Ana: ['Pit Rookie'] }, facedown: { by: 'Ana', card: 'Facebreaker' } },
      grove: { controller: 'Ana', units: { Ana: ['Mega-Mech'] } },
    }),
    digital: true,
  });
  const seen = (viewer: Viewer): readonly (string | null)[] =>
    riftbound.view(match.state, viewer).pieces.flatMap(({ name, faceDown }) => (faceDown ? [name] : []));
  const lookedAt = (viewer: Viewer): number =>
    riftbound.view(match.state, viewer).pieces.filter(({ badges }) => badges.includes('looked at')).length;
  match.play('Ana: plays Progress Day: Ben looks at the facedown cards of Ana').pass();
  expect([seen(1), seen('public')]).toEqual([['Facebreaker'], [null]]);
  match.play('Ana: hides Tideturner at Grove');
  expect([...seen(1)].sort()).toEqual(['Facebreaker', 'Tideturner']);
  expect([lookedAt(1), lookedAt('public')]).toEqual([2, 0]);
  const fact = match.lastFacts.find(({ type }) => type === 'CardHidden');
  expect(fact?.type === 'CardHidden' && fact.data.card).not.toBeNull();
  match.play('Ana: ends turn');
  expect([seen(1), seen('public')]).toEqual([
    [null, null],
    [null, null],
  ]);
});

describe('a correction while somebody chooses among hidden cards', () => {
  const table = (layout: Parameters<typeof duel>[0]): Game =>
    game({ ...duel(layout), digital: true, texts: 'encoded' });

  test('takes the card that waits to be played off the chain, and nobody is asked any more', () => {
    const match = table({ Ana: { hand: ['The Harrowing'], trash: ['Playful Phantom'] } });
    match.play('Ana: plays The Harrowing -> Playful Phantom').pass();
    expect(match.waiting).toEqual(['Ana: How is Playful Phantom played?']);
    match.play("correct: move Playful Phantom to Ana's hand");
    expect(match.waiting).toEqual(['Ana: has priority']);
  });

  test('takes a card from those that are looked at', () => {
    const match = table({ Ana: { hand: ['Stacked Deck'], deck: DECK } })
      .play('Ana: plays Stacked Deck')
      .pass();
    match.play("correct: move Pit Rookie to Ana's hand");
    expect(match.attempt('Ana: chooses cards Pit Rookie').strict.outcome).toBe('impossible');
    expect(match.attempt('Ana: chooses cards Stupefy').strict.outcome).toBe('accepted');
  });

  test('leaves the order of the rest to be told', () => {
    const match = table({ Ana: { hand: ['Clairvoyance'], deck: DECK } })
      .play('Ana: plays Clairvoyance')
      .pass();
    match.play("correct: move Pit Rookie to Ana's hand");
    const order = 'Mega-Mech, Stupefy, Defy, Recruit the Vanguard';
    expect(match.attempt(`Ana: puts back ${order}`).strict.outcome).toBe('accepted');
  });
});
