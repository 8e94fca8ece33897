import { useSignal } from '@preact/signals';
import { groupsOf, type ChecklistItem, type RewindPlan, type UndonePlay } from '#projections';
import { roleText } from '#ruleset';
import type { Desk } from '../desk.js';
import { printAlone } from '../print.js';
import { count } from '../words.js';
import { RuleChips } from './rule-chip.js';

interface PlanProps {
  readonly desk: Desk;
  readonly plan: RewindPlan;
  /** Keeps what was ticked, where there is a dispute to keep it in. */
  readonly note?: ((words: string) => void) | undefined;
}

const Tick = ({ item, ticked, onTick }: { item: ChecklistItem; ticked: boolean; onTick: (is: boolean) => void }) => (
  <li>
    <label class="plan-item">
      <input type="checkbox" checked={ticked} onChange={(event) => onTick(event.currentTarget.checked)} />
      <span>{item.text}</span>
    </label>
  </li>
);

/** What a judge works through at a paper table; ticked here, or on the printed page. */
const Checklist = ({ desk, plan: { to, checklist }, note }: PlanProps) => {
  const ticked = useSignal<ReadonlySet<string>>(new Set());
  const tick = ({ key, text }: ChecklistItem, is: boolean): void => {
    ticked.value = new Set(is ? [...ticked.value, key] : [...ticked.value].filter((each) => each !== key));
    note?.(`Rewind to before play ${String(to)}, ${is ? 'done' : 'not done after all'}: ${text}`);
  };
  return (
    <>
      {groupsOf(checklist).map(({ group, head, items }) => (
        <section key={group} class="plan-group">
          <h4>
            {head}{' '}
            <RuleChips edition={desk.edition} rules={items.flatMap(({ rule }) => (rule === null ? [] : [rule]))} />
          </h4>
          <ul>
            {items.map((item) => (
              <Tick
                key={item.key}
                item={item}
                ticked={ticked.value.has(item.key)}
                onTick={(is) => {
                  tick(item, is);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      <p class="quiet" role="status">
        {ticked.value.size} of {count(checklist.length, 'item')} ticked
      </p>
    </>
  );
};

const knowers = ({ to, isKnownToAll }: UndonePlay['learned'][number], names: readonly string[]): string =>
  isKnownToAll ? 'everybody' : to.map((seat) => names[seat]).join(', ');

/** Cards that became known in what would be undone, and to whom: no rewind takes that back. */
const Known = ({ desk, plan: { undone } }: PlanProps) => {
  const rows = undone.flatMap(({ number, learned }) =>
    learned.map((each) => `${each.card}, to ${knowers(each, desk.names)} (play ${String(number)})`),
  );
  return rows.length === 0 ? null : (
    <details class="plan-known">
      <summary>{count(rows.length, 'card')} became known since, and will stay so</summary>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </details>
  );
};

/** What a rewind would come to, before it is ordered. */
export const PlanOfRewind = ({ desk, plan, note }: PlanProps) => {
  const { undone, depth, orderedBy, minutes } = plan;
  const chance = undone.filter(({ kind }) => kind === 'chance').length;
  return (
    <div class="rewind-plan">
      <p>
        A <b>{depth}</b> rewind of {count(undone.length, 'play')}
        {chance > 0 && `, ${String(chance)} of them by chance`}
        {minutes !== null && minutes > 0 && `, ${count(minutes, 'minute')} back`}. It is ordered by{' '}
        {orderedBy.map(roleText).join(' or ')}.
      </p>
      <Known desk={desk} plan={plan} />
      <details class="plan-checklist">
        <summary>Checklist for the table</summary>
        <Checklist desk={desk} plan={plan} note={note} />
        <button
          type="button"
          onClick={(event) => {
            const plan = event.currentTarget.closest('.rewind-plan');
            if (plan !== null) printAlone(plan);
          }}
        >
          Print the checklist
        </button>
      </details>
    </div>
  );
};
