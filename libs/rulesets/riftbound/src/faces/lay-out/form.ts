import { ok, type Json } from '#kernel';
import { cardForm } from '#notation';
import {
  anything,
  described,
  either,
  flag,
  group,
  listOf,
  editionForm,
  oneOfWords,
  oneOrMore,
  oneOrMoreOf,
  orNothing,
  orUnknown,
  playLine,
  readAs,
  recordOf,
  text,
  wanting,
  wholeNumber,
  type LiteralForm,
} from '#ruleset';
import { allCards, isMainDeckCard, KEYWORDS, type Card } from '../../cards/index.js';
import { ALL_TAGS, isTag } from '../../cards/tags.js';
import { EDITIONS } from '../../words/editions/editions.js';
import { DOMAINS, MODES, PHASES } from '../../words/vocabulary.js';
import { BATTLEFIELD_WORDS, PIECE_WORDS, PLAYER_WORDS, TABLE_WORDS } from './said.js';
import type {
  BattlefieldLayout,
  Laid,
  LaidEffect,
  LaidLegend,
  LaidPiece,
  LaidRunes,
  LaidShowdown,
  PlayerLayout,
  TableLayout,
} from './layout.js';

const isText = (json: Json): boolean => typeof json === 'string';
const isBareName = (json: Json): boolean => isText(json) || json === null;
const isObject = (json: Json): boolean => typeof json === 'object' && json !== null && !Array.isArray(json);
const isNumber = (json: Json): boolean => typeof json === 'number';

const cards = (what: string, accepts: (card: Card) => boolean): LiteralForm<string> =>
  cardForm({ what, among: allCards.filter(accepts), idOf: ({ id }) => id });

const ofDeck = orUnknown(
  cards('a card', ({ type, supertype }) => supertype !== 'Token' && ['Unit', 'Spell', 'Gear'].includes(type)),
);
const onBoard = orUnknown(cards('a unit, a piece of gear or a token', ({ type }) => ['Unit', 'Gear'].includes(type)));
const unit = cards('a unit', ({ type }) => type === 'Unit');
const battlefield = cards('a battlefield', ({ type }) => type === 'Battlefield');
const legend = orUnknown(cards('a legend', ({ type }) => type === 'Legend'));
const champion = orUnknown(
  cards('a champion unit', ({ type, supertype }) => type === 'Unit' && supertype === 'Champion'),
);
const rune = orUnknown(cards('a rune', ({ type }) => type === 'Rune'));

const namedCard = cards('a card or a tag', isMainDeckCard);
const named = either<string, string>(
  (json) => typeof json === 'string' && isTag(json),
  oneOfWords(ALL_TAGS),
  namedCard,
);

const amount = wholeNumber(0, 99);
const nothing: LiteralForm<null> = readAs(anything({ type: 'null' }), () => ok(null));

/** A player's name; any text where the players are not known yet. */
const playerForm = (names: readonly string[] | null): LiteralForm<string> =>
  names === null || names.length === 0 ? described(text, 'a player') : oneOfWords(names);

const laidEffect = group<LaidEffect>(
  {
    might: described(wholeNumber(-99, 99), 'Might gained, below zero where it was lost'),
    base: described(amount, 'what its base Might is set to'),
    keyword: oneOfWords(KEYWORDS),
    value: described(amount, 'the number of the keyword'),
    tag: described(oneOfWords(ALL_TAGS), 'a tag that it has gained'),
    named: described(named, 'the tag or the card that was named for it'),
    until: described(oneOfWords(['turn', 'combat', 'always'] as const), 'how long it lasts'),
  },
  ['until'],
);

/** A piece by its bare name, or with what is unusual about it. Attached pieces are one deep: nothing is attached to gear. */
const laidForm = (player: LiteralForm<string>, attached: LiteralForm<Laid> | null): LiteralForm<Laid> => {
  const piece = group<LaidPiece>(
    {
      card: onBoard,
      exhausted: flag,
      stunned: flag,
      damage: amount,
      buffs: amount,
      empowered: described(amount, 'how many times it is Empowered'),
      owner: described(player, 'its owner, where another player controls it'),
      copyOf: described(unit, 'the unit that it is a copy of'),
      bearerCopyOf: described(unit, 'of something attached: the unit that its bearer is a copy of while it is'),
      might: described(wholeNumber(-99, 99), 'Might gained this turn, below zero where it was lost'),
      keywords: described(recordOf(amount, oneOfWords(KEYWORDS)), 'keywords gained this turn, each with its number'),
      effects: described(oneOrMore(laidEffect), 'what else it has gained, and until when'),
      attached: oneOrMoreOf(attached ?? (text as LiteralForm<Laid>)),
    },
    ['card'],
    PIECE_WORDS,
  );
  const bare = readAs(onBoard, (card) => ok({ card }));
  return either<Laid, Laid>(isBareName, bare, piece);
};

const laidLegend = group<LaidLegend>({ card: legend, exhausted: flag, empowered: amount }, ['card']);
const noChampion: LiteralForm<false> = readAs(anything({ const: 'none' }), () => ok(false as const));

const runeCount = either<LaidRunes, LaidRunes>(
  isNumber,
  wholeNumber(0, 12),
  group<Exclude<LaidRunes, number>>({ ready: wholeNumber(0, 12), exhausted: wholeNumber(0, 12) }),
);

const runesForm = wanting(
  '"enough", or a number for each domain, such as { Fury: 2, unknown: 1 }',
  (json) => isText(json) || isObject(json),
  either<'enough', NonNullable<Exclude<PlayerLayout['runes'], 'enough'>>>(
    isText,
    described(oneOfWords(['enough'] as const), 'two ready runes of every domain'),
    recordOf(runeCount, oneOfWords([...DOMAINS, 'unknown'] as const)),
  ),
);

const playerLayout = (laid: LiteralForm<Laid>): LiteralForm<PlayerLayout> => {
  return readAs(
    either<PlayerLayout, null>(
      (json) => json !== null,
      group<PlayerLayout>(
        {
          points: amount,
          xp: amount,
          wins: described(wholeNumber(0, 2), 'games won in this match'),
          played: described(amount, 'cards played this turn'),
          legend: described(either(isBareName, legend, laidLegend), 'the legend; bare where it is ready'),
          champion: described(
            either((json) => json === 'none', noChampion, champion),
            'the Chosen Champion, in the Champion Zone; none where it has left that',
          ),
          hand: described(either(isNumber, wholeNumber(0, 30), oneOrMoreOf(ofDeck)), 'cards, or how many unknown ones'),
          base: oneOrMoreOf(laid),
          trash: oneOrMoreOf(ofDeck),
          banished: oneOrMoreOf(ofDeck),
          deck: described(oneOrMoreOf(ofDeck), 'the top of the Main Deck, topmost first'),
          deckSize: described(amount, 'how many cards the Main Deck has in all'),
          runes: runesForm,
          runeDeck: described(oneOrMoreOf(rune), 'the top of the Rune Deck, topmost first'),
          energy: described(amount, 'in the rune pool'),
          power: described(oneOrMoreOf(oneOfWords([...DOMAINS, 'any'] as const)), 'in the rune pool'),
        },
        [],
        PLAYER_WORDS,
      ),
      nothing,
    ),
    (player) => ok(player ?? {}),
  );
};

type Facedown = NonNullable<BattlefieldLayout['facedown']>;

const battlefieldLayout = (player: LiteralForm<string>, laid: LiteralForm<Laid>): LiteralForm<BattlefieldLayout> =>
  group<BattlefieldLayout>(
    {
      card: battlefield,
      owner: described(player, 'the player who brought it; seat by seat unless told'),
      controller: orNothing('nobody', player),
      contestedBy: player,
      units: described(recordOf(oneOrMoreOf(laid), player), 'units by the player who controls them'),
      facedown: either<Facedown, Facedown>(
        isBareName,
        readAs(ofDeck, (card) => ok({ card })),
        group<Facedown>(
          {
            by: described(player, 'who hid it; who controls the battlefield unless told'),
            card: ofDeck,
            turn: described(amount, 'the turn on which it was hidden; the one before unless told'),
          },
          ['card'],
        ),
      ),
      heldAtScoring: described(player, "who controlled it in this turn's Scoring Step, for games of teams"),
      scoredBy: described(oneOrMore(player), 'players who have scored here this turn'),
      showdown: described(
        group<LaidShowdown>({
          focus: described(player, 'who has focus; the player who contests unless told'),
          passed: described(oneOrMore(player), 'players who have just passed focus, one after the other'),
          defender: described(player, 'who defends in a combat, where none of their units is left here'),
        }),
        'a showdown in progress here; a combat where units of two players are here',
      ),
    },
    ['card'],
    BATTLEFIELD_WORDS,
  );

const makeLayoutForm = (players: readonly string[] | null): LiteralForm<TableLayout> => {
  const player = playerForm(players);
  const laid = laidForm(player, laidForm(player, null));
  return group<TableLayout>(
    {
      mode: oneOfWords(MODES),
      edition: editionForm(EDITIONS),
      digital: described(flag, 'whether the dealer shuffles; orders are unknown unless told'),
      texts: described(
        oneOfWords(['encoded', 'described'] as const),
        'whether encoded cards act by themselves; they do unless told',
      ),
      game: wholeNumber(1, 5),
      victoryScore: wholeNumber(1, 20),
      turn: described(player, 'whose turn it is; the first player’s unless told'),
      turnNumber: wholeNumber(1, 99),
      phase: oneOfWords(PHASES.filter((phase) => phase !== 'set-up')),
      firstPlayer: player,
      players: described(recordOf(playerLayout(laid)), 'the players in the order of their seats'),
      battlefields: listOf(
        either<BattlefieldLayout, BattlefieldLayout>(
          isText,
          readAs(battlefield, (card) => ok({ card })),
          battlefieldLayout(player, laid),
        ),
      ),
      chain: described(oneOrMore(playLine), 'finalized items, oldest first, each as the play that put it there'),
      priority: described(player, 'who has priority on that chain; the controller of the newest item unless told'),
    },
    ['players', 'battlefields'],
    TABLE_WORDS,
  );
};

let last = { names: JSON.stringify(null), form: makeLayoutForm(null) };

/**
 * The form of a table literal. `players` are the names that the literal itself seats; null for the form as a schema. Tables of
 * one file seat the same players: the form made last is kept.
 */
export const layoutForm = (players: readonly string[] | null): LiteralForm<TableLayout> => {
  const names = JSON.stringify(players);
  if (last.names !== names) last = { names, form: makeLayoutForm(players) };
  return last.form;
};
