import type { Problem } from '#ruleset';
import { isCardId, cardOf } from '../../cards/catalogue.js';
import { KEYWORDS, type Card } from '../../words/card.js';
import { fitsPiece, kindOfPiece } from './fitting.js';
import { cannot } from '../../words/findings.js';
import {
  isAtLocation,
  isBattlefieldCard,
  isOnBoard,
  isPermanent,
  isUnit,
  nameOf,
  playerName,
} from '../../reading/objects.js';
import type { RiftboundState } from '../../state/riftbound-state.js';
import { isSeatZone } from '../../state/zones.js';
import type { Instruction, Verb } from '../../words/instruction.js';
import type { InstructionOf } from '../../words/instruction.js';

type Test = (state: RiftboundState, piece: number) => boolean;

const unitOnBoard: Test = (state, piece) => isUnit(state, piece) && isAtLocation(state, piece);
const permanentOnBoard: Test = (state, piece) => isPermanent(state, piece) && isOnBoard(state, piece);
const onBoard: Test = isOnBoard;
const anywhere: Test = (state, piece) => state.pieces[piece] !== undefined;
/** Battlefields are never moved, legends stay in their zone (170, 107.4.d). */
const movable: Test = (state, piece) =>
  anywhere(state, piece) && !isBattlefieldCard(state, piece) && !isSeatZone(state.pieces[piece]?.zone ?? -1, 'legend');
/** What is at a location already is moved there or recalled, and keeps what is attached to it. */
const puttable: Test = (state, piece) =>
  movable(state, piece) && !(isPermanent(state, piece) && isAtLocation(state, piece));
const playable: Test = (state, piece) =>
  (['hand', 'trash', 'main-deck', 'banishment', 'champion'] as const).some((zone) =>
    isSeatZone(state.pieces[piece]?.zone ?? -1, zone),
  );
const inDeck: Test = (state, piece) => isSeatZone(state.pieces[piece]?.zone ?? -1, 'main-deck');
const inHand: Test = (state, piece) => isSeatZone(state.pieces[piece]?.zone ?? -1, 'hand');

/** What each verb can be done to, and how that is said. */
const WANTED: Readonly<Partial<Record<Verb, readonly [Test, string]>>> = {
  deal: [unitOnBoard, 'a unit on the board'],
  split: [unitOnBoard, 'a unit on the board'],
  strike: [unitOnBoard, 'a unit on the board'],
  heal: [unitOnBoard, 'a unit on the board'],
  stun: [unitOnBoard, 'a unit on the board'],
  buff: [unitOnBoard, 'a unit on the board'],
  'spend-buff': [unitOnBoard, 'a unit on the board'],
  empower: [onBoard, 'on the board'],
  disempower: [onBoard, 'on the board'],
  move: [permanentOnBoard, 'a unit or gear on the board'],
  might: [unitOnBoard, 'a unit on the board'],
  'set-might': [unitOnBoard, 'a unit on the board'],
  copy: [permanentOnBoard, 'a unit or gear on the board'],
  keyword: [onBoard, 'on the board'],
  kill: [permanentOnBoard, 'a unit or gear on the board'],
  recall: [permanentOnBoard, 'a unit or gear on the board'],
  control: [permanentOnBoard, 'a unit or gear on the board'],
  'lose-control': [permanentOnBoard, 'a unit or gear on the board'],
  attach: [permanentOnBoard, 'a unit or gear on the board'],
  detach: [permanentOnBoard, 'a unit or gear on the board'],
  ready: [onBoard, 'on the board'],
  exhaust: [onBoard, 'on the board'],
  discard: [inHand, 'in a hand'],
  recycle: [movable, 'a card that can be moved'],
  banish: [movable, 'a card that can be moved'],
  return: [movable, 'a card that can be moved'],
  put: [puttable, 'a card that is at no location'],
  play: [playable, 'in a hand, trash, deck, Banishment or Champion Zone'],
  place: [movable, 'a card that can be moved'],
  'draw-these': [inDeck, 'in a Main Deck'],
};

/** The pieces that an instruction names in the usual places. */
const namedIn = (instruction: Instruction): readonly number[] => {
  if ('pieces' in instruction) return instruction.pieces;
  return 'piece' in instruction ? [instruction.piece] : [];
};

/** The pieces that an instruction names: those that it acts on, and those that it acts by. */
const piecesOf = (instruction: Instruction): readonly number[] => {
  switch (instruction.verb) {
    case 'deal':
      return instruction.to;
    case 'split':
      return [...(instruction.by === undefined ? [] : [instruction.by]), ...instruction.shares.map(({ unit }) => unit)];
    case 'strike':
      return [instruction.by, ...instruction.to];
    case 'attach':
      return [instruction.piece, instruction.to];
    case 'copy':
      return [...instruction.pieces, instruction.of];
    default:
      return namedIn(instruction);
  }
};

/** The pieces that an instruction does something to. */
export const actsOn = (instruction: Instruction): readonly number[] => {
  if (instruction.verb === 'deal' || instruction.verb === 'strike') return instruction.to;
  if (instruction.verb === 'split') return instruction.shares.map(({ unit }) => unit);
  return namedIn(instruction);
};

const bad = (message: string, remedy: string): Problem => cannot('bad-instruction', message, remedy);

const seatsProblem = (state: RiftboundState, instruction: Instruction): Problem | null =>
  'seat' in instruction && (state.seats[instruction.seat]?.out ?? true)
    ? bad('There is no such player in the game.', 'Name a player who is still in it.')
    : null;

const placeProblem = (state: RiftboundState, instruction: Instruction): Problem | null => {
  if (!('to' in instruction) || typeof instruction.to !== 'object' || !('zone' in instruction.to)) return null;
  const { to } = instruction;
  const there = to.zone === 'base' ? state.seats[to.seat] : state.battlefields[to.at];
  return there ? null : bad('There is no such place.', 'Name a base or a battlefield in play.');
};

const piecesProblem = (state: RiftboundState, instruction: Instruction): Problem | null => {
  const [test, wanted] = WANTED[instruction.verb] ?? [anywhere, 'on the table'];
  const wrong = piecesOf(instruction).find((piece) => !test(state, piece));
  return wrong === undefined
    ? null
    : bad(`${nameOf(state, wrong)} is not ${wanted}.`, `To ${instruction.verb}, name ${wanted}.`);
};

const tokenNamed = (token: string): Card | null => (isCardId(token) ? cardOf(token) : null);

const tokenProblem = ({ token }: InstructionOf<'create'>): Problem | null => {
  const card = tokenNamed(token);
  return card?.supertype === 'Token' && (card.type === 'Unit' || card.type === 'Gear')
    ? null
    : bad('Only a unit or gear token can be created so.', 'Name a token, such as Recruit.');
};

const battlefieldProblem = (
  state: RiftboundState,
  instruction: InstructionOf<'replace'> | InstructionOf<'swap-back'>,
): Problem | null => {
  if (!state.battlefields[instruction.at]) return bad('There is no such battlefield.', 'Name a battlefield in play.');
  if (instruction.verb === 'swap-back') return null;
  const card = tokenNamed(instruction.token);
  return card?.supertype === 'Token' && card.type === 'Battlefield'
    ? null
    : bad('Only a battlefield token can take its place.', 'Name a token, such as Brush.');
};

const keywordProblem = ({ keyword }: InstructionOf<'keyword'>): Problem | null =>
  (KEYWORDS as readonly string[]).includes(keyword)
    ? null
    : bad(`There is no keyword "${keyword}".`, `Name one of: ${KEYWORDS.join(', ')}.`);

const identityProblem = (
  state: RiftboundState,
  { piece, card }: InstructionOf<'reveal'> | InstructionOf<'put'> | InstructionOf<'play'>,
): Problem | null => {
  const known = state.pieces[piece]?.card ?? null;
  const named = card ?? known;
  if (named === null || !isCardId(named)) return bad('The card has to be named.', 'Name the card.');
  if (known !== null && known !== named) return bad(`That piece is ${nameOf(state, piece)}.`, 'Name it so.');
  return fitsPiece(state, piece, named)
    ? null
    : bad(
        `That piece is a ${kindOfPiece(state, piece) ?? 'card'}, which ${cardOf(named).name} is not.`,
        'Name the card that it is.',
      );
};

/** Only permanents are put onto the board, and only units come to battlefields (143, 149). */
const putProblem = (state: RiftboundState, instruction: InstructionOf<'put'>): Problem | null => {
  const type = cardOf(instruction.card ?? state.pieces[instruction.piece]?.card ?? '').type;
  if (type === 'Unit' || (type === 'Gear' && instruction.to.zone === 'base')) return null;
  return bad(`A ${type.toLowerCase()} cannot be put there.`, 'Put a unit, or a gear into a base.');
};

const cardProblem = (state: RiftboundState, instruction: Instruction): Problem | null => {
  switch (instruction.verb) {
    case 'create':
      return tokenProblem(instruction);
    case 'replace':
    case 'swap-back':
      return battlefieldProblem(state, instruction);
    case 'keyword':
      return keywordProblem(instruction);
    case 'put':
      return identityProblem(state, instruction) ?? putProblem(state, instruction);
    case 'reveal':
    case 'play':
      return identityProblem(state, instruction);
    default:
      return null;
  }
};

const itemProblem = (state: RiftboundState, instruction: Instruction): Problem | null =>
  'item' in instruction && !state.chain.some((item) => item.id === instruction.item)
    ? bad('There is no such item on the chain.', 'Name an item that is on the chain.')
    : null;

/** The numbers in an instruction that are of something: cards, runes, damage. */
const amountsIn = (instruction: Instruction): readonly number[] => {
  if ('count' in instruction) return [instruction.count];
  return instruction.verb === 'deal' || instruction.verb === 'strike' ? [instruction.amount] : [];
};

const amountProblem = (instruction: Instruction): Problem | null =>
  amountsIn(instruction).every((amount) => amount >= 1 && amount <= 99)
    ? null
    : bad('The number is out of range.', 'Name a number from 1 to 99.');

/** Experience is spent as far as there is any, and never below nothing (728). */
const experienceProblem = (state: RiftboundState, instruction: Instruction): Problem | null => {
  if (instruction.verb !== 'gain-xp') return null;
  const { seat, amount } = instruction;
  const xp = state.seats[seat]?.xp ?? 0;
  return xp + amount >= 0
    ? null
    : bad(
        `${playerName(state, seat)} has ${String(xp)} XP and cannot spend ${String(-amount)}.`,
        'Spend as much as there is, or correct it first.',
      );
};

/** Why an instruction cannot be executed on this table as it was described; null where it can. */
export const instructionProblem = (state: RiftboundState, instruction: Instruction): Problem | null =>
  seatsProblem(state, instruction) ??
  placeProblem(state, instruction) ??
  piecesProblem(state, instruction) ??
  cardProblem(state, instruction) ??
  itemProblem(state, instruction) ??
  experienceProblem(state, instruction) ??
  amountProblem(instruction);

/** The first problem of several instructions. */
export const instructionsProblem = (state: RiftboundState, instructions: readonly Instruction[]): Problem | null => {
  for (const instruction of instructions) {
    const problem = instructionProblem(state, instruction);
    if (problem) return problem;
  }
  return null;
};
