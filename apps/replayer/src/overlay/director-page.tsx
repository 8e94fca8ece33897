import type { TargetedSubmitEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { useSignal, type Signal } from '@preact/signals';
import { delayText } from '#access';
import { delayAt, LONGEST_TEXT, nameOf, OVERLAY_PARTS, type BroadcastShow, type SeenTournament } from '#tournament';
import '../base-styles.js';
import '../styles/director.css';
import '../theme.js';
import { wordsOf } from '../api.js';
import { makeEventAddress } from '../event-address.js';
import { ChoiceField } from '../views/fields.js';
import { useLoaded } from '../views/loaded.js';
import { meantCard, type MeantCard } from './feature-card.js';
import { fetchDesk, fetchSession, fetchShow, sendShow } from './broadcast-api.js';
import { PartsChoice } from './parts-choice.js';
import { Trouble } from './overlay-page.js';
import { useTitle } from '../views/title.js';

/** The tapes of an event with what they are of, the newest round first. */
const tapesOf = (event: SeenTournament): readonly (readonly [match: string, words: string])[] =>
  event.rounds
    .toReversed()
    .flatMap(({ round, tables }) =>
      tables.flatMap(({ table, match, players, feature }) =>
        match === null
          ? []
          : [
              [
                match,
                `Round ${String(round)}, table ${String(table)}: ${players.map((id) => nameOf(event, id)).join(' – ')}${feature ? ' (feature match)' : ''}`,
              ] as const,
            ],
      ),
    );

const textIn = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const showIn = (form: HTMLFormElement): BroadcastShow => {
  const data = new FormData(form);
  const match = textIn(data, 'match');
  return {
    match: match === '' ? null : match,
    parts: OVERLAY_PARTS.filter((part) => data.getAll('parts').includes(part)),
    title: textIn(data, 'title'),
    subtitle: textIn(data, 'subtitle'),
    card: textIn(data, 'card'),
    near: Number(textIn(data, 'near')),
  };
};

const TEXTS = [
  ['title', 'Title'],
  ['subtitle', 'Line below it'],
  ['card', 'Feature card (empty: the one played last)'],
] as const;

/** What is picked on the desk so far. */
interface Picked {
  readonly match: Signal<string>;
}

const SEATS = ['first player', 'second player'] as const;

/** The players of a tape of the event, by their seats; where it is none, what they are called at any table. */
const seatsOf = (event: SeenTournament, match: string): readonly string[] => {
  const table = event.rounds.flatMap(({ tables }) => tables).find((each) => each.match === match);
  return table?.players.map((id) => nameOf(event, id)) ?? SEATS;
};

const Near = ({ desk, show, match }: Picked & Pick<DeskProps, 'desk' | 'show'>) => (
  <ChoiceField
    label="Nearest seat"
    name="near"
    value={useSignal(String(show.near))}
    options={seatsOf(desk, match.value).map((name, seat) => [String(seat), name])}
  />
);

const Texts = ({ desk, show, match }: Picked & Pick<DeskProps, 'desk' | 'show'>) => (
  <>
    {TEXTS.map(([name, label]) => (
      <label key={name}>
        {label} <input name={name} maxLength={LONGEST_TEXT} defaultValue={show[name]} />
      </label>
    ))}
    <Near desk={desk} show={show} match={match} />
  </>
);

/** That something is on air; of a match that is shown late also when the audience sees it. */
const airedText = (desk: SeenTournament, match: string | null): string => {
  const place = desk.rounds
    .flatMap(({ round, tables }) => tables.map((table) => ({ round, table: table.table, match: table.match })))
    .find((each) => match !== null && each.match === match);
  const delay = delayAt(desk, place ?? { round: null, table: null });
  return delay === 0 ? 'On air.' : `On air, for the audience ${delayText(delay)}.`;
};

interface DeskProps {
  readonly event: string;
  readonly desk: SeenTournament;
  readonly show: BroadcastShow;
  /** Whether nobody was let in here: then nothing is sent. */
  readonly isPublic: boolean;
}

const Match = ({ desk, match }: Picked & Pick<DeskProps, 'desk'>) => (
  <div class="director-match">
    <ChoiceField label="Match" name="match" value={match} options={[['', 'none'], ...tapesOf(desk)]} />
  </div>
);

/** What sends the pick; who may not is told so before anything is filled in. */
const Send = ({ told, isPublic }: { readonly told: string } & Pick<DeskProps, 'isPublic'>) => (
  <p class="director-aired">
    <button type="submit" class="primary" disabled={isPublic}>
      Show
    </button>
    <span role="status" class="director-told">
      {isPublic
        ? 'Who directs opens the link of a caster or an organiser in this browser, then loads this page anew.'
        : told}
    </span>
  </p>
);

type Unmeant = Exclude<MeantCard, { readonly kind: 'found' }>;

/** That the feature card is none, and which ones were perhaps meant: pressing one takes it. */
const Unknown = ({ card, taken }: { readonly card: Unmeant; readonly taken: (name: string) => void }) => (
  <div class="problem director-unmeant" role="alert">
    <p>
      {card.kind === 'unknown' ? `There is no card "${card.typed}".` : `"${card.typed}" is more than one card.`} Nothing
      was sent. {card.names.length === 0 ? 'Look at how its name is written.' : 'Perhaps you mean:'}
    </p>
    {card.names.map((name) => (
      <button key={name} type="button" onClick={() => taken(name)}>
        {name}
      </button>
    ))}
  </div>
);

const cardField = (form: HTMLFormElement | null): HTMLInputElement | null =>
  form?.querySelector<HTMLInputElement>('input[name=card]') ?? null;

/** Shows what the form says; a feature card that is none is told, and nothing is sent. */
const useShowing = ({ event, desk, show }: DeskProps) => {
  const told = useSignal('');
  const unmeant = useSignal<Unmeant | null>(null);
  const named = useRef(show.match);
  const send = async (form: HTMLFormElement): Promise<void> => {
    const asked = showIn(form);
    const card = await meantCard(desk.opening?.ruleset ?? '', asked.card);
    unmeant.value = card.kind === 'found' ? null : card;
    if (card.kind !== 'found') return;
    const field = cardField(form);
    if (field !== null) field.value = card.name;
    // What names no match goes with the one that was named last.
    const match = asked.match ?? named.current;
    await sendShow(event, { ...asked, card: card.name });
    named.current = match;
    told.value = airedText(desk, match);
  };
  const submit = (submitted: TargetedSubmitEvent<HTMLFormElement>): void => {
    submitted.preventDefault();
    told.value = '';
    send(submitted.currentTarget).catch((error: unknown) => (told.value = wordsOf(error)));
  };
  return { told, unmeant, submit };
};

const Desk = (props: DeskProps) => {
  const { event, desk, show, isPublic } = props;
  const { told, unmeant, submit } = useShowing(props);
  const form = useRef<HTMLFormElement>(null);
  const match = useSignal(show.match ?? '');
  const take = (name: string): void => {
    const field = cardField(form.current);
    if (field !== null) field.value = name;
    form.current?.requestSubmit();
  };
  return (
    <main class="director">
      <h1>Broadcast of {desk.opening?.title ?? event}</h1>
      <p>
        <a href={`/${makeEventAddress({ page: 'event', event, round: null })}`}>The desk of the event</a>
      </p>
      <form ref={form} onSubmit={submit}>
        <Match desk={desk} match={match} />
        <Texts desk={desk} show={show} match={match} />
        <PartsChoice event={event} show={show} />
        {unmeant.value !== null && <Unknown card={unmeant.value} taken={take} />}
        <Send told={told.value} isPublic={isPublic} />
      </form>
    </main>
  );
};

/** Where the director of a broadcast picks the match, the parts and the texts that overlays show. */
export const DirectorPage = ({ event }: { readonly event: string }) => {
  const { value, problem } = useLoaded(() => Promise.all([fetchDesk(event), fetchShow(event), fetchSession()]));
  useTitle('Broadcast');
  if (problem !== null) return <Trouble words={wordsOf(problem)} />;
  if (value === null) return null;
  const [{ event: desk }, show, { asker }] = value;
  return <Desk event={event} desk={desk} show={show} isPublic={asker === 'public'} />;
};
