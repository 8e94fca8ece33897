import { useMemo } from 'preact/hooks';
import { changesBetween, type DisputeReading, type TimelineEntry } from '#projections';
import type { Desk } from '../../desk.js';
import { disputedEntry } from '../../judging.js';
import { AskLine } from '../ask-line.js';
import { RulingsOn } from '../rulings-on.js';
import { JudgedLine } from '../verdict.js';

/** "Is this line legal here?", asked on the table that a play met. */
export const AskBefore = ({ desk, entry }: { readonly desk: Desk; readonly entry: TimelineEntry }) => (
  <AskLine
    desk={desk}
    at={entry.from - 1}
    question={`Is this line legal here, before play ${String(entry.number)}?`}
    example={entry.line}
  />
);

const Since = ({ desk, entry }: { readonly desk: Desk; readonly entry: TimelineEntry }) => {
  const [seen, to] = [desk.seen.value, desk.last.value];
  const { sentences } = useMemo(() => changesBetween(seen.tape, seen, { from: entry.to, to }), [seen, to, entry.to]);
  return (
    <details>
      <summary>What is different on the table since</summary>
      {sentences.length === 0 ? (
        <p class="quiet">Nothing.</p>
      ) : (
        <ul class="changes">
          {sentences.map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
      )}
    </details>
  );
};

/** The play in dispute: what the rules of the match say of it, the rulings on those rules, and the way from there to now. */
export const DisputedStep = ({ desk, dispute }: { readonly desk: Desk; readonly dispute: DisputeReading }) => {
  const entry = disputedEntry(desk, dispute);
  if (entry === undefined) return <p class="quiet">It is about no play.</p>;
  return (
    <div class="disputed-step">
      <JudgedLine entry={entry} edition={desk.edition} />
      <RulingsOn edition={desk.edition} entry={entry} />
      <p class="judge-ways">
        <button type="button" onClick={() => desk.jump(entry.from - 1)}>
          Table before it
        </button>
        <button type="button" onClick={() => desk.jump(entry.to)}>
          Table after it
        </button>
        <button type="button" onClick={() => desk.jump(desk.last.value)}>
          Table now
        </button>
      </p>
      <Since desk={desk} entry={entry} />
      <AskBefore desk={desk} entry={entry} />
    </div>
  );
};
