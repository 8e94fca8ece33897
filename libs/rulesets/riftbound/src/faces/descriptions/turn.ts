import type { PauseFact, TurnFact } from '../../state/facts.js';
import type { Step } from '../../words/vocabulary.js';
import { waitingFor } from '../../reading/waiting.js';
import { who, type Listener, type Tellers } from './tell.js';

const STEPS: Readonly<Record<Step, string>> = {
  awaken: 'Awaken Phase',
  beginning: 'Beginning Phase',
  scoring: 'Scoring Step',
  channel: 'Channel Phase',
  draw: 'Draw Phase',
  main: 'Main Phase',
  ending: 'Ending Step',
  expiration: 'Expiration Step',
};

/** The question as the table after the fact puts it. */
const asked = ({ before }: Listener, choice: Parameters<typeof tellTurn.ChoiceAwaited>[0]['choice']): string => {
  const [waiting] = waitingFor({ ...before, choice });
  if (!waiting) return 'A choice is awaited.';
  return waiting.seat === null
    ? waiting.question
    : `${who({ before, viewer: 'public' }, waiting.seat)}: ${waiting.question}`;
};

export const tellTurn: Tellers<TurnFact | PauseFact> = {
  TurnBegan: ({ number, seat, additional }, listener) =>
    `Turn ${number} begins${additional ? ', an additional one' : ''}: ${who(listener, seat)}.`,
  AdditionalTurnAdded: ({ seat }, listener) => `${who(listener, seat)} will take a turn after this one.`,
  StepBegan: ({ step }) => `The ${STEPS[step]} begins.`,
  PriorityGained: ({ seat }, listener) => `${who(listener, seat)} gains priority.`,
  PriorityPassed: ({ seat, to }, listener) => `${who(listener, seat)} passes priority to ${who(listener, to)}.`,
  FocusPassed: ({ seat, to, asPass }, listener) =>
    asPass
      ? `${who(listener, seat)} passes focus to ${who(listener, to)}.`
      : `Focus goes from ${who(listener, seat)} to ${who(listener, to)}.`,
  TasksPutAside: () => 'What was under way is left undone.',
  ChoiceAwaited: ({ choice }, listener) => asked(listener, choice),
  ChoiceMade: () => 'The choice is made.',
};
