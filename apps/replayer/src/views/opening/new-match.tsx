import type { TargetedSubmitEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { AnyRuleset } from '#ruleset';
import { wordsOf } from '../../api.js';
import { createOpening, type OpeningForm } from '../../opening.js';
import { go } from '../../route.js';
import { INSTALLED } from '../../rulesets.js';
import { useLoaded } from '../loaded.js';
import { Dealing, Recording } from './dealing.js';
import { ProblemWords, type FormProps } from './fields.js';
import { Game } from './game.js';
import { FirstPlayer, Player } from './players.js';

const fieldNames = ['ruleset', 'mode', 'edition', 'recording', 'digital', 'seed', 'firstPlayer'] as const;

/** What was said of the whole, or of a field that this form does not show. */
const WholeProblems = ({ form }: FormProps) => {
  const shown = (field: string | null): boolean =>
    (fieldNames as readonly (string | null)[]).includes(field) || /^players\.\d+\.(name|deck)$/.test(field ?? '');
  const said = form.problems.value.filter(({ field }) => !shown(field));
  if (said.length === 0) return null;
  return (
    <div class="problem" role="alert">
      {said.map((problem, i) => (
        <ProblemWords key={i} problem={problem} />
      ))}
    </div>
  );
};

/** Puts the caret where a deck list could not be read. */
const pointInto = (control: HTMLElement, { line, column }: { line: number | null; column: number | null }): void => {
  if (!(control instanceof HTMLTextAreaElement) || line === null) return;
  const before = control.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, text) => sum + text.length + 1, 0) + (column ?? 1) - 1;
  control.setSelectionRange(start, start);
  // Browsers do not scroll to a caret that was set: two lines above it stay in sight.
  control.scrollTop = (control.scrollHeight / control.value.split('\n').length) * Math.max(0, line - 3);
};

/** Leads the keyboard to the first field at fault, once for every refusal. */
const useLedToProblem = (form: OpeningForm, refusals: number) => {
  const shown = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const control = shown.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    control?.focus();
    const told = form.problems.peek().find(({ line }) => line !== null);
    if (control && told) pointInto(control, told);
  }, [refusals]);
  return shown;
};

interface Leaving {
  readonly left: () => void;
}

const MatchForm = ({ form, left }: FormProps & Leaving) => {
  const refusals = useSignal(0);
  const shown = useLedToProblem(form, refusals.value);
  useLayoutEffect(() => shown.current?.querySelector<HTMLElement>('[required]')?.focus(), []);
  const submitted = async (event: TargetedSubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const id = await form.open();
    if (id === null) refusals.value += 1;
    else go({ page: 'match', match: id, at: null, viewer: 'recorder' });
  };
  return (
    <form ref={shown} class="new-match" aria-labelledby="new-title" onSubmit={(event) => void submitted(event)}>
      <h2 id="new-title">New match</h2>
      <Game form={form} />
      <div class="field-row">
        {form.entry.value.players.map((_, seat) => (
          <Player key={seat} form={form} seat={seat} />
        ))}
      </div>
      <div class="field-row">
        <Recording form={form} />
        <Dealing form={form} />
      </div>
      <div class="field-row">
        <FirstPlayer form={form} />
      </div>
      <WholeProblems form={form} />
      <div class="form-keys">
        <button type="submit" class="primary" disabled={form.isSending.value}>
          Open the match
        </button>
        <button type="button" onClick={left}>
          Cancel
        </button>
      </div>
    </form>
  );
};

const NewMatchOf = ({ ruleset, left }: Leaving & { readonly ruleset: AnyRuleset }) => {
  const form = useMemo(() => createOpening(ruleset), []);
  return <MatchForm form={form} left={left} />;
};

/** The form that opens a match, and then goes to its live end. `left` is told when nobody wants to open one after all. */
export const NewMatch = ({ left }: Leaving) => {
  const { value: ruleset, problem } = useLoaded(INSTALLED[0].load);
  if (ruleset !== null) return <NewMatchOf ruleset={ruleset} left={left} />;
  return problem === null ? (
    <p class="quiet" role="status">
      Fetching the games…
    </p>
  ) : (
    <p class="problem" role="alert">
      {wordsOf(problem)}
    </p>
  );
};
