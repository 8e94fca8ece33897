import { shapes, type PlayShape as Shape } from '#ruleset';
import { BOUNDS } from '../words/bounds.js';
import type { Block, Challenge, Correction, Play } from '../words/plays.js';
import {
  amount,
  card,
  cards,
  effects,
  item,
  note,
  piece,
  pieces,
  seat,
  spell,
  spells,
  targets,
  toldCard,
} from './parse-play/parts.js';

const { boolean, list, nullable, object, oneOf, playReader, variant } = shapes;

const correction: Shape<Correction> = variant<Correction, 'change'>('change', {
  move: { piece, to: oneOf(['hand', 'bench', 'graveyard', 'gone']) },
  damage: { piece, amount },
  stunned: { piece, value: boolean },
  card: { piece, card: nullable(card) },
  nexus: { seat, health: amount },
  mana: { seat, mana: amount },
  'spell-mana': { seat, mana: amount },
  gems: { seat, gems: amount },
  token: { seat, value: boolean },
  'remove-item': { item },
  'to-act': { seat },
});

const challenges = list(object<Challenge>({ by: piece, enemy: piece }), BOUNDS.lanes);
const blocks = list(object<Block>({ by: piece, attacker: piece }), BOUNDS.lanes);

/** Every play with what each of its properties may be: the one list that untrusted JSON is read by. */
export const playShape: Shape<Play> = variant<Play, 'play'>('play', {
  ChooseFirstPlayer: { first: seat },
  Shuffle: { seat, cards: nullable(cards) },
  Mulligan: { seat, pieces },
  PlayUnit: {
    seat,
    piece,
    card: nullable(card),
    targets,
    replaces: nullable(piece),
    effects: nullable(effects),
  },
  CommitSpells: { seat, spells },
  CastSpell: { seat, spell },
  DeclareAttack: { seat, attackers: pieces, challenges },
  DeclareSpells: { seat, pieces },
  TakeBack: { seat },
  CommitAttack: { seat, attackers: pieces, challenges, spells },
  CommitBlocks: { seat, blocks, spells },
  Pass: { seat },
  ChooseCard: { seat, card },
  DescribeEffect: { seat, effects },
  AnnounceEffect: { seat, source: piece, skill: boolean, targets, effects },
  LevelUp: { seat, piece, into: card },
  DefineCard: { card: toldCard },
  RevealCard: { seat, piece, card: nullable(card) },
  Concede: { seat },
  Correct: { correction, note },
});

/**
 * A play from untrusted JSON: exactly the properties of its kind, numbers within bounds. The problem says where in the JSON
 * (`/targets/0/piece`) and what is accepted there. Whether such a piece, seat or card is at the table is for `decide` to say.
 */
export const parsePlay = playReader('runeterra', playShape);
