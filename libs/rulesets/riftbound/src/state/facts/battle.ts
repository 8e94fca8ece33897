import type { Attached, F } from './fact.js';

/** Battlefields, showdowns, combat (188-192, 341-348, 459-466). */
export type BattleFact =
  | F<'BattlefieldContested', { readonly at: number; readonly seat: number }>
  | F<'ContestedCleared', { readonly at: number }>
  | F<'ShowdownStaged', { readonly at: number; readonly staged: boolean }>
  | F<'CombatStaged', { readonly at: number; readonly staged: boolean }>
  | F<'ShowdownOpened', { readonly at: number; readonly focus: number }>
  | F<'ShowdownClosed', { readonly at: number }>
  | F<'ShowdownEnded', { readonly at: number }>
  | F<'CombatOpened', { readonly at: number; readonly attacker: number; readonly defender: number }>
  | F<
      'DesignationsSet',
      {
        readonly attackers: readonly number[];
        readonly defenders: readonly number[];
        readonly cleared: readonly number[];
      }
    >
  | F<'CombatStepBegan', { readonly step: 'damage' | 'cleanup' | 'result' | 'control' | 'end' }>
  | F<
      'DamageAssigned',
      {
        readonly seat: number;
        readonly damage: readonly { readonly unit: number; readonly amount: number }[];
        /** Damage beyond what was lethal, over all units, as it was assigned. */
        readonly excess?: number;
      }
    >
  | F<'AttackersRecalled', { readonly pieces: readonly number[] } & Attached>
  | F<'CombatResultDetermined', { readonly at: number; readonly winner: number | null; readonly loser: number | null }>
  | F<'CombatEnded', { readonly at: number }>
  /** A token battlefield is added to those in play: nobody controls it (439.4.b). */
  | F<'BattlefieldAdded', { readonly owner: number; readonly token: string }>
  /** The card that was replaced comes back in the token's place (438.7). */
  | F<'BattlefieldSwappedBack', { readonly at: number; readonly piece: number }>
  /** A battlefield makes way for a token of its owner's; what is there stays as it is (438, 652.2). */
  | F<'BattlefieldReplaced', { readonly at: number; readonly owner: number; readonly token: string }>
  | F<'ControlEstablished', { readonly at: number; readonly seat: number }>
  | F<'ControlLost', { readonly at: number; readonly seat: number }>;
