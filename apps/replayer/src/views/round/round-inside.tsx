import { useMemo } from 'preact/hooks';
import type { RoundReading } from '#projections';
import { makeAddress } from '../../address.js';
import type { Desk } from '../../desk.js';
import { createJudge } from '../../judging.js';
import { RoundOrders } from './orders.js';
import { Slip } from './slip.js';

interface InsideProps {
  readonly desk: Desk;
  readonly isRecorder: boolean;
  readonly read: RoundReading;
}

/** The slips, and for who records the forms of the round. */
export const RoundInside = ({ desk, isRecorder, read }: InsideProps) => {
  const judge = useMemo(() => createJudge(desk), [desk]);
  const isOpen = desk.isOpen.value;
  return (
    <div class="round-inside">
      {desk.isAtEnd.value && read.slip.result !== null && <Slip desk={desk} slip={read.slip} />}
      {isRecorder && isOpen && <RoundOrders desk={desk} judge={judge} round={read} />}
      {(isRecorder || !isOpen) && (
        <a href={makeAddress({ page: 'slip', match: desk.id, at: null, kept: null })}>Slip to take home</a>
      )}
    </div>
  );
};
