import { useRef } from 'preact/hooks';
import type { Desk } from '../desk.js';
import type { Recorder } from '../recorder.js';
import { AlonePanel, OthersHere } from './alone-panel.js';
import { ClosedTape, CloseTape } from './closing.js';
import { DraftForm } from './draft-form.js';
import { LineForm } from './line-form.js';
import { ProblemNote } from './problem-note.js';
import { TypedList } from './typed-list.js';

interface RecordProps {
  readonly desk: Desk;
  readonly recorder: Recorder;
}

/** The entry form: only at the live end of an open tape, as a play goes to the end and nowhere else. */
export const RecordPanel = ({ desk, recorder }: RecordProps) => {
  const draft = recorder.draft.value;
  const problem = recorder.problem.value;
  const wasOpen = useRef(desk.isOpen.value);
  if (!desk.isOpen.value) return <ClosedTape desk={desk} isNew={wasOpen.current} />;
  return (
    <section class="panel record" aria-labelledby="record-title">
      <header class="panel-head">
        <h2 id="record-title">Record</h2>
        {!desk.isAtEnd.value && (
          <button type="button" onClick={() => desk.jump(desk.last.value)}>
            Go to the end to record
          </button>
        )}
      </header>
      {desk.isAtEnd.value && draft !== null && (
        <DraftForm desk={desk} recorder={recorder} draft={draft} verb="Record this play" />
      )}
      {desk.isAtEnd.value && draft === null && <LineForm desk={desk} line={recorder.line} />}
      {problem !== null && (
        <ProblemNote
          desk={desk}
          problem={problem}
          looked={() => {
            recorder.problem.value = null;
          }}
        />
      )}
      <AlonePanel alone={recorder.typed.alone} />
      <TypedList desk={desk} typed={recorder.typed} />
      {desk.isAtEnd.value && draft === null && <CloseTape recorder={recorder} />}
      <OthersHere desk={desk} alone={recorder.typed.alone} />
    </section>
  );
};
