import type { ComparedPart } from '#table';
import { compared, compareNothing, swapCompared } from '../comparing.js';
import type { Desk } from '../desk.js';
import { sentenceAt } from '../tape.js';

const Part = ({ part: { heading, sentences } }: { readonly part: ComparedPart }) => (
  <>
    <h3>{heading}</h3>
    <ul class="changes" aria-label={heading}>
      {sentences.map((sentence, i) => (
        <li key={i}>{sentence}</li>
      ))}
    </ul>
  </>
);

const Parts = ({ isSame }: { readonly isSame: boolean }) => {
  const found = compared.value;
  if (isSame) return <p class="quiet">Go to another step: this one is what it is compared with.</p>;
  if (found === null) return <p class="problem">This tape has no such step.</p>;
  if (found.parts.length === 0) return <p class="quiet">Nothing on the table is different.</p>;
  return (
    <>
      {found.parts.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
    </>
  );
};

/** The step shown beside the one that was marked, in words: it stands where the step tells what it did. */
export const ComparePanel = ({ desk, from }: { readonly desk: Desk; readonly from: number }) => (
  <section class="panel compare" aria-labelledby="compare-title">
    <header class="panel-head">
      <h2 id="compare-title">
        Event {from} beside {desk.at.value}
      </h2>
      <span class="compare-keys">
        <button type="button" onClick={() => swapCompared(desk)}>
          Swap
        </button>
        <button type="button" onClick={compareNothing}>
          Stop
        </button>
      </span>
    </header>
    <p class="quiet">From: {sentenceAt(desk.seen.value, from)}</p>
    <div role="status">
      <Parts isSame={from === desk.at.value} />
    </div>
  </section>
);
