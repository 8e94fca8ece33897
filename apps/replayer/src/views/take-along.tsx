import { useSignal } from '@preact/signals';
import { wordsOf } from '../api.js';
import type { Desk } from '../desk.js';
import type * as acts from './take-along-acts.js';

type Acts = typeof acts;

interface TakeAlongProps {
  readonly desk: Desk;
  readonly acts: () => Promise<Acts>;
  /** The tape's document, as its viewer may know it; null where this page cannot make pages in one file. */
  readonly document: (() => Promise<string>) | null;
}

interface KeyProps {
  readonly title: string;
  readonly word: string;
  readonly act: () => void;
}

const Key = ({ title, word, act }: KeyProps) => (
  <button type="button" title={title} onClick={act}>
    {word}
  </button>
);

/** What can be taken along of a tape, as its viewer was shown it: this step on paper, all of it as a text, or as a page that needs no server. */
export const TakeAlong = ({ desk, acts, document }: TakeAlongProps) => {
  const problem = useSignal('');
  const attempt = (act: (acts: Acts) => Promise<void> | void) => (): void => {
    problem.value = '';
    acts()
      .then(act)
      .catch((error: unknown) => {
        problem.value = wordsOf(error);
      });
  };
  return (
    <section class="panel take-along" aria-labelledby="take-along-title">
      <header class="panel-head">
        <h2 id="take-along-title">Take along</h2>
      </header>
      <div class="take-keys">
        <Key
          word="Print"
          title="Verdict, table and rules of this step, on a sheet of A4"
          act={attempt(({ printStep }) => printStep(desk))}
        />
        <Key word="Text" title="The plays as a text for people" act={attempt(({ saveText }) => saveText(desk))} />
        {document !== null && (
          <Key
            word="Page"
            title="One HTML file that replays the match from this step, without a server"
            act={attempt(async ({ savePage }) => savePage(desk, await document()))}
          />
        )}
      </div>
      {problem.value !== '' && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
    </section>
  );
};
