import { useSignal } from '@preact/signals';
import type { ListField, ListOrder } from '#projections';
import type { ListAsked } from '../../list-address.js';
import { maySend } from '../../session.js';
import { ASKED, AskedInput } from '../asking/asked-input.js';
import { SelectField } from '../fields.js';

const ORDERS: readonly (readonly [ListOrder, string])[] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['latest', 'Last played first'],
  ['players', 'By players'],
  ['event', 'By event and table'],
  ['plays', 'Most plays first'],
];

const RESULTS = [
  ['', 'Any result'],
  ['open', 'Not decided yet'],
  ['win', 'Won'],
  ['draw', 'Draw'],
] as const;

const FINDINGS = [
  ['', 'With or without'],
  ['some', 'With findings'],
  ['none', 'Without findings'],
] as const;

/** What is typed beside the words: what of a match it says, what it is called, and an example. */
const FIELDS = [
  ASKED.player,
  ASKED.brought,
  ASKED.event,
  { field: 'game', label: 'Game', hint: 'id of the game' },
  { field: 'since', label: 'Since', hint: '2026-05-01' },
  { field: 'until', label: 'Until', hint: '2026-05-31' },
] as const satisfies readonly { readonly field: ListField; readonly label: string; readonly hint: string }[];

interface FormProps {
  readonly asked: ListAsked;
  readonly ask: (asked: ListAsked) => void;
}

/** An asked word, or none where it says nothing. */
const withWord = (asked: ListAsked, field: ListField, value: string): ListAsked => {
  const { [field]: _, ...others } = asked;
  return value.trim() === '' ? others : { ...others, [field]: value.trim() };
};

/** A field that asks when Enter is pressed, or when it is left with other words. */
const TextField = ({ asked, ask, field, hint }: FormProps & { readonly field: ListField; readonly hint: string }) => (
  <AskedInput
    name={field}
    placeholder={hint}
    value={asked[field] ?? ''}
    onChange={(event) => ask(withWord(asked, field, event.currentTarget.value))}
  />
);

const More = ({ asked, ask }: FormProps) => (
  <div class="list-more">
    {FIELDS.map(({ field, label, hint }) => (
      <label key={field}>
        <span>{label}</span>
        <TextField asked={asked} ask={ask} field={field} hint={hint} />
      </label>
    ))}
  </div>
);

/** What the matches are chosen by, and their order; each change is a place that the browser comes back to. */
export const ListForm = ({ asked, ask }: FormProps) => {
  const isWide = useSignal(FIELDS.some(({ field }) => asked[field] !== undefined));
  const knowsPlays = maySend('findings.count');
  const orders = knowsPlays ? [...ORDERS, ['findings', 'Most findings first'] as const] : ORDERS;
  const choice = (field: ListField, label: string, options: readonly (readonly [string, string])[]) => (
    <SelectField
      label={label}
      value={asked[field] ?? options[0]?.[0] ?? ''}
      options={options}
      chosen={(value) => ask(withWord(asked, field, value === options[0]?.[0] ? '' : value))}
    />
  );
  return (
    <form class="list-form" role="search" aria-label="Matches" onSubmit={(event) => event.preventDefault()}>
      <label class="list-words">
        <span>Find</span>
        <TextField asked={asked} ask={ask} field="words" hint="player, event, deck" />
      </label>
      {choice('result', 'Result', RESULTS)}
      {knowsPlays && choice('findings', 'Findings', FINDINGS)}
      {choice('sort', 'Order', orders)}
      <button type="button" aria-expanded={isWide.value} onClick={() => (isWide.value = !isWide.value)}>
        More to choose by
      </button>
      {isWide.value && <More asked={asked} ask={ask} />}
    </form>
  );
};
