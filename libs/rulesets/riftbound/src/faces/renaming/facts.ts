import { each, factRenaming, fields, piece, pieces, pieceSet, same, type Renaming } from '#ruleset';
import type { FactOf, FactType, RiftboundFact } from '../../state/facts.js';
import type { Choice, Frame } from '../../state/riftbound-state.js';
import { renameChoice, renameFrame } from './agenda.js';
import { renameCorrection } from './correction.js';
import { renameInstructions } from './instructions.js';
import { cause, chainItem, delayed, effect, itemDeclared, moved, movedSet, partSet, ref, targets } from './parts.js';

type DataOf<Type extends FactType> = FactOf<Type>['data'];
type Damage = DataOf<'DamageDealt'>['parts'][number];
type Kill = NonNullable<DataOf<'PiecesKilled'>['causes']>[number];

const unitOf = ({ unit }: Damage): number => unit;
const damage = partSet(fields<Damage>({ unit: piece, amount: same }), unitOf);
const kills = partSet(fields<Kill>({ piece, cause }), (kill) => kill.piece);

// The agenda may hold a fact, and a fact the agenda: each looks the other up as it is used.
const choice: Renaming<Choice> = (value, names) => renameChoice(value, names);
const frames: Renaming<readonly Frame[]> = each((value, names) => renameFrame(value, names));

/** What each fact says of pieces, called by other numbers. */
export const renameFact: Renaming<RiftboundFact> = factRenaming<RiftboundFact>({
  GameOpened: same,
  FirstPlayerChosen: same,
  BattlefieldChosen: same,
  BattlefieldsPlaced: same,
  DeckShuffled: { seat: same, deck: same, ...moved },
  TableLaidOut: same,
  MulliganTaken: same,
  DeckChanged: same,
  PlayersRemoved: {
    seats: same,
    pieces: pieceSet,
    priority: same,
    passes: same,
    focus: same,
    focusPasses: same,
  },
  GameEnded: same,
  MatchEnded: same,

  TurnBegan: same,
  AdditionalTurnAdded: same,
  StepBegan: same,
  PriorityGained: same,
  PriorityPassed: same,
  PriorityLost: same,
  FocusGained: same,
  FocusPassed: same,
  ChoiceAwaited: { choice, agenda: frames, cleanupDue: same },
  ChoiceMade: same,

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
  CardsRecycled: { seat: same, ...moved },
  CardsDiscarded: movedSet<DataOf<'CardsDiscarded'>>({ seat: same }),
  CardsBurned: { seat: same, ...moved },
  PiecesBanished: movedSet<DataOf<'PiecesBanished'>>({ cause, with: same }),
  PiecesReturned: movedSet<DataOf<'PiecesReturned'>>({ cause }),
  PiecesTrashed: movedSet<DataOf<'PiecesTrashed'>>({}),
  CardHidden: { seat: same, piece, card: same, at: same },
  CardsPlaced: { seat: same, on: same, ...moved },
  CardRevealed: { piece, card: same },
  CardsShown: { by: same, ...moved },
  FacedownShown: { by: same, of: same, ...moved },
  CardsArranged: { seat: same, by: same, ...moved },
  BurnedOut: { seat: same, ...moved },

  PiecesReadied: { pieces: pieceSet, cause },
  PiecesExhausted: { pieces: pieceSet },
  UnitsMoved: { seat: same, units: pieceSet, to: same, standard: same, cause },
  PiecesRecalled: { pieces: pieceSet },
  PiecePut: { piece, card: same, to: same, exhausted: same },
  TokensCreated: same,
  UnitsStunned: { units: pieceSet, cause },
  DamageDealt: { parts: damage, source: same, by: same, cause },
  UnitsHealed: { units: pieceSet },
  PiecesKilled: movedSet<DataOf<'PiecesKilled'>>({ by: same, causes: kills }),
  UnitsBuffed: { units: pieceSet, cause },
  PiecesEmpowered: { pieces: pieceSet, cause },
  PiecesDisempowered: { pieces: pieceSet, cause },
  BuffsSpent: { units: pieceSet, cause },
  ControlChanged: { pieces, seat: same, until: same, source: ref },
  ControlReturned: { ended: same, pieces, seats: same },
  PieceAttached: { piece, to: piece, seat: same, turn: same },
  TextCopied: { piece, card: same },
  CopiesMade: { pieces: pieceSet, of: piece, card: same },
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
  AttackersRecalled: { pieces: pieceSet },
  CombatResultDetermined: same,
  CombatEnded: same,
  BattlefieldAdded: same,
  BattlefieldSwappedBack: { at: same, piece },
  BattlefieldReplaced: same,
  ControlEstablished: same,
  ControlLost: same,

  BattlefieldConquered: same,
  BattlefieldHeld: same,
  PointsGained: same,
  FinalPointDenied: same,
  ExperienceGained: same,

  TableCorrected: { correction: renameCorrection, note: same, card: same },
});
