import { useEffect, useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { currentRound, type DeskRound, type SeenTournament } from '#tournament';
import { makeAddress } from '../../address.js';
import type { EventAddress } from '../../event-address.js';
import { createEventDesk, type EventDesk } from '../../event-desk.js';
import { gameWords } from '../../game-words.js';
import { mayAt } from '../../session.js';
import { capital } from '../../words.js';
import { KeyForm } from '../key-form.js';
import { DelayForm, lateText } from './delays.js';
import { Decks, Drops, Exports, Standings, Timing } from './desk-side.js';
import { PairingsForm } from './pairings-form.js';
import { AnnounceForm, RoundControls } from './round-controls.js';
import { TableRows } from './table-rows.js';
import { Unread } from './unread.js';

/** The numbers of the rounds that there are or will be. */
const roundNumbers = ({ rounds, opening }: SeenTournament): readonly number[] => {
  const most = Math.max(opening?.rounds ?? 1, ...rounds.map(({ round }) => round));
  return Array.from({ length: most }, (_, index) => index + 1);
};

const RoundTabs = ({ event, shown, pick }: { event: SeenTournament; shown: number; pick: (round: number) => void }) => (
  <nav class="event-rounds" aria-labelledby="rounds-title">
    <span id="rounds-title" class="quiet">
      Round
    </span>
    {roundNumbers(event).map((round) => (
      <button key={round} type="button" aria-pressed={round === shown} onClick={() => pick(round)}>
        {round}
      </button>
    ))}
  </nav>
);

const Head = ({ event, id }: { readonly event: SeenTournament; readonly id: string }) => (
  <header class="list-head">
    <h1>{event.opening?.title}</h1>
    <p class="quiet">
      {event.opening !== null &&
        [...gameWords(event.opening), capital(event.opening.level ?? '')].filter((word) => word !== '').join(' · ')}
    </p>
    {lateText(event) !== '' && <p class="quiet">{lateText(event)}</p>}
    <nav class="book-links" aria-label="Other pages">
      <a class="book-link" href={makeAddress({ page: 'floor', event: id, round: null })}>
        Floor
      </a>
      <a class="book-link" href={makeAddress({ page: 'events' })}>
        All events
      </a>
      {mayAt('broadcast.direct', { event: event.opening?.title ?? null, table: null }) && (
        <a class="book-link" href={`/overlay/~${encodeURIComponent(id)}/director`}>
          Broadcast
        </a>
      )}
    </nav>
  </header>
);

const Announced = ({ event }: { readonly event: SeenTournament }) => {
  const last = event.announcements.at(-1);
  return last === undefined ? null : (
    <p class="event-announced" role="status">
      <b>Announced {last.at.slice(11, 16)} UTC:</b> {last.words}
    </p>
  );
};

interface SideProps {
  readonly desk: EventDesk;
  readonly event: SeenTournament;
  readonly number: number;
  readonly round: DeskRound | undefined;
}

/** What only officials of the event see, and of it what each of them may order. */
const OwnSide = ({ desk, event, number, round }: SideProps) => (
  <>
    {(round?.closedAt ?? null) === null && desk.mayOrder('ImportPairings') && (
      <PairingsForm key={number} desk={desk} round={number} />
    )}
    {round !== undefined && <Timing desk={desk} event={event} round={round} />}
    {desk.mayOrder('SetDelay') && <DelayForm desk={desk} event={event} />}
    <Exports desk={desk} round={number} />
    <Drops desk={desk} event={event} />
    <Decks desk={desk} event={event} />
  </>
);

/** What stands beside the tables of a round. */
const Side = (props: SideProps) => (
  <div class="event-side">
    {props.event.viewer === 'desk' && <OwnSide {...props} />}
    <Standings desk={props.desk} event={props.event} />
  </div>
);

/** The round that is shown unless another is picked: the one under way, else the last that is posted. */
const usualRound = (event: SeenTournament): number => currentRound(event)?.round ?? Math.max(1, event.rounds.length);

/** A round at the desk: its pairings, clock and tables; beside it what goes out, who drops, decks and standings. */
const DeskOf = ({ desk, event, wished }: { desk: EventDesk; event: SeenTournament; wished: number | null }) => {
  const picked = useSignal<number | null>(wished);
  const shown = picked.value ?? usualRound(event);
  const round = event.rounds.find((each) => each.round === shown);
  return (
    <>
      <RoundTabs event={event} shown={shown} pick={(number) => (picked.value = number)} />
      <Announced event={event} />
      {round !== undefined && <RoundControls desk={desk} round={round} />}
      {desk.mayOrder('Announce') && <AnnounceForm desk={desk} />}
      {desk.problem.value !== null && (
        <p class="problem" role="alert">
          {desk.problem.value}
        </p>
      )}
      <div class="event-columns">
        <div>
          {round === undefined ? (
            <p class="quiet">Round {shown} has no pairings yet.</p>
          ) : (
            <TableRows desk={desk} round={round} />
          )}
        </div>
        <Side desk={desk} event={event} number={shown} round={round} />
      </div>
    </>
  );
};

/** The desk of an event. */
export const DeskPage = ({ event: id, round }: EventAddress) => {
  const desk = useMemo(() => createEventDesk(id), []);
  useEffect(() => desk.follow(), []);
  const event = desk.at.value?.event;
  return (
    <main class="list-page event-page">
      {event === undefined ? <h1>Event</h1> : <Head event={event} id={id} />}
      <KeyForm />
      {event === undefined ? (
        <Unread problem={desk.problem.value} />
      ) : (
        <>
          {!desk.connected.value && (
            <p class="problem" role="alert">
              The server does not answer; this desk is as it was. It is asked again by itself.
            </p>
          )}
          <DeskOf desk={desk} event={event} wished={round} />
        </>
      )}
    </main>
  );
};
