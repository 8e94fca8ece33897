import type { RulingAddress } from '../../address.js';
import { makeAddress } from '../../address.js';
import { ApiProblem, wordsOf } from '../../api.js';
import { lastWish } from '../../book.js';
import { loadRuling } from '../../load.js';
import { Caret } from '../caret.js';
import { useLoaded } from '../loaded.js';
import { CasePage, CaseWithoutTape } from './case-page.js';

/** The line of the file that a mistake points into. */
const Place = ({ problem }: { readonly problem: ApiProblem }) => {
  const { text, column } = problem.details;
  return typeof text === 'string' && typeof column === 'number' ? <Caret line={text} column={column} /> : null;
};

const Loading = ({ problem }: { readonly problem: unknown }) => (
  <main class="list-page">
    <h1>Ruling book</h1>
    {problem === null ? (
      <p class="quiet" role="status">
        Opening the ruling…
      </p>
    ) : (
      <div class="problem" role="alert">
        {problem instanceof ApiProblem && <Place problem={problem} />}
        <p>{wordsOf(problem)}</p>
      </div>
    )}
    <p>
      <a href={makeAddress({ page: 'book', wish: lastWish.value })}>Back to the book</a>
    </p>
  </main>
);

/** Loads a ruling with one of its cases, then shows it; a file with a mistake is answered with the place and how to mend it. */
export const LoadedCase = (place: RulingAddress) => {
  const { value, problem } = useLoaded(() => loadRuling(place));
  if (value === null) return <Loading problem={problem} />;
  const shown = { ruling: value.ruling, number: place.number };
  return value.desk === null ? <CaseWithoutTape {...shown} /> : <CasePage {...shown} desk={value.desk} />;
};
