import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { NO_SHOW, type BroadcastShow } from '#tournament';
import { wordsOf } from '../api.js';
import { followShow } from './broadcast-api.js';
import { goOnAir, type OnAir } from './on-air.js';
import type { OverlayPlace } from './overlay-address.js';
import { PARTS } from './parts.js';

/** What a picture is of, for who hears it: none of its parts is a heading of the whole. */
const Name = ({ words = document.title }: { readonly words?: string }) => <h1 class="overlay-name">{words}</h1>;

/** A picture with nothing on it. */
const Blank = () => (
  <main>
    <Name />
  </main>
);

/** What keeps an overlay away: told small, since it may be on air. */
export const Trouble = ({ words }: { readonly words: string }) => (
  <main>
    <Name />
    <p class="overlay-trouble" role="alert">
      {words}
    </p>
  </main>
);

/** Milliseconds after which a match that could not be shown is tried again: nothing of it may be due yet. */
const AGAIN = 5_000;

interface ShownProps {
  readonly match: string;
  readonly place: OverlayPlace;
  readonly show: BroadcastShow;
}

/** A match on air for a part, for as long as it is shown; `trouble`: what keeps it away. */
const useAir = (match: string, part: OverlayPlace['part']) => {
  const air = useSignal<OnAir | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (found: OnAir): void => {
      if (isOver) found.stop();
      else air.value = found;
    };
    const tell = (error: unknown): void => {
      if (isOver) return;
      trouble.value = wordsOf(error);
      timer = setTimeout(begin, AGAIN);
    };
    const begin = (): void => void goOnAir(match, part).then(show).catch(tell);
    begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
      air.value?.stop();
      air.value = null;
    };
  }, [match]);
  return { air: air.value, trouble: trouble.value };
};

/** One part of one match, followed for as long as it is shown. */
const Shown = ({ match, place, show }: ShownProps) => {
  const { air, trouble } = useAir(match, place.part);
  if (air === null) return trouble === null ? <Blank /> : <Trouble words={trouble} />;
  const Part = PARTS[place.part];
  return (
    <main
      class={`overlay overlay-${place.part} beside-${place.side}`}
      data-match={match}
      data-revision={air.state.value.revision}
      data-moment={air.moment.value?.kind ?? ''}
    >
      <Name words={air.state.value.table.players.map(({ name }) => name).join(' – ')} />
      <Part air={air} place={place} show={show} />
    </main>
  );
};

/** A part of whatever the director of an event shows. */
const Directed = ({ event, place }: { readonly event: string; readonly place: OverlayPlace }) => {
  const show = useSignal<BroadcastShow>(NO_SHOW);
  useEffect(() => followShow(event, (told) => (show.value = told)), [event]);
  const { match, parts } = show.value;
  if (match === null || !parts.includes(place.part)) return <Blank />;
  return <Shown key={match} match={match} place={place} show={show.value} />;
};

/** One overlay: a part, transparent where it shows nothing. Nothing can be done with it. */
export const OverlayPage = ({ place }: { readonly place: OverlayPlace }) =>
  'event' in place.of ? (
    <Directed event={place.of.event} place={place} />
  ) : (
    <Shown match={place.of.match} place={place} show={NO_SHOW} />
  );
