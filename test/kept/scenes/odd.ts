import type { Json, JsonObject } from '#kernel';
import { allCards, riftbound, type Play, type RiftboundState } from '#rulesets/riftbound';
import { instructionOf, type Instruction } from '../../rulesets/riftbound/support/instructions-by-chance.js';
import type { Die } from '../../support/die.js';

const ZONES = ['main-deck', 'rune-deck', 'hand', 'trash', 'banishment', 'champion', 'base'] as const;
const DOMAINS = ['Fury', 'Calm', 'Mind', 'Body', 'Chaos', 'Order'] as const;
const FREE = { energy: 0, power: [], exhaustSource: false, instructions: [] } as const;
const NOTHING = { declared: null, instructions: null, payment: null } as const;

/** What an odd play is made of: the table, and chance. */
interface Making {
  readonly state: RiftboundState;
  readonly die: Die;
}

const seatBy = ({ state, die }: Making): number => die.below(state.seats.length);
const fieldBy = ({ state, die }: Making): number => die.below(state.battlefields.length);

/** Any piece, most often one that lies where something is done with it. */
const pieceBy = ({ state, die }: Making): number => {
  const near = [...state.pieces.keys()].filter((number) => state.pieces[number]?.card !== null);
  return die.one(die.below(6) === 0 ? [...state.pieces.keys()] : near) ?? 0;
};

const placeBy = (making: Making): JsonObject =>
  making.die.below(2) === 0 ? { zone: 'base', seat: seatBy(making) } : { zone: 'battlefield', at: fieldBy(making) };

const targetBy = (making: Making): JsonObject => {
  const kind = making.die.below(6);
  if (kind === 0) return { kind: 'seat', seat: seatBy(making) };
  return kind === 1
    ? { kind: 'item', item: 1 + making.die.below(making.state.nextItem) }
    : { kind: 'piece', piece: pieceBy(making) };
};

const instructionsBy = ({ state, die }: Making): Json => {
  const below = (count: number): number => die.below(count);
  const instructions: readonly Instruction[] = [instructionOf(state, below), instructionOf(state, below)];
  return instructions.slice(die.below(2));
};

const cardOf = ({ state, die }: Making, piece: number): string =>
  (die.below(8) === 0 ? die.one(allCards)?.id : state.pieces[piece]?.card) ?? 'OGN-001';

const paymentBy = (making: Making): Json => {
  const { state, die } = making;
  const runes = [...state.pieces.keys()].filter((number) => state.pieces[number]?.rune === true);
  const some = die.order(runes).slice(0, die.below(4));
  return {
    exhaust: some,
    recycle: die.below(2) === 0 ? [] : [{ rune: die.one(runes) ?? 0, domain: die.one([null, ...DOMAINS]) ?? null }],
  };
};

const few = (making: Making, make: (making: Making) => Json): readonly Json[] =>
  Array.from({ length: making.die.below(3) }, () => make(making));

/** A correction by chance. */
const correctionBy = (making: Making): JsonObject => {
  const { state, die } = making;
  const [piece, seat, at, amount] = [pieceBy(making), seatBy(making), fieldBy(making), die.below(5)];
  const value = die.below(2) === 0;
  const made: readonly JsonObject[] = [
    { change: 'move', piece, zone: die.one(ZONES) ?? 'hand', seat },
    { change: 'move', piece, zone: die.one(ZONES) ?? 'hand', seat: state.pieces[piece]?.owner ?? seat },
    { change: 'move-to-battlefield', piece, at },
    ...['damage', 'buffs', 'empowered'].map((change): JsonObject => ({ change, piece, amount })),
    ...['exhausted', 'stunned'].map((change): JsonObject => ({ change, piece, value })),
    { change: 'controller', piece, seat },
    { change: 'card', piece, card: cardOf(making, piece) },
    { change: 'points', seat, points: amount },
    { change: 'energy', seat, energy: amount },
    { change: 'power', seat, domain: die.one(DOMAINS) ?? 'any', amount },
    { change: 'battlefield-controller', at, seat: value ? seat : null },
    { change: 'remove-item', item: 1 + die.below(state.nextItem) },
    { change: 'priority', seat },
  ];
  return die.one(made) ?? {};
};

/** Ways to say something that nobody offers. */
const MAKERS: readonly ((making: Making) => JsonObject)[] = [
  (making) => ({ play: 'MoveUnits', units: [pieceBy(making), ...few(making, pieceBy)], to: placeBy(making) }),
  (making) => {
    const piece = pieceBy(making);
    return { play: 'HideCard', piece, card: cardOf(making, piece), at: fieldBy(making), payment: null };
  },
  (making) => {
    const piece = pieceBy(making);
    const [card, to] = [cardOf(making, piece), making.die.below(3) === 0 ? null : placeBy(making)];
    const cost = making.die.below(3) === 0 ? FREE : null;
    const accelerate = making.die.below(4) === 0;
    return { play: 'PlayCard', piece, card, to, targets: few(making, targetBy), accelerate, cost, ...NOTHING };
  },
  (making) => {
    const rest = { ability: null, cost: { ...FREE, exhaustSource: making.die.below(2) === 0 }, to: null };
    const instructions = making.die.below(2) === 0 ? null : instructionsBy(making);
    return {
      play: 'ActivateAbility',
      source: pieceBy(making),
      targets: few(making, targetBy),
      ...rest,
      ...NOTHING,
      instructions,
    };
  },
  (making) => {
    const instructions = making.die.below(4) === 0 ? null : instructionsBy(making);
    return { play: 'AnnounceTrigger', source: pieceBy(making), targets: few(making, targetBy), instructions };
  },
  (making) => ({ play: 'DescribeEffect', instructions: instructionsBy(making) }),
  (making) => {
    const piece = pieceBy(making);
    return { play: 'RevealCard', piece, card: cardOf(making, piece) };
  },
  (making) => ({ play: 'UseRunes', payment: paymentBy(making) }),
  () => ({ play: 'Pass' }),
  () => ({ play: 'EndTurn' }),
  (making) => ({ play: 'Invite', mate: seatBy(making) }),
  (making) => ({ play: 'Correct', correction: correctionBy(making), note: '' }),
  (making) => ({ play: 'Correct', correction: correctionBy(making), note: '' }),
];

const madeBy = (making: Making): JsonObject => {
  const made: JsonObject = making.die.one(MAKERS)?.(making) ?? {};
  return made['play'] === 'Correct' ? made : { ...made, seat: seatBy(making) };
};

/** What a value may become, by the name of its property; null where that is left as it is. */
const OTHERS: Readonly<Record<string, (making: Making) => Json>> = {
  seat: seatBy,
  at: fieldBy,
  to: placeBy,
  piece: pieceBy,
  source: pieceBy,
  unit: pieceBy,
  units: (making) => [pieceBy(making), ...few(making, pieceBy)],
  pieces: (making) => few(making, pieceBy),
  keep: (making) => few(making, pieceBy),
  recycle: (making) => few(making, pieceBy),
  using: (making) => few(making, pieceBy),
  targets: (making) => few(making, targetBy),
  items: ({ state, die }) => Array.from({ length: die.below(3) }, () => 1 + die.below(state.nextItem)),
  payment: paymentBy,
  cost: ({ die }) => ({ ...FREE, energy: die.below(3) }),
  card: (making) => cardOf(making, pieceBy(making)),
  amount: ({ die }) => die.below(6),
  damage: (making) => few(making, (each) => ({ unit: pieceBy(each), amount: each.die.below(5) })),
  modes: ({ die }) => [die.below(3)],
  way: ({ die }) => die.below(2),
  extra: ({ die }) => [{ cost: die.below(2), using: [] }],
  opponent: seatBy,
  mate: seatBy,
};

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A list with an element gone, said twice, or bent. */
const bentList = (list: readonly Json[], making: Making): Json => {
  const at = making.die.below(list.length);
  const how = making.die.below(3);
  if (how === 0) return list.filter((_, index) => index !== at);
  if (how === 1) return [...list, list[at] ?? null];
  return list.map((each, index) => (index === at && isObject(each) ? bent(each, making) : each));
};

/** The same with one of its properties otherwise. */
const bent = (json: JsonObject, making: Making): JsonObject => {
  const { die } = making;
  const name = die.one(Object.keys(json).filter((each) => each !== 'play' && each !== 'note'));
  if (name === undefined) return json;
  const value = json[name] ?? null;
  const other = (): Json => OTHERS[name]?.(making) ?? value;
  if (typeof value === 'boolean') return { ...json, [name]: !value };
  if (Array.isArray(value))
    return { ...json, [name]: value.length > 0 && die.below(3) > 0 ? bentList(value, making) : other() };
  if (isObject(value) && die.below(2) === 0) return { ...json, [name]: bent(value, making) };
  return { ...json, [name]: other() };
};

/**
 * A play that nobody offers: one that was offered with something of it otherwise, or any other that can be said. Null where what came
 * out is no play.
 */
export const oddPlay = (state: RiftboundState, offered: readonly Play[], die: Die): Play | null => {
  const making = { state, die };
  const known = die.below(3) === 0 ? undefined : die.one(offered);
  const parsed = riftbound.parsePlay(
    known === undefined ? madeBy(making) : bent(known as unknown as JsonObject, making),
  );
  return parsed.ok ? parsed.value : null;
};
