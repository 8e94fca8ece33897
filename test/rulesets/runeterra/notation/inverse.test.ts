import { makeCanonicalJson } from '#kernel';
import { runeterra, type Play } from '#rulesets/runeterra';
import { usualTable } from './table.js';
import fc from '../../../support/fast-check.js';

const state = usualTable();
const piece = fc.nat({ max: state.pieces.length - 1 });
const pieces = fc.uniqueArray(piece, { maxLength: 4 });
const seat = fc.nat({ max: 1 });
const amount = fc.nat({ max: 12 });
const flag = fc.boolean();
const side = fc.constantFrom('ally', 'enemy');
const until = fc.constantFrom('round', 'always');
const keyword = fc.constantFrom("Can't Block", 'Quick Attack', 'Double Attack', 'Ephemeral');
/** Garen, a level, a skill, a spell with "and" in its name, one that another begins with, one told. */
const card = fc.constantFrom('01DE012', '04DE008T1', '02BW026T5', '01DE022', '01IO010', 'told-1');

const named = (tag: string, names: readonly string[], fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {}) =>
  fc.record({ [tag]: fc.constantFrom(...names), ...fields });

const many = fc.oneof(
  named('who', ['each', 'battling', 'attackers'], { side }),
  named('who', ['each', 'battling', 'attackers'], { side, keyword }),
  named('who', ['each', 'battling', 'attackers'], { side: fc.constant('any'), subtype: fc.constant('Sea Monster') }),
  named('who', ['each', 'attackers'], {
    side,
    others: fc.constant(true),
    follower: fc.constant(true),
    mostPower: amount,
  }),
  named('who', ['battling'], { side, cost: amount, keyword }),
  named('who', ['each'], { side, damaged: fc.constant(true), leastPower: amount, mostHealth: amount }),
);
const who = fc.oneof(
  named('who', ['target'], { number: fc.nat({ max: 3 }) }),
  named('who', ['this', 'it', 'supported', 'challenged']),
  named('who', ['piece'], { piece }),
  named('who', ['strongest', 'weakest'], { side }),
  many,
);

const effect = fc.oneof(
  named('do', ['deal', 'drain'], { amount, to: who }),
  named('do', ['deal-nexus', 'drain-nexus', 'heal-nexus'], { amount, side }),
  named('do', ['heal'], { amount: fc.oneof(amount, fc.constant('all')), to: who }),
  named('do', ['grow'], {
    power: fc.integer({ min: -9, max: 9 }),
    health: fc.integer({ min: -9, max: 9 }),
    to: who,
    until,
  }),
  named('do', ['grant'], { keyword, to: who, until }),
  named('do', ['stun', 'frostbite', 'kill', 'recall', 'obliterate', 'level-up', 'discard', 'destroy', 'stop'], {
    to: who,
  }),
  named('do', ['capture', 'strike'], { by: who, to: who }),
  named('do', ['strike-each-other', 'swap'], { one: who, other: who }),
  named('do', ['strike-nexus'], { by: who }),
  named('do', ['draw'], { count: amount, side }),
  named('do', ['rally', 'gain-gem'], { side }),
  named('do', ['refill-mana', 'refill-spell-mana'], { amount, side }),
  named('do', ['create'], { card, count: amount, where: fc.constantFrom('hand', 'deck'), fleeting: flag, side }),
  named('do', ['summon'], { card, count: amount, attacking: flag, side }),
  named('do', ['summon'], { card, count: amount, attacking: flag, side, challenging: who }),
  named('do', ['free-attack'], { by: who, challenging: fc.option(who) }),
  named('do', ['skill'], { cards: fc.array(card, { minLength: 1, maxLength: 3 }) }),
  named('do', ['nothing']),
);
const effects = fc.array(effect, { maxLength: 3 });

const target = fc.oneof(
  named('kind', ['piece'], { piece }),
  named('kind', ['nexus'], { seat }),
  named('kind', ['item'], { item: fc.constantFrom(1, 2) }),
);
const targets = fc.array(target, { maxLength: 3 });
const spell = fc.record({ piece, card: fc.option(card), targets, effects: fc.option(effects) });
const spells = fc.array(spell, { maxLength: 3 });
const challenges = fc.array(fc.record({ by: piece, enemy: piece }), { maxLength: 3 });
const blocks = fc.uniqueArray(fc.record({ by: piece, attacker: piece }), { maxLength: 3, selector: ({ by }) => by });

const toldFacts = fc.record({
  code: fc.constantFrom('told-2', 'told-9'),
  name: fc.constantFrom('Brute', 'Odd unit 3', 'A "quoted" name', 'With, comma: and colon'),
  type: fc.constantFrom('unit', 'spell', 'landmark', 'skill', 'trap'),
  cost: amount,
  speed: fc.option(fc.constantFrom('slow', 'fast', 'burst', 'focus')),
  keywords: fc.uniqueArray(keyword),
  regions: fc.uniqueArray(fc.constantFrom('DE', 'IO')),
  champion: flag,
  collectible: flag,
  subtypes: fc.array(fc.constantFrom('YORDLE', 'two words, "odd"'), { maxLength: 2 }),
  hasText: flag,
  level: fc.option(fc.constantFrom(1, 2)),
  countdown: fc.option(amount),
});

const body = fc.oneof(
  fc.constant({ power: null, health: null }),
  fc.record({ power: fc.nat({ max: 20 }), health: fc.nat({ max: 20 }) }),
);

const toldCard = fc.tuple(toldFacts, body).map(([facts, numbers]) => ({ ...facts, ...numbers }));

const correction = fc.oneof(
  named('change', ['move'], { piece, to: fc.constantFrom('hand', 'bench', 'graveyard', 'gone') }),
  named('change', ['damage'], { piece, amount }),
  named('change', ['stunned'], { piece, value: flag }),
  named('change', ['card'], { piece, card: fc.option(card) }),
  named('change', ['nexus'], { seat, health: amount }),
  named('change', ['mana', 'spell-mana'], { seat, mana: amount }),
  named('change', ['gems'], { seat, gems: amount }),
  named('change', ['token'], { seat, value: flag }),
  named('change', ['remove-item'], { item: fc.constantFrom(1, 2) }),
  named('change', ['to-act'], { seat }),
);

const play = fc.oneof(
  named('play', ['ChooseFirstPlayer'], { first: seat }),
  named('play', ['Shuffle'], { seat, cards: fc.option(fc.array(card, { minLength: 1, maxLength: 4 })) }),
  named('play', ['Mulligan', 'DeclareSpells'], { seat, pieces: fc.uniqueArray(piece, { minLength: 1, maxLength: 4 }) }),
  named('play', ['PlayUnit'], {
    seat,
    piece,
    card: fc.option(card),
    targets,
    replaces: fc.option(piece),
    effects: fc.option(effects),
  }),
  named('play', ['CommitSpells'], { seat, spells: fc.array(spell, { minLength: 1, maxLength: 3 }) }),
  named('play', ['CastSpell'], { seat, spell }),
  named('play', ['DeclareAttack'], { seat, attackers: pieces, challenges }),
  named('play', ['TakeBack', 'Pass', 'Concede'], { seat }),
  named('play', ['CommitAttack'], { seat, attackers: pieces, challenges, spells }),
  named('play', ['CommitBlocks'], { seat, blocks, spells }),
  named('play', ['ChooseCard'], { seat, card }),
  named('play', ['DescribeEffect'], { seat, effects }),
  named('play', ['AnnounceEffect'], { seat, source: piece, skill: flag, targets, effects }),
  named('play', ['LevelUp'], { seat, piece, into: card }),
  named('play', ['DefineCard'], { card: toldCard }),
  named('play', ['RevealCard'], { seat, piece, card: fc.option(card) }),
  named('play', ['Correct'], { correction, note: fc.constantFrom('', 'a slip', ' spaces ', 'a # sign') }),
);

test('what is written is read as the same play, whatever the play', () => {
  fc.assert(
    fc.property(play, (made) => {
      const line = runeterra.notation.make(made as unknown as Play, state);
      const read = runeterra.notation.parse(line, state);
      if (!read.ok) throw new Error(`${line}: ${read.error.message}`);
      expect({ line, play: makeCanonicalJson(read.value) }).toEqual({ line, play: makeCanonicalJson(made as never) });
    }),
    { numRuns: 600, seed: 7 },
  );
});

test('a play from its JSON is the play', () => {
  fc.assert(
    fc.property(play, (made) => {
      expect(runeterra.parsePlay(JSON.parse(JSON.stringify(made)) as never)).toEqual({ ok: true, value: made });
    }),
    { numRuns: 300, seed: 7 },
  );
});
