import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { RoundReading } from '#projections';
import { makeAddress } from '../../address.js';
import type { Desk } from '../../desk.js';
import { createJudge } from '../../judging.js';
import { roundOf } from '../../round.js';
import { ClockFace } from './clock-face.js';
import { RoundOrders } from './orders.js';
import { Slip } from './slip.js';

/** Score and result are the tape's as it stands: whoever looks at an earlier step is not told how it came out. */
const isAtEnd = ({ at, last }: Desk): boolean => at.value === last.value;

interface RoundProps {
  readonly desk: Desk;
  readonly isRecorder: boolean;
}

/** The slips, and for who records the forms of the round. */
const Inside = ({ desk, isRecorder, read }: RoundProps & { readonly read: RoundReading }) => {
  const judge = useMemo(() => createJudge(desk), [desk]);
  const isOpen = desk.isOpen.value;
  return (
    <div class="round-inside">
      {isAtEnd(desk) && read.slip.result !== null && <Slip desk={desk} slip={read.slip} />}
      {isRecorder && isOpen && <RoundOrders desk={desk} judge={judge} round={read} />}
      {(isRecorder || !isOpen) && (
        <a href={makeAddress({ page: 'slip', match: desk.id, at: null, kept: null })}>Slip to take home</a>
      )}
    </div>
  );
};

/** The match around its games: score and clock in a line, and what is behind it once it is opened. */
export const RoundPanel = ({ desk, isRecorder }: RoundProps) => {
  const read = roundOf(desk).value;
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
        Round {isAtEnd(desk) && read.score !== null && <span class="quiet">games {read.score.wins.join('-')}, </span>}
        <ClockFace desk={desk} clock={read.clock} />
      </summary>
      {isOpened.value && <Inside desk={desk} isRecorder={isRecorder} read={read} />}
    </details>
  );
};
