import { each, factRenaming, fields, piece, pieces, pieceSet, same, type Renaming } from '#ruleset';
import type { EventFact, FactOf, FactType } from '../../state/facts.js';
import type { LimitInForce } from '../../state/lasting.js';
import type { DamageSource, PointSource } from '../../state/sources.js';
import {
  renameCorrection,
  cause,
  chainItem,
  delayed,
  effect,
  itemDeclared,
  moved,
  movedSet,
  partSet,
  ref,
  targets,
} from './parts.js';
import { renameInstructions } from './instructions.js';

type DataOf<Type extends FactType> = FactOf<Type>['data'];
type Damage = DataOf<'DamageDealt'>['parts'][number];
type Kill = NonNullable<DataOf<'PiecesKilled'>['causes']>[number];

const pointSource: Renaming<PointSource> = (source, names) =>
  'piece' in source ? { ...source, piece: names.piece(source.piece) } : source;
const damageSource: Renaming<DamageSource> = (source, names) =>
  'piece' in source ? { ...source, piece: names.piece(source.piece) } : source;

const limit = fields<LimitInForce>({ source: ref, unit: ref, might: same });
const unitOf = ({ unit }: Damage): number => unit;
const damage = partSet(fields<Damage>({ unit: piece, amount: same }), unitOf);
const kills = partSet(fields<Kill>({ piece, cause }), (kill) => kill.piece);

/** What each event says of pieces, called by other numbers. */
export const renameEvent: Renaming<EventFact> = factRenaming<EventFact>({
  GameOpened: same,
  FirstPlayerChosen: same,
  BattlefieldChosen: same,
  BattlefieldsPlaced: same,
  DeckShuffled: { seat: same, deck: same, ...moved },
  RandomPartShuffled: { seat: same, deck: same, ...moved },
  TableLaidOut: same,
  MulliganTaken: same,
  DecksPresented: same,
  DeckChanged: same,
  PlayersRemoved: {
    seats: same,
    pieces: pieceSet,
    priority: same,
    passes: same,
    focus: same,
    focusPasses: same,
    attached: pieceSet,
  },
  TimeReached: same,
  NextPointAwaited: same,
  GameEnded: same,
  GameResumed: same,
  MatchEnded: same,

  TurnBegan: same,
  AdditionalTurnAdded: same,
  StepBegan: same,
  PriorityGained: same,
  PriorityPassed: same,
  FocusPassed: same,

  ItemPutOnChain: { item: chainItem, card: same, opens: same },
  PlaySettled: { item: chainItem },
  ChainItemFinalized: same,
  ItemControlChanged: same,
  TargetsMissed: same,
  ChainItemResolving: { item: same, instructions: renameInstructions },
  ChainItemResolved: same,
  ChainItemCountered: same,
  ChainItemRemoved: same,
  PermanentEntered: { item: same, piece, to: same, exhausted: same },
  ChainClosed: same,
  TriggersOrdered: same,
  TargetsChosen: { item: same, targets, to: same, declared: itemDeclared },

  RunesChanneled: { seat: same, exhausted: same, ...moved },
  RunesExhausted: { seat: same, runes: pieceSet },
  RuneRecycled: { seat: same, rune: piece, card: same, domain: same },
  ResourcesAdded: same,
  CostPaid: same,
  PoolsEmptied: same,

  CardsDrawn: { seat: same, ...moved },
  CardsSetAside: { seat: same, ...moved },
  CardsRecycled: { seat: same, ...moved, attached: pieceSet },
  CardsDiscarded: movedSet<DataOf<'CardsDiscarded'>>({ seat: same }),
  CardsBurned: { seat: same, ...moved },
  PiecesBanished: movedSet<DataOf<'PiecesBanished'>>({ cause, with: same, attached: pieceSet }),
  PiecesReturned: movedSet<DataOf<'PiecesReturned'>>({ cause, attached: pieceSet }),
  PiecesTrashed: movedSet<DataOf<'PiecesTrashed'>>({ attached: pieceSet }),
  CardHidden: { seat: same, piece, card: same, at: same },
  CardsPlaced: { seat: same, on: same, ...moved, attached: pieceSet },
  CardRevealed: { piece, card: same },
  RevealBegan: { seat: same, deck: same, count: same },
  CardsShown: { by: same, ...moved },
  FacedownShown: { by: same, of: same, ...moved },
  CardsArranged: { seat: same, by: same, ...moved },
  BurnedOut: { seat: same, ...moved },

  PiecesReadied: { pieces: pieceSet, cause },
  PiecesExhausted: { pieces: pieceSet },
  UnitsMoved: { seat: same, units: pieceSet, to: same, standard: same, cause, attached: pieceSet },
  PiecesRecalled: { pieces: pieceSet, attached: pieceSet },
  PiecePut: { piece, card: same, to: same, exhausted: same, attached: pieceSet },
  TokensCreated: same,
  UnitsStunned: { units: pieceSet, cause },
  DamageDealt: { parts: damage, source: damageSource, cause },
  UnitsHealed: { units: pieceSet },
  PiecesKilled: movedSet<DataOf<'PiecesKilled'>>({ by: same, causes: kills, attached: pieceSet }),
  UnitsBuffed: { units: pieceSet, cause },
  PiecesEmpowered: { pieces: pieceSet, cause },
  PiecesDisempowered: { pieces: pieceSet, cause },
  BuffsSpent: { units: pieceSet, cause },
  ControlChanged: { pieces, seat: same, until: same, source: ref },
  ControlReturned: { ended: same, pieces, seats: same },
  PieceAttached: { piece, to: piece, seat: same, turn: same, attached: pieceSet },
  TextCopied: { piece, card: same },
  CopiesMade: { pieces: pieceSet, of: piece, card: same, while: piece },
  PieceDetached: { piece },
  ReplacementApplied: {
    name: same,
    source: piece,
    delayed: same,
    seat: same,
    part: piece,
    would: same,
    left: same,
  },
  EffectsBegan: { effects: each(effect), cause },
  LimitsFixed: { limits: each(limit) },
  AbilityDelayed: { delayed },
  DelayedEnded: same,
  EffectsEnded: { effects: same, unstunned: pieceSet },

  BattlefieldContested: same,
  ContestedCleared: same,
  ShowdownStaged: same,
  CombatStaged: same,
  ShowdownOpened: same,
  ShowdownClosed: same,
  ShowdownEnded: same,
  CombatOpened: same,
  DesignationsSet: { attackers: pieceSet, defenders: pieceSet, cleared: pieceSet },
  CombatStepBegan: same,
  DamageAssigned: { seat: same, damage, excess: same },
  AttackersRecalled: { pieces: pieceSet, attached: pieceSet },
  CombatResultDetermined: same,
  CombatEnded: same,
  BattlefieldAdded: same,
  BattlefieldSwappedBack: { at: same, piece },
  BattlefieldReplaced: same,
  ControlEstablished: same,
  ControlLost: same,

  BattlefieldConquered: same,
  BattlefieldHeld: same,
  PointsGained: { seat: same, points: same, total: same, source: pointSource },
  FinalPointDenied: same,
  ExperienceGained: same,

  TableCorrected: { correction: renameCorrection, note: same, card: same, attached: pieceSet },
});
