import type { BattleFact, FactOf } from '../state/facts.js';
import type { BattlefieldState, Combat, Piece, RiftboundState } from '../state/riftbound-state.js';
import { hasBeen } from '../state/designated.js';
import { GONE_ZONE, ROW_ZONE, seatZone } from '../state/zones.js';
import { recallAll } from './board.js';
import { changeBattlefieldState, changeState, withAt, type Evolvers } from './change.js';
import { notedInPhase } from './holders.js';
import { changePieces, movePieces, newPiece } from './pieces.js';
import { freshBattlefield } from './set-up.js';

const changeBattlefield = (state: RiftboundState, at: number, change: Partial<BattlefieldState>): RiftboundState =>
  changeState(state, { battlefields: withAt(state.battlefields, at, (each) => changeBattlefieldState(each, change)) });

const changeCombat = (state: RiftboundState, change: (combat: Combat) => Combat): RiftboundState =>
  state.showdown?.combat
    ? changeState(state, { showdown: { ...state.showdown, combat: change(state.showdown.combat) } })
    : state;

const designate = (designation: Piece['designation']) => (): Partial<Piece> => ({ designation });

/** With objects that were not in a list yet; the list is absent while there is none. */
const joined = (list: readonly number[] | undefined, more: readonly number[]): readonly number[] | undefined =>
  more.length === 0 ? list : [...new Set([...(list ?? []), ...more])];

const designations = (state: RiftboundState, data: FactOf<'DesignationsSet'>['data']): RiftboundState => {
  const objects = (numbers: readonly number[]): readonly number[] =>
    numbers.map((number) => state.pieces[number]?.object ?? -1);
  const turned = [
    ...data.attackers.filter((number) => hasBeen(state, number, 'defender')),
    ...data.defenders.filter((number) => hasBeen(state, number, 'attacker')),
  ];
  const left = data.cleared.filter((number) => state.pieces[number]?.designation === 'defender');
  const noted = changeCombat(state, (combat) => {
    const bothSides = joined(combat.bothSides, objects(turned));
    const leftDefending = joined(combat.leftDefending, objects(left));
    return {
      ...combat,
      designated: joined(combat.designated, objects([...data.attackers, ...data.defenders])) ?? [],
      ...(bothSides && { bothSides }),
      ...(leftDefending && { leftDefending }),
    };
  });
  return changePieces(
    changePieces(changePieces(noted, data.attackers, designate('attacker')), data.defenders, designate('defender')),
    data.cleared,
    designate(null),
  );
};

const combatOpened = (
  state: RiftboundState,
  { at, attacker, defender }: FactOf<'CombatOpened'>['data'],
): RiftboundState => {
  const combat: Combat = { attacker, defender, step: 'showdown', assigned: [], recalled: false, designated: [] };
  const showdown = state.showdown
    ? { ...state.showdown, combat }
    : { battlefield: at, focus: null, passes: 0, combat, closed: false };
  return changeBattlefield(changeState(state, { showdown }), at, { combatStaged: false, showdownStaged: false });
};

const showdownOpened = (state: RiftboundState, { at, focus }: FactOf<'ShowdownOpened'>['data']): RiftboundState =>
  changeBattlefield(
    changeState(state, {
      showdown: { battlefield: at, focus, passes: 0, combat: null, closed: false },
      priority: null,
      passes: 0,
    }),
    at,
    { showdownStaged: false },
  );

/**
 * The token lies where the card lay and is the same object; the card is in its owner's Banishment (438). Control, contest and
 * what has been scored there stay.
 */
const replaced = (
  state: RiftboundState,
  { at, owner, token }: FactOf<'BattlefieldReplaced'>['data'],
): RiftboundState => {
  const number = state.battlefields[at]?.piece ?? -1;
  const old = state.pieces[number];
  if (!old) return state;
  const rest = movePieces(state, [number], { zone: seatZone('banishment', old.owner) });
  const piece = rest.pieces.length;
  const zones = rest.zones.slice();
  zones[ROW_ZONE] = [...(zones[ROW_ZONE] ?? []), piece];
  const identity = { card: token, owner, token: true, rune: false };
  const put = changeState(rest, {
    pieces: [...rest.pieces, newPiece(identity, old.object, ROW_ZONE)],
    zones,
  });
  const before = state.battlefields[at]?.replaced ?? [];
  return changeBattlefield(put, at, { piece, replaced: old.token ? before : [number] });
};

/** One battlefield more, of a token. */
const added = (state: RiftboundState, { owner, token }: FactOf<'BattlefieldAdded'>['data']): RiftboundState => {
  const piece = state.pieces.length;
  const zones = state.zones.slice();
  zones[ROW_ZONE] = [...(zones[ROW_ZONE] ?? []), piece];
  return changeState(state, {
    pieces: [...state.pieces, newPiece({ card: token, owner, token: true, rune: false }, state.nextObject, ROW_ZONE)],
    nextObject: state.nextObject + 1,
    zones,
    battlefields: [...state.battlefields, freshBattlefield(piece)],
  });
};

/** The token ceases to exist; the card takes its place as the same object. */
const swappedBack = (
  state: RiftboundState,
  { at, piece: number }: FactOf<'BattlefieldSwappedBack'>['data'],
): RiftboundState => {
  const token = state.battlefields[at]?.piece ?? -1;
  const object = state.pieces[token]?.object ?? -1;
  const rest = movePieces(state, [token], { zone: GONE_ZONE });
  const back = movePieces(rest, [number], { zone: ROW_ZONE, change: { object } });
  return changeBattlefield(back, at, { piece: number, replaced: [] });
};

const over = (state: RiftboundState): RiftboundState =>
  changeState(state, { showdown: null, priority: null, passes: 0 });

export const evolveBattle: Evolvers<BattleFact> = {
  BattlefieldContested: (state, { at, seat }) => changeBattlefield(state, at, { contestedBy: seat }),
  ContestedCleared: (state, { at }) => changeBattlefield(state, at, { contestedBy: null }),
  ShowdownStaged: (state, { at, staged }) => changeBattlefield(state, at, { showdownStaged: staged }),
  CombatStaged: (state, { at, staged }) => changeBattlefield(state, at, { combatStaged: staged }),
  ShowdownOpened: showdownOpened,
  ShowdownClosed: (state) =>
    state.showdown
      ? changeState(state, { showdown: { ...state.showdown, closed: true, focus: null }, priority: null, passes: 0 })
      : state,
  ShowdownEnded: over,
  CombatOpened: combatOpened,
  DesignationsSet: designations,
  CombatStepBegan: (state, { step }) => changeCombat(state, (combat) => ({ ...combat, step })),
  DamageAssigned: (state, { seat, damage, excess = 0 }) =>
    changeCombat(state, (combat) => ({ ...combat, assigned: [...combat.assigned, { seat, excess, damage }] })),
  AttackersRecalled: (state, data) => changeCombat(recallAll(state, data), (combat) => ({ ...combat, recalled: true })),
  CombatResultDetermined: (state) => state,
  CombatEnded: over,
  BattlefieldAdded: added,
  BattlefieldReplaced: replaced,
  BattlefieldSwappedBack: swappedBack,
  ControlEstablished: (state, { at, seat }) => notedInPhase(changeBattlefield(state, at, { controller: seat })),
  ControlLost: (state, { at }) => changeBattlefield(state, at, { controller: null }),
};
