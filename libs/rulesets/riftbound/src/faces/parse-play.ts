import { shapes, type PlayShape as Shape } from '#ruleset';
import type { Correction, Declared, ModeNamed, Play, PlayOf } from '../words/plays.js';
import {
  abilityNumber,
  abilityOnObject,
  amount,
  battlefield,
  card,
  cards,
  cardsOrUnknown,
  cost,
  damage,
  declaredByName,
  declaredByNumber,
  deck,
  instructions,
  item,
  items,
  location,
  modesByName,
  modesByNumber,
  moreLocations,
  note,
  payment,
  piece,
  pieces,
  powerKind,
  seat,
  targets,
  word,
} from './parse-play/parts.js';
import { SEAT_ZONES } from '../words/vocabulary.js';

const { boolean, nullable, optional, oneOf, playReader, variant } = shapes;

const correction: Shape<Correction> = variant<Correction, 'change'>('change', {
  move: { piece, zone: oneOf(SEAT_ZONES), seat },
  'move-to-battlefield': { piece, at: battlefield },
  damage: { piece, amount },
  buffs: { piece, amount },
  empowered: { piece, amount },
  exhausted: { piece, value: boolean },
  stunned: { piece, value: boolean },
  controller: { piece, seat },
  card: { piece, card },
  points: { seat, points: amount },
  energy: { seat, energy: amount },
  power: { seat, domain: powerKind, amount },
  'battlefield-controller': { at: battlefield, seat: nullable(seat) },
  'remove-item': { item },
  priority: { seat },
});

const announced = nullable(instructions);
const paid = nullable(payment);

type Declaring = 'PlayCard' | 'ActivateAbility' | 'FinalizeItem' | 'Decide' | 'ChooseAnew';

/** Every play that declares nothing, with what each of its properties may be. */
const OTHERS: Omit<shapes.Variants<Play, 'play'>, Declaring> = {
  ChooseFirstPlayer: { first: seat },
  ChooseBattlefield: { seat, card },
  Shuffle: { seat, deck, cards: nullable(cards) },
  OrderCards: { pieces },
  Mulligan: { seat, pieces },
  AnnounceTrigger: { seat, source: piece, targets, instructions: announced },
  UseRunes: { seat, payment },
  MoveUnits: { seat, units: pieces, to: location },
  HideCard: { seat, piece, card: nullable(card), at: battlefield, payment: paid },
  Pass: { seat },
  EndTurn: { seat },
  AssignDamage: { seat, damage },
  DescribeEffect: { seat, instructions },
  ChooseShowdown: { seat, at: battlefield },
  OrderTriggers: { seat, items },
  PickObjects: { seat, pieces, cards: cardsOrUnknown },
  ActOnSeen: { seat, piece: nullable(piece) },
  ShowCards: { seat, cards: cardsOrUnknown },
  ArrangeCards: { seat, keep: pieces, recycle: pieces },
  ApplyReplacement: { seat, source: nullable(piece), to: nullable(piece), payment: paid },
  RevealCard: { seat, piece, card },
  Invite: { seat, mate: seat },
  ChoosePlace: { seat, to: location },
  NameCard: { seat, card },
  ChooseWord: { seat, word },
  ChooseOpponent: { seat, opponent: seat },
  Concede: { seat },
  AgreeDraw: {},
  Sideboard: { seat, out: cards, in: cards, champion: optional(card) },
  NextGame: { first: nullable(seat) },
  Correct: { correction, note },
};

/** How plays name abilities, and what is declared with them. */
interface Naming {
  readonly ability: Shape<NonNullable<PlayOf<'ActivateAbility'>['ability']>>;
  readonly declared: Shape<Declared>;
  readonly modes: Shape<readonly ModeNamed[]>;
}

/** Every play with what each of its properties may be: the one list that untrusted JSON and lines are read by. */
const shapeOf = ({ ability, declared, modes }: Naming): Shape<Play> => {
  const choices = { to: nullable(location), targets, declared: nullable(declared), payment: paid };
  return variant<Play, 'play'>('play', {
    ...OTHERS,
    PlayCard: { seat, piece, card, accelerate: boolean, cost: nullable(cost), instructions: announced, ...choices },
    ActivateAbility: { seat, source: piece, ability: nullable(ability), cost, instructions: announced, ...choices },
    FinalizeItem: { seat, use: boolean, ...choices },
    Decide: { seat, yes: boolean, declared: nullable(declared), payment: paid },
    ChooseAnew: {
      seat,
      targets: nullable(targets),
      to: nullable(location),
      also: optional(moreLocations),
      modes: optional(modes),
    },
  });
};

/** Plays as lines say them, which number the abilities of an object, and modes and costs. */
export const lineShape: Shape<Play> = shapeOf({
  ability: abilityNumber,
  declared: declaredByNumber,
  modes: modesByNumber,
});

/**
 * A play from untrusted JSON: exactly the properties of its kind, numbers within bounds, cards by known ids. The problem says
 * where in the JSON (`/targets/0/piece`) and what is accepted there. Whether such a piece or seat is on the table is for
 * `decide` to say.
 */
export const parsePlay = playReader(
  'riftbound',
  shapeOf({ ability: abilityOnObject, declared: declaredByName, modes: modesByName }),
);
