import type { TargetedSubmitEvent } from 'preact';
import { useSignal } from '@preact/signals';
import { LEVELS, type AnyRuleset } from '#ruleset';
import type { ListedTournament } from '#tournament';
import { makeAddress } from '../../address.js';
import { wordsOf } from '../../api.js';
import { editionTitle } from '../../citations.js';
import { fetchEventList, openEvent } from '../../event-api.js';
import { gameWords } from '../../game-words.js';
import { go } from '../../route.js';
import { INSTALLED } from '../../rulesets.js';
import { maySend } from '../../session.js';
import { capital, count } from '../../words.js';
import { ChoiceField, TextField } from '../fields.js';
import { KeyForm } from '../key-form.js';
import { useLoaded } from '../loaded.js';
import { Problem } from '../problem.js';
import { DelayChoice, delayIn } from './delays.js';

const NumberField = ({
  label,
  name,
  usual,
}: {
  readonly label: string;
  readonly name: string;
  readonly usual: number;
}) => (
  <label>
    {label}
    <input type="number" name={name} min={1} max={600} defaultValue={usual} required />
  </label>
);

const SIZES = [
  ['Rounds', 'rounds', 5],
  ['Tables', 'tables', 16],
  ['Minutes of a round', 'minutes', 50],
] as const;

/** The form that opens an event of a game. */
const NewEvent = ({ ruleset }: { readonly ruleset: AnyRuleset }) => {
  const title = useSignal('');
  const mode = useSignal(ruleset.modes[0]?.id ?? '');
  const edition = useSignal(ruleset.editions.at(-1) ?? '');
  const level = useSignal<string>('competitive');
  const problem = useSignal<string | null>(null);
  const submit = (event: TargetedSubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const counted = Object.fromEntries(SIZES.map(([, name]) => [name, Number(data.get(name))]));
    problem.value = null;
    const chosen = { mode: mode.value, edition: edition.value, level: level.value };
    openEvent({ title: title.value.trim(), ruleset: ruleset.id, ...chosen, ...counted, delay: delayIn(data) ?? 0 })
      .then((id) => go({ page: 'event', event: id, round: null }))
      .catch((error: unknown) => {
        problem.value = wordsOf(error);
      });
  };
  return (
    <form class="new-match event-form" aria-labelledby="new-event" onSubmit={submit}>
      <h2 id="new-event">New event</h2>
      <TextField label="Title" value={title} longest={80} />
      <div class="event-fields">
        <ChoiceField label="Mode" value={mode} options={ruleset.modes.map(({ id, name }) => [id, name])} />
        <ChoiceField label="Edition" value={edition} options={ruleset.editions.map((id) => [id, editionTitle(id)])} />
        <ChoiceField label="Level" value={level} options={LEVELS.map((id) => [id, capital(id)])} />
        {SIZES.map(([label, name, usual]) => (
          <NumberField key={name} {...{ label, name, usual }} />
        ))}
        <DelayChoice usual={0} />
      </div>
      <Problem text={problem.value} />
      <button type="submit" class="primary" disabled={title.value.trim() === ''}>
        Open the event
      </button>
    </form>
  );
};

const Row = ({ event }: { readonly event: ListedTournament }) => (
  <li class="match-row">
    <a href={makeAddress({ page: 'event', event: event.id, round: null })}>
      <b class="match-players">{event.title}</b>
      <span class="match-outcome">
        {event.posted === 0 ? 'No pairings yet' : `Round ${event.posted} of ${Math.max(event.rounds, event.posted)}`}
      </span>
      <span class="quiet">{gameWords(event).join(' · ')}</span>
      <time class="quiet" dateTime={event.openedAt}>
        {event.openedAt.slice(0, 16).replace('T', ' ')} UTC
      </time>
    </a>
    <a class="match-start" href={makeAddress({ page: 'floor', event: event.id, round: null })}>
      Floor
    </a>
  </li>
);

const Events = () => {
  const { value: events, problem } = useLoaded(fetchEventList);
  return (
    <>
      <p class={problem === null ? 'quiet' : 'problem'} role={problem === null ? 'status' : 'alert'}>
        {problem === null ? (events === null ? 'Asking…' : count(events.length, 'event')) : wordsOf(problem)}
      </p>
      <ul class="match-rows" aria-label="Events">
        {events?.map((event) => (
          <Row key={event.id} event={event} />
        ))}
      </ul>
    </>
  );
};

/** The events of the server, and the form that opens a new one. */
export const EventsPage = () => {
  const { value: ruleset } = useLoaded(INSTALLED[0].load);
  return (
    <main class="list-page">
      <header class="list-head">
        <h1>Events</h1>
        <p class="quiet">
          Pairings, rounds, tables, calls and results. Pairing and standings stay with the systems that make them.
        </p>
        <a class="book-link" href={makeAddress({ page: 'matches' })}>
          All matches
        </a>
      </header>
      <KeyForm />
      {maySend('event.open') && ruleset !== null && <NewEvent ruleset={ruleset} />}
      <Events />
    </main>
  );
};
