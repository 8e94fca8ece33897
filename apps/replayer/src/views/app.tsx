import type { MatchAddress } from '../address.js';
import { makeAddress } from '../address.js';
import type { EventPlace } from '../event-address.js';
import { wordsOf } from '../api.js';
import { loadDesk } from '../load.js';
import { address } from '../route.js';
import { allowedViewer, learnAbout, openedBy, session } from '../session.js';
import { openedFile, type OpenedFile } from '../tape-file.js';
import { AccessPage } from './access-page.js';
import { BookPage } from './book/book-page.js';
import { LoadedCase } from './book/loaded-case.js';
import { ChainCheck } from './chain-check.js';
import { EnterPage } from './enter-page.js';
import type { ChainFate } from '../own-chain.js';
import { EventPages } from './event/event-pages.js';
import { CallsPage } from './judging/calls-page.js';
import { useLoaded } from './loaded.js';
import { AskedPage } from './asking/asked-page.js';
import { MatchList } from './match-list.js';
import { MatchPage } from './match-page.js';
import { SlipPage } from './slip-page.js';
import { StudiedFile } from './study/studied-file.js';

const Loading = ({ id, problem }: { readonly id: string; readonly problem: unknown }) => (
  <main class="list-page">
    <h1>Matchtape</h1>
    {problem === null ? (
      <p class="quiet" role="status">
        Folding the tape…
      </p>
    ) : (
      <p class="problem" role="alert">
        {wordsOf(problem)}
      </p>
    )}
    <p>
      <a href="#/">All matches</a>
      {problem !== null && (
        <>
          {', or '}
          <a href={makeAddress({ page: 'match', match: id, at: null, viewer: 'public' })}>
            this one as the public sees it
          </a>
        </>
      )}
    </p>
  </main>
);

/** Loads a match for a viewer, then shows it. Another viewer gets another tape, as the server sends what that one may know. */
const LoadedMatch = ({ match, viewer, at }: MatchAddress) => {
  const { value, problem } = useLoaded(() => loadDesk(match, viewer, at));
  return value === null ? <Loading id={match} problem={problem} /> : <MatchPage desk={value} />;
};

/** A match as this browser may see it, whoever the address names: the public's link never leads to a refusal. */
const SeenMatch = (place: MatchAddress) => {
  const viewer = allowedViewer(place.viewer);
  return <LoadedMatch key={`${place.match}/${String(viewer)}`} {...place} viewer={viewer} />;
};

/** A match, once the server has said what a link allows there. */
const LinkedMatch = (place: MatchAddress) => {
  const { value, problem } = useLoaded(() => learnAbout(place.match));
  return value === null ? <Loading id={place.match} problem={problem} /> : <SeenMatch {...place} />;
};

/** A match, by what this browser may do there. */
const AskedMatch = (place: MatchAddress) =>
  session.value.asker === 'link' ? <LinkedMatch key={place.match} {...place} /> : <SeenMatch {...place} />;

/** A file is read anew each time: where the page was loaded again, it has to be opened again. */
const NO_FILE = 'No file is open here. Open it again from the list of matches.';

const CheckedFile = ({ file }: { readonly file: OpenedFile }) => {
  const check = async (): Promise<ChainFate> => (await import('../own-chain.js')).checkFile(file.desk, file.text);
  return <StudiedFile file={file} proof={<ChainCheck desk={file.desk} check={check} />} />;
};

/** The file that is open here, or word that none is. */
const AnyFile = () =>
  openedFile.value === null ? <Nowhere problem={NO_FILE} /> : <CheckedFile file={openedFile.value} />;

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

const PLAIN = { matches: MatchList, calls: CallsPage, access: AccessPage } as const;

type AnyPlace = typeof address.value;

const isPlain = (place: AnyPlace): place is Extract<AnyPlace, { readonly page: keyof typeof PLAIN }> =>
  place.page in PLAIN;

const isOfEvent = (place: AnyPlace): place is EventPlace =>
  ['events', 'event', 'floor', 'table-call'].includes(place.page);

const isAsked = (place: AnyPlace): place is Extract<AnyPlace, { readonly page: 'search' | 'statistics' }> =>
  ['search', 'statistics'].includes(place.page);

/** A page whose address says nothing more. */
const PlainPage = ({ page }: { readonly page: keyof typeof PLAIN }) => {
  const Page = PLAIN[page];
  return <Page />;
};

/** The place that the URL names, a match, the ruling book or a ruling, as the URL names it. */
const Place = () => {
  const place = address.value;
  if (isPlain(place)) return <PlainPage page={place.page} />;
  if (isOfEvent(place)) return <EventPages place={place} />;
  if (isAsked(place)) return <AskedPage {...place} />;
  switch (place.page) {
    case 'nowhere':
      return <Nowhere problem={place.problem} />;
    case 'match':
      return <AskedMatch {...place} />;
    case 'file':
      return <AnyFile />;
    case 'slip':
      return <SlipPage key={makeAddress(place)} {...place} />;
    case 'book':
      return <BookPage wish={place.wish} />;
    case 'ruling':
      return <LoadedCase key={`${place.topic}/${place.name}/${String(place.number)}`} {...place} />;
  }
};

/** The whole page; who arrives by a link enters first. */
export const App = () => (openedBy.value === null ? <Place /> : <EnterPage secret={openedBy.value} />);
