import { useEffect, useRef } from 'preact/hooks';
import type { Batch } from '../batches.js';
import type { Desk } from '../desk.js';
import { nameOfSeat, seatClass } from '../seats.js';
import { classes, count } from '../words.js';
import { VerdictMark } from './verdict.js';

interface TurnGroup {
  readonly key: string;
  readonly head: Batch;
  readonly batches: readonly Batch[];
}

const groupByTurn = (batches: readonly Batch[]): readonly TurnGroup[] => {
  const groups: TurnGroup[] = [];
  for (const batch of batches) {
    const key = batch.turn.turnKey;
    const open = groups.at(-1);
    if (open?.key === key) groups[groups.length - 1] = { ...open, batches: [...open.batches, batch] };
    else groups.push({ key, head: batch, batches: [batch] });
  }
  return groups;
};

const Row = ({ desk, batch }: { readonly desk: Desk; readonly batch: Batch }) => {
  const row = useRef<HTMLLIElement>(null);
  const shown = desk.batch.value?.first === batch.first;
  useEffect(() => {
    if (shown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <li ref={row} class={classes('play', shown && 'play-shown', batch.first > desk.at.value && 'play-later')}>
      <button type="button" aria-current={shown ? 'step' : undefined} onClick={() => desk.seek(batch.last)}>
        <span class="play-number">{batch.number ?? '·'}</span>
        <span class="play-line">{batch.line}</span>
        {batch.verdict !== null && <VerdictMark verdict={batch.verdict} short />}
      </button>
    </li>
  );
};

/** Every play by turn; a click goes to the table as the play left it. */
export const Timeline = ({ desk }: { readonly desk: Desk }) => {
  const batches = desk.batches.value;
  const findings = batches.reduce((sum, batch) => sum + (batch.verdict?.findings.length ?? 0), 0);
  const plays = batches.filter((batch) => batch.number !== null).length;
  return (
    <nav class="timeline" aria-label="Timeline">
      <header class="panel-head">
        <h2>Timeline</h2>
        <span class="quiet">
          {count(plays, 'play')}, {count(findings, 'finding')}
        </span>
      </header>
      <ol class="turns">
        {groupByTurn(batches).map((group) => (
          <li key={`${group.key}/${String(group.head.first)}`} class="turn">
            <h3 class={seatClass(group.head.turn.seat)}>
              {group.head.turn.turn === 0 ? 'Before the first turn' : `Turn ${String(group.head.turn.turn)}`}
              {group.head.turn.seat !== null && group.head.turn.turn > 0 && <span>{nameOfSeat(desk.table.value, group.head.turn.seat)}</span>}
            </h3>
            <ol>
              {group.batches.map((batch) => (
                <Row key={batch.first} desk={desk} batch={batch} />
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
};
