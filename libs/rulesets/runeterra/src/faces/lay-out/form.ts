import { err, ok, type Json } from '#kernel';
import { cardForm } from '#notation';
import {
  described,
  either,
  flag,
  group,
  listOf,
  editionForm,
  oneOfWords,
  oneOrMore,
  oneOrMoreOf,
  orUnknown,
  playersIn,
  playLine,
  propertyOf,
  readAs,
  readLiteral,
  recordOf,
  text,
  wholeNumber,
  type LiteralForm,
} from '#ruleset';
import { allCards, type Card } from '../../cards/index.js';
import { INITIAL } from '../../evolve/evolve.js';
import { notation } from '../notation.js';
import { EDITIONS } from '../open-match.js';
import { KEYWORDS, LIMITS, PHASES } from '../../words/vocabulary.js';
import type { CardCode, LaidDead, LaidGain, LaidUnit, PlayerLayout, TableLayout } from './layout.js';

const isText = (json: Json): boolean => typeof json === 'string';
const isNumber = (json: Json): boolean => typeof json === 'number';
const amount = wholeNumber(0, 99);
const change = wholeNumber(-99, 99);

interface Told {
  readonly cards: readonly Card[];
}

const codeOf = ({ code }: Card): string => code;

const cardsForm = (what: string, { cards }: Told, accepts: (card: Card) => boolean): LiteralForm<string> =>
  cardForm({ what, among: [...cards, ...allCards].filter(accepts), idOf: codeOf });

/** One told card as its facts in a line, read at a table that knows those told before it. */
const readTold = (line: string, told: readonly Card[]) => {
  const parsed = notation.parse(`card: ${line}`, { ...INITIAL, told });
  if (!parsed.ok) return parsed;
  return parsed.value.play === 'DefineCard' ? ok(parsed.value.card) : parsed;
};

const toldLine = described(text, 'a card that is told, such as: Brute unit 3 4/4 Challenger');
const toldForm: LiteralForm<readonly Card[]> = readAs(listOf(toldLine), (lines) => {
  const told: Card[] = [];
  for (const [index, line] of lines.entries()) {
    const card = readTold(line, told);
    if (!card.ok) return err({ path: [index], message: card.error.message, expected: card.error.expected });
    if ('code' in card.value) told.push(card.value);
  }
  return ok(told);
});

const NONE: Told = { cards: [] };

/** The cards that a literal tells, as far as they can be read; what is wrong with them the form says. */
const toldIn = (literal: Json): Told => {
  const cards = propertyOf(literal, 'cards');
  const read = cards === null ? null : readLiteral(toldForm, cards);
  return read?.ok ? { cards: read.value } : NONE;
};

const isOnBoard = ({ type }: Card): boolean => type === 'unit' || type === 'landmark';

const gain = group<LaidGain>(
  { power: change, health: change, keyword: oneOfWords(KEYWORDS), until: oneOfWords(['round', 'always'] as const) },
  ['until'],
);

/** Words that people say, and the property that is meant. */
const UNIT_WORDS = {
  ...{ name: 'card', might: 'power', attack: 'power', toughness: 'health', frozen: 'frostbitten', wounds: 'damage' },
};

const PLAYER_WORDS = {
  ...{ health: 'nexus', life: 'nexus', hp: 'nexus', score: 'nexus', units: 'bench', board: 'bench', base: 'bench' },
  ...{
    'mana gems': 'gems',
    manaGems: 'gems',
    'spell mana': 'spellMana',
    'attack token': 'token',
    attackToken: 'token',
  },
  ...{ trash: 'graveyard', discard: 'graveyard', cards: 'hand', library: 'deck', 'deck size': 'deckSize' },
};

const TABLE_WORDS = { chain: 'stack', player: 'players', first: 'firstPlayer', 'first player': 'firstPlayer' };

const laidUnit = (told: Told): LiteralForm<LaidUnit> => {
  const card = cardsForm('a unit or landmark', told, isOnBoard);
  const keywords = oneOrMore(oneOfWords(KEYWORDS));
  return either<LaidUnit, LaidUnit>(
    isText,
    readAs(card, (code) => ok({ card: code })),
    group<LaidUnit>(
      {
        card,
        level: described(wholeNumber(1, 3), 'of a champion'),
        damage: amount,
        stunned: flag,
        frostbitten: flag,
        silenced: described(oneOfWords(['round', 'always'] as const), 'until when it is silenced'),
        held: described(oneOrMore(gain), 'what it had gained as it was silenced, and has again as the round ends'),
        power: described(change, 'power gained this round, below zero where it was lost'),
        health: described(change, 'health gained this round, below zero where it was lost'),
        keywords: described(keywords, 'keywords gained this round'),
        gained: described(oneOrMore(gain), 'what else it has gained, and until when'),
        lasting: described(flag, 'what was gained lasts for the game'),
        spent: described(keywords, 'keywords that are used up, such as Barrier'),
        countdown: amount,
        counted: described(amount, 'counted towards its level'),
        acted: described(amount, 'how often its text has acted this round'),
      },
      ['card'],
      UNIT_WORDS,
    ),
  );
};

const laidDead = (told: Told): LiteralForm<LaidDead> => {
  const card = cardsForm('a card', told, () => true);
  return either<LaidDead, LaidDead>(
    isText,
    readAs(card, (code) => ok({ card: code })),
    group<LaidDead>({ card, waits: described(flag, 'comes back as soon as an Ephemeral ally attacks') }, ['card']),
  );
};

const makePlayerForm = (told: Told): LiteralForm<PlayerLayout> => {
  const card = orUnknown(cardsForm('a card', told, ({ type }) => type !== 'skill'));
  const cards = oneOrMoreOf<CardCode>(card);
  return readAs(
    orUnknown(
      group<PlayerLayout>(
        {
          nexus: described(wholeNumber(-99, 99), 'health of the nexus; 20 unless told'),
          gems: described(wholeNumber(0, LIMITS.gems), 'mana gems; as many as rounds unless told'),
          mana: described(wholeNumber(0, 99), 'unit mana; all gems unless told'),
          spellMana: wholeNumber(0, LIMITS.spellMana),
          token: described(flag, 'has the attack token; by turns unless told'),
          hand: described(either(isNumber, wholeNumber(0, LIMITS.hand), cards), 'cards, or how many unknown ones'),
          bench: described(
            oneOrMoreOf(laidUnit(told)),
            'units and landmarks from left to right, attackers and blockers among them',
          ),
          graveyard: described(oneOrMoreOf(laidDead(told)), 'oldest first'),
          deck: described(cards, 'the top of the deck, topmost first'),
          deckSize: described(amount, 'how many cards the deck has in all'),
          played: described(amount, 'cards played this round'),
          survived: described(amount, 'strikes that allies have survived in the match'),
          died: described(amount, 'units that have died this round'),
          raided: described(flag, 'has damaged the enemy nexus this round'),
          deep: described(flag, 'the deck has been small enough for Deep; so it is where it is now'),
          scouted: described(flag, 'has readied the attack by scouting this round'),
        },
        [],
        PLAYER_WORDS,
      ),
    ),
    (player) => ok(player ?? {}),
  );
};

const USUAL_PLAYER = makePlayerForm(NONE);

/** The form of a player; that of a table which tells no card of its own is made once, and the lists of names in it. */
const playerForm = (told: Told): LiteralForm<PlayerLayout> => (told === NONE ? USUAL_PLAYER : makePlayerForm(told));

/** The form of a table literal: `literal` says who plays and what cards it tells; null for the form as a schema. */
export const layoutForm = (literal: Json): LiteralForm<TableLayout> => {
  const names = playersIn(literal);
  const player = names.length === 0 ? described(text, 'a player') : oneOfWords(names);
  const told = toldIn(literal);
  return group<TableLayout>(
    {
      edition: editionForm(EDITIONS),
      digital: described(flag, 'whether the dealer shuffles; orders are unknown unless told'),
      texts: described(
        oneOfWords(['encoded', 'described'] as const),
        'whether encoded cards act by themselves; they do unless told',
      ),
      round: described(wholeNumber(1, 99), 'the round; 5 unless told'),
      firstPlayer: described(player, 'who has the attack token in odd rounds; the first named unless told'),
      phase: oneOfWords(PHASES.filter((phase) => phase !== 'set-up')),
      turn: described(player, 'who acts'),
      turnNumber: described(wholeNumber(1, 999), 'the number of the turn; the first of its round unless told'),
      passed: described(player, 'who has passed just before'),
      cards: toldForm,
      players: described(recordOf(playerForm(told)), 'the players in the order of their seats'),
      attack: described(playLine, 'the attack that goes on'),
      blocks: described(playLine, 'what the defender has committed'),
      stack: described(oneOrMore(playLine), 'what lies on the stack, bottom first'),
      stackOpenedBy: described(
        player,
        'whose action opened the stack; who put the first there, or attacks, unless told',
      ),
      declared: described(oneOrMore(playLine), 'what is dragged out and not committed'),
    },
    ['players'],
    TABLE_WORDS,
  );
};
