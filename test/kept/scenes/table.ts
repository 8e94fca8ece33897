import type { TableLayout } from '#rulesets/riftbound';
import type { Die } from '../../support/die.js';
import { CIRCLES, drawn } from './cards.js';

type Player = TableLayout['players'][string];
type Battlefield = TableLayout['battlefields'][number];
type Laid = NonNullable<Player['base']>[number];

const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'] as const;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'] as const;
const WORDS = ['Tank', 'Shield', 'Assault', 'Ganking', 'Deflect', 'Temporary', 'Backline'] as const;
/** Most games are duels of the newest edition, decided by the texts of the cards. */
const MODES = ['duel', 'duel', 'duel', 'duel', 'match', 'ffa3', 'ffa4', '2v2', '2v2'] as const;
const EDITIONS = ['core-1.0', 'core-1.1', 'core-1.2', 'core-1.3', ...Array<string>(12).fill('core-1.4')];
const PHASES = ['awaken', 'beginning', 'channel', 'draw', 'ending'] as const;

const oneIn = (die: Die, count: number): boolean => die.below(count) === 0;
const some = <Item>(die: Die, most: number, make: () => Item): readonly Item[] =>
  Array.from({ length: die.below(most + 1) }, make);

const playersIn = (mode: (typeof MODES)[number]): readonly string[] => {
  if (mode === 'ffa3') return NAMES.slice(0, 3);
  return mode === 'ffa4' || mode === '2v2' ? NAMES : NAMES.slice(0, 2);
};

const unit = (die: Die): string => drawn(die, oneIn(die, 4) ? CIRCLES.units : CIRCLES.unitsWithText);
const card = (die: Die): string => drawn(die, oneIn(die, 5) ? CIRCLES.deck : CIRCLES.deckWithText);

/** What is unusual about a piece. */
const oddities = (die: Die): object => ({
  ...(oneIn(die, 4) && { exhausted: true }),
  ...(oneIn(die, 9) && { stunned: true }),
  ...(oneIn(die, 4) && { damage: die.below(4) }),
  ...(oneIn(die, 4) && { buffs: 1 + die.below(2) }),
  ...(oneIn(die, 7) && { empowered: 1 + die.below(2) }),
  ...(oneIn(die, 6) && { might: die.below(7) - 3 }),
  ...(oneIn(die, 6) && { keywords: { [die.one(WORDS) ?? 'Tank']: 1 + die.below(2) } }),
});

/** A unit, in whatever condition and with whatever attached, or a piece of gear where gear may lie. */
const laid = (die: Die, names: readonly string[], where: 'base' | 'battlefield'): Laid => {
  if (where === 'base' && oneIn(die, 5))
    return { card: drawn(die, CIRCLES.gear), ...(oneIn(die, 3) && { exhausted: true }) };
  if (oneIn(die, 9)) return { card: null, ...oddities(die) };
  const owner = oneIn(die, 9) ? die.one(names) : undefined;
  return {
    card: unit(die),
    ...oddities(die),
    ...(owner !== undefined && { owner }),
    ...(oneIn(die, 4) && { attached: [drawn(die, CIRCLES.gear)] }),
  };
};

/** Runes in play and on top of the Rune Deck: twelve at most. */
const runesOf = (die: Die): Pick<Player, 'runes' | 'runeDeck'> => {
  if (oneIn(die, 3)) return { runes: 'enough' };
  const domains = die.order(DOMAINS).slice(0, 3);
  const each = domains.map((domain) => [domain, { ready: die.below(3), exhausted: die.below(2) }] as const);
  return { runes: Object.fromEntries(each), runeDeck: some(die, 2, () => drawn(die, CIRCLES.runes)) };
};

const player = (die: Die, names: readonly string[]): Player => {
  const deck = some(die, 4, () => card(die));
  return {
    points: oneIn(die, 3) ? 5 + die.below(3) : die.below(5),
    xp: die.below(9),
    played: die.below(3),
    hand: [card(die), card(die), ...some(die, 2, () => (oneIn(die, 5) ? null : card(die)))],
    base: some(die, 3, () => laid(die, names, 'base')),
    trash: some(die, 3, () => card(die)),
    banished: some(die, 1, () => card(die)),
    deck,
    deckSize: deck.length + die.below(4),
    ...runesOf(die),
    energy: oneIn(die, 2) ? 0 : 2 + die.below(9),
    power: some(die, 4, () => (oneIn(die, 2) ? 'any' : (die.one(DOMAINS) ?? 'any'))),
    legend: { card: drawn(die, CIRCLES.legends), ...(oneIn(die, 4) && { exhausted: true }) },
    champion: oneIn(die, 3) ? false : drawn(die, CIRCLES.champions),
  };
};

const battlefield = (die: Die, names: readonly string[]): Battlefield => {
  const controller = die.one([...names, null]) ?? null;
  const here = oneIn(die, 4) ? die.order(names).slice(0, 2) : controller === null ? [] : [controller];
  const by = controller ?? names[0] ?? '';
  return {
    card: drawn(die, CIRCLES.battlefields),
    controller,
    units: Object.fromEntries(
      here.map((name) => [
        name,
        [laid(die, names, 'battlefield'), ...some(die, 2, () => laid(die, names, 'battlefield'))],
      ]),
    ),
    ...(oneIn(die, 2) && { facedown: { by, card: oneIn(die, 5) ? null : drawn(die, CIRCLES.hidden) } }),
    ...(oneIn(die, 5) && { scoredBy: [die.one(names) ?? by] }),
  };
};

/** Where units of two players are there is a showdown under way, on most tables. */
const contested = (die: Die, battlefields: readonly Battlefield[], turn: string): readonly Battlefield[] => {
  const at = battlefields.findIndex(({ units = {} }) => turn in units && Object.keys(units).length > 1);
  if (at < 0 || oneIn(die, 4)) return battlefields;
  return battlefields.map((each, index) =>
    index === at ? { ...each, contestedBy: turn, ...(!oneIn(die, 4) && { showdown: {} }) } : each,
  );
};

/** A table by chance: any cards in any condition, in any mode. */
export const tableBy = (die: Die): TableLayout => {
  const mode = die.one(MODES) ?? 'duel';
  const names = playersIn(mode);
  const turn = die.one(names) ?? 'Ana';
  const isMain = !oneIn(die, 5);
  const battlefields = Array.from({ length: names.length === 2 ? 2 : 3 }, () => battlefield(die, names));
  return {
    mode,
    turn,
    edition: die.one(EDITIONS) ?? 'core-1.4',
    digital: !oneIn(die, 6),
    texts: oneIn(die, 7) ? 'described' : 'encoded',
    turnNumber: 4 + die.below(8),
    firstPlayer: die.one(names) ?? turn,
    ...(!isMain && { phase: die.one(PHASES) ?? 'ending' }),
    players: Object.fromEntries(names.map((name) => [name, player(die, names)])),
    battlefields: isMain ? contested(die, battlefields, turn) : battlefields,
  };
};
