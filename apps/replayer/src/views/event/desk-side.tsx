import { useSignal } from '@preact/signals';
import { nameOf, roundTiming, type DeskRound, type SeenTournament } from '#tournament';
import { importStandings, penaltiesPath, registerDeck, resultsPath } from '../../event-api.js';
import type { EventDesk } from '../../event-desk.js';
import { SelectField } from '../fields.js';
import { spanText } from '../round/clock-face.js';
import { useNow } from './clock.js';

interface SideProps {
  readonly desk: EventDesk;
  readonly event: SeenTournament;
}

const timeOf = (at: string | null): string => (at === null ? '–' : `${at.slice(11, 16)} UTC`);

/** When the round was posted, begun, called and over, and the tables that it waited for longest. */
export const Timing = ({ desk, event, round }: SideProps & { readonly round: DeskRound }) => {
  const timing = roundTiming(event, round.round, useNow(desk.ahead.value));
  if (timing === null) return null;
  const late = timing.tables.slice(0, 5);
  return (
    <details class="event-part">
      <summary>Times of round {round.round}</summary>
      <dl class="event-times">
        <dt>Pairings posted</dt>
        <dd>{timeOf(timing.postedAt)}</dd>
        <dt>Play started</dt>
        <dd>{timeOf(timing.begunAt)}</dd>
        <dt>Time called</dt>
        <dd>{timeOf(timing.calledAt)}</dd>
        <dt>Last result</dt>
        <dd>
          {timeOf(timing.lastAt)}
          {timing.open > 0 && `, ${timing.open} open`}
        </dd>
      </dl>
      <ul aria-label="Tables that the round waits for">
        {late.map(({ table, resultAt, calls, calledFor, checkedFor, given }) => (
          <li key={table}>
            Table {table}: {resultAt === null ? 'open' : timeOf(resultAt)}
            {calls > 0 && `, ${calls} calls (${spanText(calledFor)})`}
            {checkedFor > 0 && `, deck check ${spanText(checkedFor)}`}
            {given > 0 && `, +${given} min`}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** The results of a round and the penalties of the event, as files. */
export const Exports = ({ desk, round }: { readonly desk: EventDesk; readonly round: number }) => (
  <details class="event-part">
    <summary>Files</summary>
    <p class="event-links">
      Results of round {round}:
      {(['purplefox', 'carde', 'csv', 'json'] as const).map((format) => (
        <a
          key={format}
          href={resultsPath(desk.id, round, format)}
          download={`round-${round}-${format}.${format === 'csv' ? 'csv' : 'json'}`}
        >
          {format}
        </a>
      ))}
    </p>
    <p class="event-links">
      Penalties of the event:
      <a href={penaltiesPath(desk.id)} download="penalties.csv">
        csv
      </a>
    </p>
  </details>
);

const PlayerChoice = ({ event, name }: { readonly event: SeenTournament; readonly name: string }) => {
  const chosen = useSignal('');
  const players = event.players.map(({ id, name: called }) => [id, called] as const);
  const [first] = players;
  return (
    <SelectField
      label="Player"
      name={name}
      value={players.some(([id]) => id === chosen.value) ? chosen.value : (first?.[0] ?? '')}
      options={players}
      chosen={(id) => (chosen.value = id)}
    />
  );
};

/** Who has asked to drop. The system that registers players drops them. */
export const Drops = ({ desk, event }: SideProps) => (
  <details class="event-part" open={event.drops.length > 0}>
    <summary>Drops asked for: {event.drops.length}</summary>
    <ul>
      {event.drops.map(({ player, at }) => (
        <li key={player}>
          {nameOf(event, player)}, {timeOf(at)}{' '}
          {desk.mayOrder('WithdrawDrop') && (
            <button type="button" onClick={() => void desk.order({ type: 'WithdrawDrop', player })}>
              Stays after all
            </button>
          )}
        </li>
      ))}
    </ul>
    <form
      class="event-row"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void desk.order({ type: 'AskToDrop', player: new FormData(submitted.currentTarget).get('player') });
      }}
    >
      <PlayerChoice event={event} name="player" />
      <button type="submit">Asks to drop</button>
    </form>
  </details>
);

const DeckForm = ({ desk, event }: SideProps) => {
  const list = useSignal('');
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const player = new FormData(form).get('player');
    if (typeof player === 'string' && (await desk.run(() => registerDeck(desk.id, player, list.value))))
      list.value = '';
  };
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void submit(submitted.currentTarget);
      }}
    >
      <PlayerChoice event={event} name="player" />
      <label>
        Deck list
        <textarea
          rows={3}
          spellcheck={false}
          value={list.value}
          onInput={(e) => (list.value = e.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={list.value.trim() === ''}>
        Register
      </button>
    </form>
  );
};

/** Deck lists, which nobody sees but officials, and what deck construction holds against them. */
export const Decks = ({ desk, event }: SideProps) => (
  <details class="event-part">
    <summary>Deck lists: {event.decks.length}</summary>
    <ul>
      {event.decks.map(({ player, findings }) => (
        <li key={player}>
          {nameOf(event, player)}: {findings.length === 0 ? 'fine' : findings.map(({ message }) => message).join(' ')}
        </li>
      ))}
    </ul>
    {desk.mayOrder('RegisterDeck') && <DeckForm desk={desk} event={event} />}
  </details>
);

/** Standings as another system made them; nothing here computes any. */
export const Standings = ({ desk, event }: SideProps) => {
  const text = useSignal('');
  const take = async (): Promise<void> => {
    if (await desk.run(() => importStandings(desk.id, text.value))) text.value = '';
  };
  return (
    <details class="event-part">
      <summary>Standings{event.standings !== null && `, ${timeOf(event.standings.at)}`}</summary>
      <ol class="event-standings">
        {event.standings?.lines.map(({ rank, id, name, points, dropped }) => (
          <li key={id} value={rank}>
            {name} {points !== '' && <b>{points}</b>} {dropped && <span class="quiet">dropped</span>}
          </li>
        ))}
      </ol>
      {desk.mayOrder('ImportStandings') && (
        <>
          <label>
            Paste the standings of the system that makes them
            <textarea rows={3} value={text.value} onInput={(e) => (text.value = e.currentTarget.value)} />
          </label>
          <button type="button" disabled={text.value.trim() === ''} onClick={() => void take()}>
            Show these
          </button>
        </>
      )}
    </details>
  );
};
