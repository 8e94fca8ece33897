import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { Viewer } from '#ruleset';
import type { Desk } from '../desk.js';
import { wordsOf } from '../api.js';
import { loadDesk } from '../load.js';
import { makeAddress } from '../address.js';
import { address } from '../route.js';
import { MatchList } from './match-list.js';
import { MatchPage } from './match-page.js';

const Loading = ({ id, problem }: { readonly id: string; readonly problem: string | null }) => (
  <main class="list-page">
    <h1>Matchtape</h1>
    {problem === null ? (
      <p class="quiet" role="status">
        Folding the tape…
      </p>
    ) : (
      <p class="problem" role="alert">
        {problem}
      </p>
    )}
    <p>
      <a href="#/">All matches</a>
      {problem !== null && (
        <>
          {', or '}
          <a href={makeAddress({ match: id, at: null, viewer: 'public' })}>this one as the public sees it</a>
        </>
      )}
    </p>
  </main>
);

/** Loads a match for a viewer, then shows it. Another viewer gets another tape, as the server sends what that one may know. */
const Loaded = ({ id, viewer }: { readonly id: string; readonly viewer: Viewer }) => {
  const desk = useSignal<Desk | null>(null);
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    const abandoned = new AbortController();
    loadDesk(id, viewer, address.peek().at)
      .then((loaded) => {
        if (!abandoned.signal.aborted) desk.value = loaded;
      })
      .catch((error: unknown) => {
        if (!abandoned.signal.aborted) problem.value = wordsOf(error);
      });
    return () => abandoned.abort();
  }, []);
  return desk.value === null ? <Loading id={id} problem={problem.value} /> : <MatchPage desk={desk.value} />;
};

/** The whole page: the list, or the match that the URL names. */
export const App = () => {
  const { match, viewer } = address.value;
  return match === null ? <MatchList /> : <Loaded key={`${match}/${String(viewer)}`} id={match} viewer={viewer} />;
};
