import type { Table, TableZone } from '#table';
import { isNear, nameOfSeat, seatClass } from '../../seats.js';
import { classes } from '../../words.js';

interface StrengthsProps {
  readonly table: Table;
  readonly zone: TableZone;
  readonly near: number;
}

/** What each side would bring to a fight here, large, across above near; whose is more is marked where both have something. */
export const Strengths = ({ table, zone, near }: StrengthsProps) => {
  const { strengths = [] } = zone;
  const most = Math.max(...strengths.map(({ value }) => value));
  const isAhead = (value: number): boolean =>
    strengths.length > 1 && value === most && strengths.filter((each) => each.value === most).length === 1;
  const inOrder = [...strengths].sort(
    (one, other) => Number(isNear(table, near, one.seat)) - Number(isNear(table, near, other.seat)),
  );
  return (
    <span key={strengths.map(({ seat, value }) => `${String(seat)}:${String(value)}`).join()} class="strengths">
      {inOrder.map(({ seat, label, value }) => (
        <span
          key={seat}
          class={classes('strength', seatClass(seat), isAhead(value) && 'strength-ahead')}
          title={`${nameOfSeat(table, seat)}: ${label} ${String(value)}${isAhead(value) ? ', ahead' : ''}`}
        >
          <span class="visually-hidden">
            {nameOfSeat(table, seat)} {label}{' '}
          </span>
          {value}
          {isAhead(value) && <i aria-hidden="true">▲</i>}
        </span>
      ))}
    </span>
  );
};
