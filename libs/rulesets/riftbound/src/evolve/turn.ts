import type { FactOf, PauseFact, TurnFact } from '../state/facts.js';
import type { RiftboundState } from '../state/riftbound-state.js';
import { changeBattlefieldState, changeSeatState, changeState, type Evolvers } from './change.js';
import { notedInStep } from './holders.js';

const newTurn = (
  state: RiftboundState,
  { number, seat, additional = false }: FactOf<'TurnBegan'>['data'],
): RiftboundState =>
  changeState(state, {
    turn: {
      number,
      seat,
      phase: 'awaken',
      step: 'awaken',
      regular: additional ? state.turn.regular : seat,
      itemsBefore: state.nextItem,
    },
    additionalTurns: additional
      ? state.additionalTurns.slice(state.additionalTurns.indexOf(seat) + 1)
      : state.additionalTurns,
    priority: null,
    passes: 0,
    history: [],
    seats: state.seats.map((each, index) =>
      changeSeatState(each, { played: 0, finalized: [], looksAt: [], turns: each.turns + (index === seat ? 1 : 0) }),
    ),
    battlefields: state.battlefields.map((each) =>
      each.scoredBy.length === 0 && each.heldAtScoring === null
        ? each
        : changeBattlefieldState(each, { scoredBy: [], heldAtScoring: null }),
    ),
  });

export const evolveTurn: Evolvers<TurnFact | PauseFact> = {
  TurnBegan: newTurn,
  AdditionalTurnAdded: (state, { seat }) => changeState(state, { additionalTurns: [seat, ...state.additionalTurns] }),
  StepBegan: (state, { phase, step }) =>
    notedInStep(
      changeState(state, {
        turn: {
          number: state.turn.number,
          seat: state.turn.seat,
          phase,
          step,
          regular: state.turn.regular,
          itemsBefore: state.nextItem,
        },
        priority: null,
        passes: 0,
      }),
    ),
  PriorityGained: (state, { seat }) => changeState(state, { priority: seat, passes: 0 }),
  PriorityPassed: (state, { to }) => changeState(state, { priority: to, passes: state.passes + 1 }),
  FocusPassed: (state, { to, asPass }) =>
    state.showdown
      ? changeState(state, {
          showdown: { ...state.showdown, focus: to, passes: asPass ? state.showdown.passes + 1 : 0 },
          priority: null,
          passes: 0,
        })
      : state,
  ChoiceAwaited: (state, { choice, agenda, cleanupDue }) => changeState(state, { choice, agenda, cleanupDue }),
  TasksPutAside: (state, { agenda }) => changeState(state, { agenda }),
  ChoiceMade: (state) => changeState(state, { choice: null, agenda: [], cleanupDue: false }),
};
