import { useId, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { changesBetween, type DisputeReading, type TimelineEntry } from '#projections';
import type { Desk } from '../../desk.js';
import { askLine, disputedEntry, type Asked } from '../../judging.js';
import { RulingsOn } from '../rulings-on.js';
import { Findings, JudgedLine, VerdictMark } from '../verdict.js';

const Answer = ({ asked, edition }: { readonly asked: Asked; readonly edition: string }) =>
  'problem' in asked ? (
    <p class="problem" role="alert">
      {asked.problem} {asked.remedy}
    </p>
  ) : (
    <div role="status">
      <VerdictMark verdict={asked.verdict} />
      <Findings verdict={asked.verdict} edition={edition} />
    </div>
  );

/** "Is this line legal here?", asked on the table that a play met; nothing is recorded. */
export const AskLine = ({ desk, entry }: { readonly desk: Desk; readonly entry: TimelineEntry }) => {
  const id = useId();
  const line = useSignal('');
  const asked = useSignal<Asked | null>(null);
  return (
    <form
      class="ask-line"
      data-keys="own"
      onSubmit={(event) => {
        event.preventDefault();
        asked.value = line.value.trim() === '' ? null : askLine(desk, entry.from, line.value.trim());
      }}
    >
      <label for={id}>Is this line legal here, before play {entry.number}?</label>
      <span class="line-row">
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={line.value}
          placeholder={entry.line}
          onInput={(event) => {
            line.value = event.currentTarget.value;
          }}
        />
        <button type="submit">Ask</button>
      </span>
      {asked.value !== null && <Answer asked={asked.value} edition={desk.edition} />}
    </form>
  );
};

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
      <AskLine desk={desk} entry={entry} />
    </div>
  );
};
