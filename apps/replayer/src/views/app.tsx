import { makeAddress } from '../address.js';
import { wordsOf } from '../api.js';
import type { EventPlace } from '../event-address.js';
import { address } from '../route.js';
import { linkProblem, openedBy } from '../session.js';
import { lazily } from './lazily.js';
import { AskedMatch } from './seen-match.js';

// Each page by itself: what a match needs is enough for a slow line to carry.
const MatchList = lazily(async () => (await import('./match-list.js')).MatchList);
const CallsPage = lazily(async () => (await import('./judging/calls-page.js')).CallsPage);
const AccessPage = lazily(async () => (await import('./access-page.js')).AccessPage);
const EnterPage = lazily(async () => (await import('./enter-page.js')).EnterPage);
const EventPages = lazily(async () => (await import('./event/event-pages.js')).EventPages);
const OpenedFile = lazily(async () => (await import('./opened-file.js')).OpenedFile);
const AskedPage = lazily(async () => (await import('./asking/asked-page.js')).AskedPage);
const SlipPage = lazily(async () => (await import('./slip-page.js')).SlipPage);
const BookPage = lazily(async () => (await import('./book/book-page.js')).BookPage);
const LoadedCase = lazily(async () => (await import('./book/loaded-case.js')).LoadedCase);

const Nowhere = ({ problem }: { readonly problem: string }) => (
  <main class="list-page">
    <h1>Matchtape</h1>
    <p class="problem" role="alert">
      {problem}
    </p>
    <p>
      <a href="#/">All matches</a>
    </p>
  </main>
);

const PLAIN = { calls: CallsPage, access: AccessPage } as const;

type AnyPlace = typeof address.value;

type PlainPlace = Extract<AnyPlace, { readonly page: keyof typeof PLAIN | 'matches' }>;

const isPlain = (place: AnyPlace): place is PlainPlace => place.page === 'matches' || place.page in PLAIN;

const isOfEvent = (place: AnyPlace): place is EventPlace =>
  ['events', 'event', 'floor', 'table-call'].includes(place.page);

const isAsked = (place: AnyPlace): place is Extract<AnyPlace, { readonly page: 'search' | 'statistics' }> =>
  ['search', 'statistics'].includes(place.page);

/** The list, or a page whose address says nothing more. */
const PlainPage = (place: PlainPlace) => {
  if (place.page === 'matches') return <MatchList {...place} />;
  const Page = PLAIN[place.page];
  return <Page />;
};

/** The place that the URL names, a match, the ruling book or a ruling, as the URL names it. */
const Place = () => {
  const place = address.value;
  if (isPlain(place)) return <PlainPage {...place} />;
  if (isOfEvent(place)) return <EventPages place={place} />;
  if (isAsked(place)) return <AskedPage {...place} />;
  switch (place.page) {
    case 'nowhere':
      return <Nowhere problem={place.problem} />;
    case 'match':
      return <AskedMatch {...place} />;
    case 'file':
      return <OpenedFile />;
    case 'slip':
      return <SlipPage key={makeAddress(place)} {...place} />;
    case 'book':
      return <BookPage wish={place.wish} />;
    case 'ruling':
      return <LoadedCase key={`${place.topic}/${place.name}/${String(place.number)}`} {...place} />;
  }
};

/** That the key of the link is none, over a match that is shown as the public sees it: other pages have a form that says so. */
const KeyRefused = () =>
  linkProblem.value === null || address.value.page !== 'match' ? null : (
    <p class="problem key-refused" role="alert">
      {wordsOf(linkProblem.value)} You see what is public. <a href="#/">Enter another</a>{' '}
      <button type="button" onClick={() => (linkProblem.value = null)}>
        Close
      </button>
    </p>
  );

/** The whole page; who arrives by a link enters first. */
export const App = () =>
  openedBy.value !== null ? (
    <EnterPage secret={openedBy.value} />
  ) : (
    <>
      <KeyRefused />
      <Place />
    </>
  );
