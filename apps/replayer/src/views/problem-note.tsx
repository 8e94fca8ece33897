import type { Desk } from '../desk.js';
import type { EntryProblem } from '../entry-problem.js';
import { Caret } from './caret.js';

interface NoteProps {
  readonly desk: Desk;
  readonly problem: EntryProblem;
  /** Where the tape had moved on: its end is shown now. */
  readonly looked: () => void;
}

/** Why an entry was not recorded, and how it can be mended. */
export const ProblemNote = ({ desk, problem, looked }: NoteProps) => (
  <div class="problem" role="alert">
    {problem.line !== null && problem.column !== null && <Caret line={problem.line} column={problem.column} />}
    <p>
      {problem.column !== null && !problem.message.startsWith('Line') && <b>Column {problem.column}: </b>}
      {problem.message}
    </p>
    {problem.remedy !== '' && <p class="remedy">{problem.remedy}</p>}
    {problem.isConflict && (
      <button
        type="button"
        onClick={() => {
          desk.seek(desk.last.value);
          looked();
        }}
      >
        Show the tape as it is now
      </button>
    )}
  </div>
);
