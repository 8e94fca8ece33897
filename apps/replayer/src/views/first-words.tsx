import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { ListedMatch } from '#projections';
import { makeAddress } from '../address.js';
import { fetchStudies } from '../study/study-api.js';

/** The match that a new store begins with, and the study that shows it. */
const DEMO = 'demo';
const TOUR = 'tour';

/** What this is, for who comes for the first time, and the way into the demo's tour where there is one. */
export const FirstWords = ({ matches }: { readonly matches: readonly ListedMatch[] }) => {
  const hasTour = useSignal(false);
  const hasDemo = matches.some(({ id }) => id === DEMO);
  useEffect(() => {
    if (!hasDemo) return;
    fetchStudies(DEMO, 'public')
      .then((studies) => {
        hasTour.value = studies.some(({ id }) => id === TOUR);
      })
      // Without an answer there is no tour to offer; the list tells what is wrong.
      .catch(() => undefined);
  }, [hasDemo]);
  return (
    <p class="first-words">
      Matchtape records card games play by play and plays them back: at each step the table, what was legal, and by
      which rule.
      {hasTour.value && (
        <>
          {' '}
          <a href={makeAddress({ page: 'match', match: DEMO, at: null, viewer: 'recorder', study: TOUR })}>
            Take the tour of a recorded game: five notes
          </a>
        </>
      )}
    </p>
  );
};
