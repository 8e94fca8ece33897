import { err, ok, type Json } from '#kernel';
import { citationOf, EDITION_IDS, isRuleKey, RULE_KEYS, ruleKeyOf } from '#rulebook';
import {
  anything,
  described,
  either,
  flag,
  group,
  nearestWords,
  oneOfWords,
  oneOrMore,
  oneOrMoreOf,
  playLine,
  readAs,
  recordOf,
  text,
  wholeNumber,
  type FormsOf,
  type LiteralForm,
} from '#ruleset';
import type {
  ExpectedDeck,
  ExpectedItem,
  ExpectedPiece,
  Expectation,
  ExpectationName,
  Lines,
  RefusedPlay,
} from './ruling.js';

const NEAREST = 6;

const isCore = (edition: string): boolean => edition.startsWith('core-');

/** The newest edition of a rulebook goes before tournament rules, which have numbers of their own. */
const NEWEST_FIRST = [...EDITION_IDS]
  .toReversed()
  .toSorted((one, other) => Number(isCore(other)) - Number(isCore(one)));

/** The keys that have the number, in the newest document that knows it, or the heading. */
const keysFor = (said: string): readonly string[] => {
  const numbered = NEWEST_FIRST.flatMap((edition) => ruleKeyOf(edition, said) ?? []).slice(0, 1);
  const isTitled = (key: string): boolean =>
    NEWEST_FIRST.some((edition) => citationOf(edition, key)?.title.toLowerCase() === said.toLowerCase());
  return numbered.length > 0 ? numbered : RULE_KEYS.filter(isTitled);
};

const LONG = 4;

/** The words of a heading or key that say something. */
const wordsIn = (said: string): readonly string[] =>
  said
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word.length >= LONG);

/** Keys that have words of what was typed in themselves or their heading, those with most of them first; else those spelt alike. */
const nearKeys = (typed: string): readonly string[] => {
  const words = wordsIn(typed);
  const shared = (key: string): number => {
    const own = wordsIn(`${key} ${NEWEST_FIRST.flatMap((edition) => citationOf(edition, key)?.title ?? []).join(' ')}`);
    return words.filter((word) => own.includes(word)).length;
  };
  const near = RULE_KEYS.map((key) => [key, shared(key)] as const).filter(([, count]) => count > 0);
  if (near.length === 0) return nearestWords(typed, RULE_KEYS);
  return near.toSorted(([, one], [, other]) => other - one).map(([key]) => key);
};

/** A number without quotes: one with a point may have lost a nought at its end. */
const ruleNumber: LiteralForm<string> = readAs(anything({ type: 'integer' }), (json) => {
  const number = JSON.stringify(json);
  if (Number.isInteger(json)) return ok(number);
  const message = `${number} stands without quotes, where a number loses a nought at its end. Write '${number}'.`;
  return err({ path: [], message, expected: [`'${number}'`] });
});

/**
 * A rule: its key, its number in the newest document that has it, or its heading, where that is of one rule. The schema leaves it a text: a
 * thousand keys would drown every other word.
 */
export const ruleKey: LiteralForm<string> = readAs(
  either<string, string>(
    (json) => typeof json === 'number',
    ruleNumber,
    described(text, 'a rule: its key, such as scoring.final-point, its number or its heading'),
  ),
  (key) => {
    if (isRuleKey(key)) return ok(key);
    const [found, ...more] = keysFor(key);
    if (found !== undefined && more.length === 0) return ok(found);
    const expected = nearKeys(key).slice(0, NEAREST);
    const message = `"${key}" is no rule key, number or heading. Perhaps "${expected[0] ?? ''}"?`;
    return err({ path: [], message, expected });
  },
);

const isText = (json: Json): boolean => typeof json === 'string';

const lines: LiteralForm<Lines> = oneOrMore(playLine);
const names = oneOrMore(text);
const amount = wholeNumber(0, 999);
const keys = oneOrMore(ruleKey);
const player = described(text, 'a player, or nobody');

const itemForm = either<string, ExpectedItem>(
  isText,
  text,
  group<ExpectedItem>({ item: text, by: player, targets: oneOrMoreOf(text) }, ['item']),
);

const pieceGroup = group<ExpectedPiece>(
  {
    damage: amount,
    might: wholeNumber(-99, 999),
    power: wholeNumber(-99, 999),
    health: wholeNumber(-99, 999),
    buffs: amount,
    ready: flag,
    exhausted: flag,
    stunned: flag,
    controller: player,
    owner: player,
    'face down': flag,
    badges: described(names, 'words shown on the piece: attacker, Tank, Shield 2; an empty list: none'),
  },
  [],
  {
    tapped: 'exhausted',
    untapped: 'ready',
    stun: 'stunned',
    control: 'controller',
    facedown: 'face down',
    buff: 'buffs',
    wounds: 'damage',
    keywords: 'badges',
  },
);

const FLAGS = ['ready', 'exhausted', 'stunned', 'face down'] as const;

/** What is so of a piece in a word, or in a group. */
const pieceForm = either<ExpectedPiece, ExpectedPiece>(
  (json) => typeof json === 'string',
  readAs(oneOfWords(FLAGS), (word) => ok({ [word]: true })),
  pieceGroup,
);

/** What each expectation is written as. */
export const EXPECTATIONS: FormsOf<Expectation> = {
  offered: described(lines, 'plays that the table offers, and that strict recording accepts'),
  legal: described(lines, 'plays that strict recording accepts'),
  refused: described(
    oneOrMore(
      readAs(
        either<string, RefusedPlay>(isText, playLine, group<RefusedPlay>({ play: playLine, because: keys }, ['play'])),
        (said) => ok<RefusedPlay>(typeof said === 'string' ? { play: said } : said),
      ),
    ),
    'plays that the rules forbid, each with the rules if you like',
  ),
  impossible: described(
    lines,
    'plays that the table cannot do at all: it is not asked for them, or the thing is not there',
  ),
  targets: described(
    oneOrMore(group<{ of: string; are: readonly string[] }>({ of: playLine, are: oneOrMoreOf(text) }, ['of', 'are'])),
    'exactly what may stand for the * in a play',
  ),
  priority: player,
  focus: player,
  state: described(text, 'the state of the turn, such as Showdown Closed'),
  phase: described(text, 'the phase, such as Main'),
  turn: described(text, 'whose turn it is'),
  waiting: described(text, 'who is waited for: a player, the table, nobody, or Ana: words of the question'),
  chain: described(oneOrMore(itemForm), 'all items of the chain, oldest first: the last one resolves next'),
  stack: described(oneOrMore(itemForm), 'the same, where players call it the stack'),
  points: recordOf(amount),
  score: described(recordOf(wholeNumber(-99, 999)), 'the same, where players count something else than points'),
  counters: described(recordOf(recordOf(amount)), 'resources by player: Energy, Fury power, XP'),
  where: described(recordOf(text), 'the zone each piece is in, or nowhere'),
  zones: described(
    recordOf(either<number, readonly string[]>((json) => typeof json === 'number', amount, oneOrMoreOf(text))),
    'all pieces of a zone in any order (in a base runes only where the list names one), or how many they are',
  ),
  units: recordOf(pieceForm),
  controls: described(recordOf(player), 'who controls each battlefield'),
  battlefields: described(
    recordOf(names),
    'words shown at a battlefield: showdown, combat, contested by Ana, staged combat',
  ),
  winner: described(names, 'a player or players who have won, nobody while the game goes on, or a draw'),
  logged: described(
    names,
    'facts since the first play, in this order, others between them: a type, or a type and words of its sentence',
  ),
  caused: described(names, 'facts that the last play caused, in the same way'),
  never: described(names, 'facts that have not happened since the first play'),
  'no window': described(names, 'players who have neither priority nor focus and are asked nothing'),
  verdict: described(oneOfWords(['legal', 'told', 'doubtful', 'illegal'] as const), 'the verdict on the last play'),
  because: described(keys, 'rule keys of the findings on the last play'),
  decks: described(
    oneOrMore(
      group<ExpectedDeck>({ list: described(text, 'a deck list, or a part of one'), breaks: keys, keeps: keys }, [
        'list',
      ]),
    ),
    'deck lists, and the rules of deck construction that they break or keep',
  ),
};

export const EXPECTATION_NAMES = Object.keys(EXPECTATIONS) as ExpectationName[];

const ZONES = "zones: { Ana's hand: 3 }";
const UNITS = 'units: { Vi: { damage: 2, ready: true } }';
const COUNTERS = 'counters: { Ana: { Energy: 2 } }';

/** Words that somebody may look for, and how what they mean is written. */
const INSTEAD = {
  ...{ hand: ZONES, base: ZONES, trash: ZONES, deck: ZONES, bench: ZONES, graveyard: ZONES },
  ...{ damage: UNITS, might: UNITS, buffs: UNITS, ready: UNITS, exhausted: UNITS, stunned: UNITS, badges: UNITS },
  ...{ energy: COUNTERS, mana: COUNTERS, xp: COUNTERS },
  control: 'controls: { Void Gate: Ana }',
  controller: 'controls: { Void Gate: Ana }',
  illegal: "refused: 'Ana: ends turn'",
  events: 'caused: [UnitsMoved]',
};

/** Expectations of one moment. */
export const expectation: LiteralForm<Expectation> = group<Expectation>(EXPECTATIONS, [], INSTEAD);
