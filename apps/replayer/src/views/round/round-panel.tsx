import { useSignal } from '@preact/signals';
import type { Desk } from '../../desk.js';
import { lazily } from '../lazily.js';
import { ClockFace } from './clock-face.js';

// Slips and forms are wanted by who opens them.
const RoundInside = lazily(async () => (await import('./round-inside.js')).RoundInside);

interface RoundProps {
  readonly desk: Desk;
  readonly isRecorder: boolean;
}

/**
 * The match around its games: score and clock in a line, and what is behind it once it is opened. Score and result are the tape's as it
 * stands: whoever looks at an earlier step is not told how it came out.
 */
export const RoundPanel = ({ desk, isRecorder }: RoundProps) => {
  const read = desk.seen.value.reading.view.round;
  const isOpened = useSignal(false);
  const isBare = read.clock.minutes === null && read.slip.result === null;
  if (isBare && !isRecorder && desk.isOpen.value) return null;
  return (
    <details
      class="round"
      onToggle={(event) => {
        isOpened.value = event.currentTarget.open;
      }}
    >
      <summary>
        Round{' '}
        {desk.isAtEnd.value && read.score !== null && <span class="quiet">games {read.score.wins.join('-')}, </span>}
        <ClockFace desk={desk} clock={read.clock} />
      </summary>
      {isOpened.value && <RoundInside desk={desk} isRecorder={isRecorder} read={read} />}
    </details>
  );
};
