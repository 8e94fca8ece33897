import type { TargetedSubmitEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Slot } from '#ruleset';
import type { Desk } from '../desk.js';
import { choose, isChosen, isComplete, placeOf, slotProblem, type Draft } from '../draft.js';
import type { Drafting, Forecast } from '../drafting.js';
import { Findings, VerdictMark } from './verdict.js';

interface DraftProps {
  readonly desk: Desk;
  readonly recorder: Drafting;
  readonly draft: Draft;
}

interface SlotProps {
  readonly recorder: Drafting;
  readonly draft: Draft;
  readonly slot: Slot;
}

const SlotField = ({ recorder, draft, slot }: SlotProps) => {
  const problem = slotProblem(draft, slot);
  return (
    <fieldset class="slot-field" data-keys="own" data-slot={slot.name}>
      <legend>{slot.question}</legend>
      {slot.options.map((option) => (
        <label key={option.label} class="choice">
          <input
            type={slot.many === undefined ? 'radio' : 'checkbox'}
            name={slot.name}
            checked={isChosen(draft, slot, option.value)}
            onChange={() => {
              recorder.draft.value = choose(draft, slot, option.value);
            }}
          />
          <span>{option.label}</span>
          {placeOf(draft, slot, option.value) !== null && (
            <b class="choice-place">{placeOf(draft, slot, option.value)}</b>
          )}
        </label>
      ))}
      {slot.free === true && <p class="quiet">Anything else can be told in a line.</p>}
      {problem !== null && <p class="slot-problem">{problem}</p>}
    </fieldset>
  );
};

const ForecastNote = ({ desk, forecast }: { readonly desk: Desk; readonly forecast: Forecast }) =>
  'problem' in forecast ? (
    <p class="problem">{forecast.problem.message}</p>
  ) : (
    <div class="forecast">
      <VerdictMark verdict={forecast.verdict} />
      <Findings verdict={forecast.verdict} edition={desk.edition} />
    </div>
  );

/** What the tape has gained since the play was picked: it is not recorded on a table that its writer has not looked at. */
const MovedOn = ({ desk, recorder, draft }: DraftProps) => (
  <div class="problem" role="alert">
    <p>The tape has gone on since this was picked:</p>
    <ul>
      {desk.entries.value
        .filter(({ to }) => to > draft.madeOn)
        .map(({ from, line }) => (
          <li key={from}>{line}</li>
        ))}
    </ul>
    <button type="button" onClick={recorder.rebase}>
      It still holds
    </button>
  </div>
);

/** A play that was picked: its questions, what the rules would say of it, and `verb`, which sends it. */
export const DraftForm = ({ desk, recorder, draft, verb }: DraftProps & { readonly verb: string }) => {
  const form = useRef<HTMLFormElement>(null);
  const forecast = recorder.forecast.value;
  const isStale = draft.madeOn !== desk.last.value;
  useEffect(() => {
    // The pick was made further down: the hand that goes on by keyboard, and the eye, are led to the form.
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [draft.offer]);
  const submitted = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void recorder.sendDraft();
  };
  return (
    <form ref={form} class="draft" onSubmit={submitted} aria-label={draft.offer.label}>
      <p class="draft-label">{draft.offer.label}</p>
      {draft.offer.slots.map((slot) => (
        <SlotField key={slot.name} recorder={recorder} draft={draft} slot={slot} />
      ))}
      {forecast !== null && isComplete(draft) && <ForecastNote desk={desk} forecast={forecast} />}
      {isStale && <MovedOn desk={desk} recorder={recorder} draft={draft} />}
      <div class="form-keys">
        <button type="submit" class="primary" disabled={recorder.isSending.value || isStale || !isComplete(draft)}>
          {verb}
        </button>
        <button type="button" onClick={recorder.writeDraftAsLine}>
          As a line
        </button>
        <button
          type="button"
          onClick={() => {
            recorder.draft.value = null;
          }}
        >
          Put back
        </button>
      </div>
    </form>
  );
};
