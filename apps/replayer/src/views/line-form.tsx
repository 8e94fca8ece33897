import type { TargetedKeyboardEvent, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Desk } from '../desk.js';
import { takeLine } from '../entry-line.js';
import type { LineForecast } from '../forecast.js';
import type { LineEntry } from '../line-entry.js';
import { tapOn } from '../tapping.js';
import { classes } from '../words.js';
import { LineHelp } from './line-help.js';
import { ProblemNote } from './problem-note.js';
import { Findings, VerdictMark } from './verdict.js';

interface LineProps {
  readonly desk: Desk;
  readonly line: LineEntry;
}

interface FormProps extends LineProps {
  /** What the key says: "Record" unless told. */
  readonly verb?: string;
}

/** What each key does in the line; in an empty one those below do more. Answers whether it was meant for the line. */
const pressed = (line: LineEntry, { key, shiftKey }: KeyboardEvent): boolean => {
  if (key === 'ArrowUp' || key === 'ArrowDown') line.recall(key === 'ArrowUp' ? 1 : -1);
  else if (key === 'Tab' && line.completions.peek().length > 0) line.cycle(shiftKey ? -1 : 1);
  else return false;
  return true;
};

/** Single keys of an empty line, where no play begins with them. */
const pressedEmpty = (line: LineEntry, { key }: KeyboardEvent, help: () => void): boolean => {
  if (key === '.') line.pass(false);
  else if (key === ';') line.pass(true);
  else if (key === '-') line.takeBack();
  else if (key === '?') help();
  else return false;
  return true;
};

const Completions = ({ line }: Pick<LineProps, 'line'>) => (
  <ul class="completions" id="completions" role="listbox" aria-label="Legal now">
    {line.completions.value.map((each, i) => (
      <li key={each} role="option" id={`completion-${String(i)}`} aria-selected={i === line.chosen.value}>
        <button
          type="button"
          tabIndex={-1}
          class={classes('completion', i === line.chosen.value && 'completion-chosen')}
          onClick={() => line.take(each)}
        >
          {each}
        </button>
      </li>
    ))}
  </ul>
);

const ForecastOfLine = ({ desk, line, forecast }: LineProps & { readonly forecast: LineForecast }) =>
  forecast.outcome === 'problem' ? (
    // What was told of it as it was entered is not told twice.
    line.problem.value?.message !== forecast.problem.message && <p class="quiet">{forecast.problem.message}</p>
  ) : (
    <>
      <p class="forecast-reads">
        <VerdictMark verdict={forecast.verdict} /> <code>{forecast.reads}</code>
      </p>
      <Findings verdict={forecast.verdict} edition={desk.edition} />
      {line.problem.value !== null && line.isAsking.value && (
        <p class="illegal-question" role="alert">
          <b>Record as played?</b> Enter again records it.{' '}
          <label>
            <input
              type="checkbox"
              checked={line.asksNoMore.value}
              onChange={(event) => {
                line.asksNoMore.value = event.currentTarget.checked;
              }}
            />{' '}
            Do not ask again
          </label>
        </p>
      )}
    </>
  );

/** The field itself: it has the focus as it comes, unless nobody asked for it and something else has it or a finger would open a keyboard. */
const useReadiness = () => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takeLine()) return;
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && !window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
};

/** The field with its button: a combobox over what is legal now. */
const LineField = ({ line, verb, help }: Pick<FormProps, 'line' | 'verb'> & { readonly help: () => void }) => {
  const field = useReadiness();
  const keyed = (event: TargetedKeyboardEvent<HTMLInputElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTaken = pressed(line, event) || (line.text.peek() === '' && pressedEmpty(line, event, help));
    if (isTaken) event.preventDefault();
    else if (event.key === 'Escape') event.currentTarget.blur();
  };
  return (
    <span class="line-row">
      <input
        ref={field}
        id="line"
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-expanded={line.completions.value.length > 0}
        aria-controls="completions"
        aria-activedescendant={line.chosen.value < 0 ? undefined : `completion-${String(line.chosen.value)}`}
        value={line.text.value}
        aria-invalid={line.problem.value !== null && line.problem.value.line !== null}
        onInput={({ currentTarget }) => {
          line.type(currentTarget.value);
          currentTarget.scrollIntoView({ block: 'nearest' });
        }}
        onKeyDown={keyed}
      />
      <button type="submit" class="primary" disabled={line.text.value.trim() === ''}>
        {verb}
      </button>
    </span>
  );
};

/** The line at the end of an open tape: typed with completion and a forecast, or put together by taps on the table. */
export const LineForm = ({ desk, line, verb }: FormProps) => {
  const isHelping = useSignal(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => tapOn(desk, line), [desk, line]);
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    line.enter();
    // A line that was held back stays to be mended; what is typed instead takes its place, and does not run on behind it.
    if (line.problem.peek() !== null) form.current?.querySelector<HTMLInputElement>('#line')?.select();
  };
  const help = (): void => {
    isHelping.value = !isHelping.value;
  };
  const forecast = line.forecast.value;
  return (
    <form ref={form} class="line-form" onSubmit={submitted}>
      <label for="line">Type a play in notation</label>
      <LineField line={line} verb={verb ?? 'Record'} help={help} />
      <div class="line-forecast" aria-live="polite">
        {forecast !== null && <ForecastOfLine desk={desk} line={line} forecast={forecast} />}
      </div>
      {line.problem.value !== null && !line.isAsking.value && (
        <ProblemNote desk={desk} problem={line.problem.value} looked={() => undefined} />
      )}
      <Completions line={line} />
      <LineHelp desk={desk} isOpen={isHelping} />
    </form>
  );
};
