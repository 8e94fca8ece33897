import type { Desk } from '../desk.js';
import type { Recorder } from '../recorder.js';
import { RecordPanel } from './record.js';
import { SetBack } from './rewinding.js';
import { TakeBack } from './take-back.js';

export { createRecorder } from '../recorder.js';

interface SideProps {
  readonly desk: Desk;
  readonly recorder: Recorder;
}

/** Where plays are recorded. */
export const RecordSide = ({ desk, recorder }: SideProps) => <RecordPanel desk={desk} recorder={recorder} />;

/** How a play that is recorded is struck out again: as misheard, or by an order of a judge. */
export const UndoSide = ({ desk, recorder }: SideProps) => (
  <>
    <TakeBack desk={desk} line={recorder.line} />
    <SetBack desk={desk} recorder={recorder} />
  </>
);
