import { each, factRenaming, fields, piece, pieces, pieceSet, same, variants, type Renaming } from '#ruleset';
import type { Choice, Doing, Frame } from '../../state/agenda.js';
import type { RuneterraFact } from '../../state/facts.js';
import { blocks, challenges, correction, effects, stackItem, targets } from './parts.js';

const choice: Renaming<Choice> = variants<Choice, 'kind'>('kind', {
  'first-player': same,
  shuffle: same,
  mulligan: same,
  describe: same,
  text: { seat: same, source: piece, effects, targets, it: piece },
  card: { seat: same, source: piece, cards: same },
});

const doing: Renaming<Doing> = fields<Doing>({
  seat: same,
  source: piece,
  item: same,
  targets,
  it: piece,
  shielded: pieces,
});

const frame: Renaming<Frame> = variants<Frame, 'task'>('task', {
  'set-up': same,
  effects: { effects, doing },
  ability: { source: piece, ability: same, it: piece },
  ask: { effects, doing },
  shuffle: same,
  enter: { seat: same, piece, card: same },
  'resolve-stack': same,
  'stack-over': same,
  resolve: same,
  'finish-item': same,
  attack: same,
  strikes: same,
  'end-combat': same,
  'round-start': same,
  'round-end': same,
  'hand-over': same,
});

const seen = { seat: same, pieces, cards: same } as const;

/** What each fact says of pieces, called by other numbers. */
export const renameFact: Renaming<RuneterraFact> = factRenaming<RuneterraFact>({
  TableLaid: same,
  TableArranged: same,
  FirstPlayerChosen: same,
  DeckShuffled: same,
  HandKept: { seat: same, returned: pieceSet },
  CardDefined: same,
  CardRevealed: { piece, card: same },
  GameEnded: same,
  GameResumed: same,

  RoundStarted: same,
  PhaseBegan: same,
  AttackTokenGained: same,
  AttackTokenLost: same,
  ManaGemGained: same,
  ManaRefilled: same,
  SpellManaGained: same,
  ManaPaid: { seat: same, spellMana: same, mana: same, for: piece },
  TurnBegan: same,
  ActionPassed: same,
  PriorityGiven: same,

  CardsDrawn: { ...seen, at: same },
  DrawLost: same,
  CardsTossed: same,
  CardsCreated: { ...seen, where: same, fleeting: same },
  CardsDiscarded: seen,
  CardPlayed: { seat: same, piece, card: same },
  UnitSummoned: { seat: same, piece, card: same, from: same, to: same, challenging: piece },
  PieceObliterated: { piece, by: same },
  UnitDied: { pieces: pieceSet, by: same },
  UnitRecalled: { piece },
  UnitCaptured: { piece, by: piece },
  UnitReleased: { piece },
  UnitStunned: { piece },
  UnitSilenced: { piece, until: same },
  UnitFrostbitten: { piece, power: same },
  UnitGrew: { piece, grant: same },
  KeywordSpent: { piece, keyword: same },
  UnitHealed: { piece, amount: same },
  UnitLeveledUp: { piece, into: same },
  ProgressCounted: { piece, counted: same },
  AbilityActed: { piece, ability: same },
  CountdownTicked: { piece, left: same },
  ReturnAwaited: { seat: same, piece },
  DamageDealt: { piece, amount: same, source: piece },
  StrikeSurvived: { seat: same, piece, survived: same },
  NexusDamaged: { seat: same, amount: same, health: same, source: piece, by: same },
  NexusHealed: same,
  RoundEffectsEnded: { pieces: pieceSet },

  ItemStacked: { item: stackItem, openedBy: same },
  ItemResolved: same,
  SpellCast: { item: stackItem },
  ItemStopped: same,
  ItemFizzled: { item: same, targets },
  EffectDescribed: { seat: same, item: same, effects },

  AttackDeclared: { seat: same, attackers: pieces, challenges },
  SpellsDeclared: { seat: same, pieces },
  DeclarationTakenBack: same,
  AttackCommitted: { seat: same, attackers: pieces, challenges, free: same },
  BlocksCommitted: { seat: same, blocks },
  CombatStepBegan: same,
  PositionsSwapped: { one: piece, other: piece },
  UnitStruck: { by: piece, target: piece, amount: same },
  LaneFinished: same,
  CombatEnded: { survivors: pieces },

  ChoiceAwaited: { choice, agenda: each(frame) },
  TasksPutAside: { agenda: each(frame) },
  ChoiceMade: same,
  TableCorrected: { correction, note: same, card: same },
});
