import { fields, piece, pieces, same, variants, type Renaming } from '#ruleset';
import type { AbilityOnObject } from '../../words/definition.js';
import type { Play, PlayOf } from '../../words/plays.js';
import { renameCorrection, declared, describedCost, partSet, payment, playTargets } from './parts.js';
import { renameInstructions } from './instructions.js';

const abilityOnObject: Renaming<AbilityOnObject> = fields<AbilityOnObject>({
  card: same,
  ability: same,
  within: same,
  instance: same,
  text: same,
  attachment: piece,
});

type Share = PlayOf<'AssignDamage'>['damage'][number];

/** Older tapes number it. */
const ability: Renaming<AbilityOnObject | number> = (named, names) =>
  typeof named === 'number' ? named : abilityOnObject(named, names);

/** What each play says of pieces, called by other numbers. */
export const renamePlay: Renaming<Play> = variants<Play, 'play'>('play', {
  ChooseFirstPlayer: same,
  ChooseBattlefield: same,
  Shuffle: same,
  OrderCards: { pieces },
  Mulligan: { seat: same, pieces },
  PlayCard: {
    seat: same,
    piece,
    card: same,
    to: same,
    targets: playTargets,
    accelerate: same,
    declared,
    cost: describedCost,
    instructions: renameInstructions,
    payment,
  },
  ActivateAbility: {
    seat: same,
    source: piece,
    ability,
    cost: describedCost,
    to: same,
    targets: playTargets,
    declared,
    instructions: renameInstructions,
    payment,
  },
  AnnounceTrigger: {
    seat: same,
    source: piece,
    targets: playTargets,
    instructions: renameInstructions,
  },
  UseRunes: { seat: same, payment },
  MoveUnits: { seat: same, units: pieces, to: same },
  HideCard: { seat: same, piece, card: same, at: same, payment },
  Pass: same,
  EndTurn: same,
  AssignDamage: {
    seat: same,
    damage: partSet(fields<Share>({ unit: piece, amount: same }), ({ unit }) => unit),
  },
  DescribeEffect: { seat: same, instructions: renameInstructions },
  ChooseShowdown: same,
  OrderTriggers: same,
  FinalizeItem: { seat: same, use: same, targets: playTargets, to: same, declared, payment },
  Decide: { seat: same, yes: same, declared, payment },
  ChooseAnew: { seat: same, targets: playTargets, to: same, also: same, modes: same },
  PickObjects: { seat: same, pieces, cards: same },
  ShowCards: same,
  ActOnSeen: { seat: same, piece },
  ArrangeCards: { seat: same, keep: pieces, recycle: pieces },
  ApplyReplacement: { seat: same, source: piece, to: piece, payment },
  RevealCard: { seat: same, piece, card: same },
  Invite: same,
  ChoosePlace: same,
  NameCard: same,
  ChooseWord: same,
  ChooseOpponent: same,
  Concede: same,
  AgreeDraw: same,
  Sideboard: same,
  NextGame: same,
  Correct: { correction: renameCorrection, note: same },
});
