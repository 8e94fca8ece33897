import type { EvolversOf } from '#ruleset';
import type { RoundFact } from '../state/facts.js';
import type { RuneterraState } from '../state/runeterra-state.js';
import { changeSeat } from './pieces.js';

/** What is counted within a round begins anew. */
const roundStarted = (state: RuneterraState, round: number): RuneterraState => ({
  ...state,
  round,
  phase: 'round-start',
  passes: 0,
  toAct: null,
  seats: state.seats.map((player) => ({
    ...player,
    attacks: 0,
    scouted: false,
    cardsPlayed: 0,
    died: 0,
    raided: false,
  })),
  pieces: state.pieces.map((piece) => ({ ...piece, acted: [] })),
});

const defended = (state: RuneterraState): RuneterraState['combat'] =>
  state.combat?.step === 'defence' ? { ...state.combat, defended: true } : state.combat;

/** The facts of rounds, turns, the token and mana, folded. */
export const evolveRound: EvolversOf<RuneterraState, RoundFact> = {
  RoundStarted: (state, { round }) => roundStarted(state, round),
  PhaseBegan: (state, { phase }) => ({ ...state, phase, toAct: null }),
  AttackTokenGained: (state, { seat, by }) =>
    changeSeat(state, seat, ({ scouted }) => ({ token: true, scouted: scouted || by === 'scout' })),
  AttackTokenLost: (state, { seat }) => changeSeat(state, seat, () => ({ token: false })),
  ManaGemGained: (state, { seat, gems }) => changeSeat(state, seat, () => ({ gems })),
  ManaRefilled: (state, { seat, mana }) => changeSeat(state, seat, () => ({ mana })),
  SpellManaGained: (state, { seat, spellMana }) => changeSeat(state, seat, () => ({ spellMana })),
  ManaPaid: (state, paid) =>
    changeSeat(state, paid.seat, ({ mana, spellMana }) => ({
      mana: mana - paid.mana,
      spellMana: spellMana - paid.spellMana,
    })),
  TurnBegan: (state, { seat, turn }) => ({
    ...state,
    toAct: seat,
    turn,
    declared: null,
    castThisTurn: false,
    stackOpenedBy: null,
    unanswered: false,
  }),
  ActionPassed: (state) => ({
    ...state,
    declared: null,
    passes: state.combat === null && state.stack.length === 0 ? state.passes + 1 : state.passes,
    combat: defended(state),
  }),
  PriorityGiven: (state, { seat }) => ({ ...state, toAct: seat, unanswered: false, declared: null }),
};
