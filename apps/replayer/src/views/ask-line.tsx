import { useEffect, useId, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { askLine, type Consequence, type LineAnswer } from '#projections';
import type { AnyRuleset } from '#ruleset';
import type { Desk } from '../desk.js';
import { rulesOf } from '../rules.js';
import { matchAt } from '../tape.js';
import { RuleChips } from './rule-chip.js';
import { RulesAwaited } from './rules-awaited.js';
import { Findings, VerdictMark } from './verdict.js';

/** Asks the rules about a line after a revision, on the table as this page's viewer knows it. */
const askAt = (ruleset: AnyRuleset, { seen }: Desk, { at, line }: { at: number; line: string }): LineAnswer =>
  askLine({ ...seen.value, ruleset, game: matchAt(seen.value, at).game }, line);

const Follows = ({ follows, edition }: { readonly follows: readonly Consequence[]; readonly edition: string }) => (
  <details>
    <summary>What would follow</summary>
    <ol class="changes">
      {follows.map(({ sentence, because }, i) => (
        <li key={i}>
          {sentence} <RuleChips edition={edition} rules={because} />
        </li>
      ))}
    </ol>
  </details>
);

const Told = ({ answer, edition }: { readonly answer: LineAnswer; readonly edition: string }) =>
  answer.outcome === 'impossible' ? (
    <p class="problem" role="alert">
      {answer.message} {answer.remedy}
    </p>
  ) : (
    <div role="status">
      <p class="forecast-reads">
        <VerdictMark verdict={answer.verdict} /> <code>{answer.reads}</code>
      </p>
      <Findings verdict={answer.verdict} edition={edition} />
      {answer.follows.length > 0 && <Follows follows={answer.follows} edition={edition} />}
    </div>
  );

/** What the rules answer; that they are asked for, until they are here. */
const Answer = ({ desk, at, line }: { readonly desk: Desk; readonly at: number; readonly line: string }) => {
  const rules = rulesOf(desk.seen.value);
  if (rules === null) return <RulesAwaited desk={desk} />;
  return <Told answer={askAt(rules, desk, { at, line })} edition={desk.edition} />;
};

interface AskLineProps {
  readonly desk: Desk;
  /** The revision after which the table stands that is asked about. */
  readonly at: number;
  readonly question: string;
  readonly example: string;
}

/** "Is this line legal, and why?", asked on the table as it stood at a step; nothing is recorded. */
export const AskLine = ({ desk, at, question, example }: AskLineProps) => {
  const id = useId();
  const line = useSignal('');
  const asked = useSignal('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked.value !== '') form.current?.scrollIntoView({ block: 'nearest' });
  }, [asked.value]);
  return (
    <form
      ref={form}
      class="ask-line"
      data-keys="own"
      onSubmit={(event) => {
        event.preventDefault();
        asked.value = line.value.trim();
      }}
    >
      <label for={id}>{question}</label>
      <span class="line-row">
        <input
          id={id}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={line.value}
          placeholder={example}
          onInput={(event) => {
            line.value = event.currentTarget.value;
          }}
        />
        <button type="submit">Ask</button>
      </span>
      {asked.value !== '' && <Answer desk={desk} at={at} line={asked.value} />}
    </form>
  );
};
