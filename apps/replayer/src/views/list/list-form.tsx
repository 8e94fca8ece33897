import { useSignal } from '@preact/signals';
import type { ListField, ListOrder } from '#projections';
import type { ListAsked } from '../../list-address.js';
import { GAMES } from '../../game-words.js';
import { maySend } from '../../session.js';
import { ASKED, AskedInput, type AskedField } from '../asking/asked-input.js';
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

/** What is typed beside the words. */
const FIELDS = [
  ASKED.player,
  ASKED.brought,
  ASKED.event,
  ASKED.since,
  ASKED.until,
] as const satisfies readonly (AskedField & { readonly field: ListField })[];

interface FormProps {
  readonly asked: ListAsked;
  readonly ask: (asked: ListAsked) => void;
}

/** An asked word, or none where it says nothing. */
const withWord = (asked: ListAsked, field: ListField, value: string): ListAsked => {
  const { [field]: _, ...others } = asked;
  return value.trim() === '' ? others : { ...others, [field]: value.trim() };
};

type Typed = Pick<AskedField, 'hint' | 'type'> & { readonly field: ListField };

/** A field that asks when Enter is pressed, or when it is left with other words. */
const TextField = ({ asked, ask, field, hint, type = 'search' }: FormProps & Typed) => (
  <AskedInput
    name={field}
    type={type}
    placeholder={hint}
    value={asked[field] ?? ''}
    onChange={(event) => ask(withWord(asked, field, event.currentTarget.value))}
  />
);

const More = ({ asked, ask }: FormProps) => (
  <div class="list-more">
    {FIELDS.map(({ label, ...field }) => (
      <label key={field.field}>
        <span>{label}</span>
        <TextField asked={asked} ask={ask} {...field} />
      </label>
    ))}
    <SelectField
      label="Game"
      value={asked.game ?? ''}
      options={GAMES}
      chosen={(value) => ask(withWord(asked, 'game', value))}
    />
  </div>
);

/** What the matches are chosen by, and their order; each change is a place that the browser comes back to. */
export const ListForm = ({ asked, ask }: FormProps) => {
  const isWide = useSignal(
    ['game' as const, ...FIELDS.map(({ field }) => field)].some((field) => asked[field] !== undefined),
  );
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
