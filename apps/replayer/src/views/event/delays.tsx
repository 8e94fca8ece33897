import type { TargetedInputEvent, TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import { delayText, type Delay } from '#access';
import { DELAY_WORDS, parseDelay, type DelayOf, type SeenTournament } from '#tournament';
import type { EventDesk } from '../../event-desk.js';
import { Select } from '../fields.js';

/** The delays that are offered; any other is typed. */
const OFFERED: readonly Delay[] = [0, '15 s', '30 s', 1, '90 s', 2, 3, 5, 10, 15, 20, 30, 45, 60, 'after-game'];

/** The choice beside which a delay is typed. */
const TYPED = 'typed';

/** Holds what is typed against what a delay may be, so that the browser says what is wrong. */
const checkTyped = ({ currentTarget }: TargetedInputEvent<HTMLInputElement>): void => {
  const isDelay = parseDelay(currentTarget.value) !== undefined;
  currentTarget.setCustomValidity(isDelay ? '' : `Type ${DELAY_WORDS}.`);
};

/** A choice of a delay. `isWider`: or of what is settled more widely. */
export const DelayChoice = ({ usual, isWider = false }: { readonly usual: Delay; readonly isWider?: boolean }) => {
  const chosen = useSignal(String(OFFERED.includes(usual) ? usual : TYPED));
  return (
    <>
      <label>
        The audience sees it
        <Select
          name="delay"
          value={chosen.value}
          options={[
            ...OFFERED.map((delay) => [String(delay), delayText(delay)] as const),
            [TYPED, 'another time behind'],
            ...(isWider ? [['wider', 'as is settled more widely'] as const] : []),
          ]}
          chosen={(delay) => (chosen.value = delay)}
        />
      </label>
      {chosen.value === TYPED && (
        <label>
          How long
          <input
            name="delay-typed"
            required
            placeholder="75 s, 7 min"
            defaultValue={OFFERED.includes(usual) ? '' : String(usual)}
            onInput={checkTyped}
          />
        </label>
      )}
    </>
  );
};

/** The delay that a form names; null for what is settled more widely. */
export const delayIn = (data: FormData): Delay | null => {
  const text = data.get(data.get('delay') === TYPED ? 'delay-typed' : 'delay');
  return (typeof text === 'string' ? parseDelay(text) : undefined) ?? null;
};

const placeText = ({ round, table }: Omit<DelayOf, 'delay'>): string =>
  [table === null ? '' : `table ${String(table)}`, round === null ? '' : `round ${String(round)}`]
    .filter(Boolean)
    .join(' of ');

/** How late the audience sees the matches of an event, in words; empty where it sees all of them as they are. */
export const lateText = ({ opening, delays }: Pick<SeenTournament, 'opening' | 'delays'>): string => {
  const whole = opening?.settings.delay ?? 0;
  if (whole === 0 && delays.length === 0) return '';
  const parts = delays.map((each) => `${placeText(each)} ${delayText(each.delay)}`);
  return `Shown to the audience ${[delayText(whole), ...parts].join('; ')}.`;
};

const numberIn = (data: FormData, name: string): number | null => {
  const text = data.get(name);
  return typeof text === 'string' && text !== '' ? Number(text) : null;
};

const Place = ({ label, name, most }: { readonly label: string; readonly name: string; readonly most: number }) => (
  <label>
    {label}
    <input type="number" name={name} min={1} max={most} placeholder="all" />
  </label>
);

/** How late the audience sees the matches of the event, of a round or of a table; the narrowest that is settled counts. */
export const DelayForm = ({ desk, event }: { readonly desk: EventDesk; readonly event: SeenTournament }) => {
  const submit = (submitted: TargetedSubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    const data = new FormData(submitted.currentTarget);
    const place = { round: numberIn(data, 'round'), table: numberIn(data, 'table') };
    void desk.order({ type: 'SetDelay', ...place, delay: delayIn(data) });
  };
  return (
    <details class="event-part">
      <summary>What the audience sees late</summary>
      <form class="event-row" aria-label="Delay" onSubmit={submit}>
        <Place label="Round" name="round" most={99} />
        <Place label="Table" name="table" most={99_999} />
        <DelayChoice usual={event.opening?.settings.delay ?? 0} isWider />
        <button type="submit">Settle</button>
      </form>
    </details>
  );
};
