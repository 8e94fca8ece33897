import { useSignal } from '@preact/signals';
import { makeAddress, type MatchAddress } from '../address.js';
import { ApiProblem, wordsOf } from '../api.js';
import { fetchGlance, loadMatch, type MatchGlance } from '../match-loading.js';
import { allowedViewer, learnAbout, session } from '../session.js';
import { count } from '../words.js';
import { useLoaded } from './loaded.js';

const outcomeOf = ({ players, result }: MatchGlance): string => {
  if (result === null) return '';
  const winners = players.filter(({ seat }) => result.winners.includes(seat)).map(({ name }) => name);
  return winners.length === 0 ? ', a draw' : `, won by ${winners.join(' and ')}`;
};

/** Who plays and how it stands: all that most people came for, while the rest is on its way. */
const Glance = ({ glance }: { readonly glance: MatchGlance }) => (
  <>
    <h1>{glance.players.map(({ name, score }) => `${name} ${String(score)}`).join(' – ')}</h1>
    <p>
      {glance.title}, {count(glance.plays, 'play')}
      {outcomeOf(glance)}.
    </p>
  </>
);

/** Whether nobody at all sees the match: there is none. */
const isUnknown = (problem: unknown): boolean => problem instanceof ApiProblem && problem.code === 'match/unknown';

interface WaitingProps {
  readonly id: string;
  readonly glance: MatchGlance | null;
  readonly problem: unknown;
}

const Waiting = ({ id, glance, problem }: WaitingProps) => (
  <main class="list-page">
    {glance === null ? <h1>Matchtape</h1> : <Glance glance={glance} />}
    {problem === null ? (
      <p class="quiet" role="status">
        Laying out the table…
      </p>
    ) : (
      <p class="problem" role="alert">
        {wordsOf(problem)}
      </p>
    )}
    <p>
      <a href="#/">All matches</a>
      {problem !== null && !isUnknown(problem) && (
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
const LoadedMatch = (place: MatchAddress) => {
  const { match, viewer } = place;
  const seen = useSignal<MatchGlance | null>(null);
  const { value: Opened, problem } = useLoaded(() => {
    const glance = fetchGlance(match, viewer);
    // What goes wrong with it is told with the match.
    glance.then((told) => (seen.value = told)).catch(() => undefined);
    return loadMatch(place, glance);
  });
  return Opened === null ? <Waiting id={match} glance={seen.value} problem={problem} /> : <Opened />;
};

/** A match as this browser may see it, whoever the address names: the public's link never leads to a refusal. */
const SeenMatch = (place: MatchAddress) => {
  const viewer = allowedViewer(place.viewer);
  return <LoadedMatch key={`${place.match}/${String(viewer)}`} {...place} viewer={viewer} />;
};

/** A match, once the server has said what a link allows there. */
const LinkedMatch = (place: MatchAddress) => {
  const { value, problem } = useLoaded(() => learnAbout(place.match));
  return value === null ? <Waiting id={place.match} glance={null} problem={problem} /> : <SeenMatch {...place} />;
};

/** A match, by what this browser may do there. */
export const AskedMatch = (place: MatchAddress) =>
  session.value.asker === 'link' ? <LinkedMatch key={place.match} {...place} /> : <SeenMatch {...place} />;
