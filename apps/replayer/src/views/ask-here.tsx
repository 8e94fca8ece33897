import type { Desk } from '../desk.js';
import { AskLine } from './ask-line.js';

/** "Is this line legal, and why?", for whoever looks, at the step shown: what was asked stays asked as the step changes. */
export const AskHere = ({ desk }: { readonly desk: Desk }) => {
  const line = desk.entries.value.find(({ kind, from }) => kind === 'play' && from > desk.at.value)?.line;
  return (
    <details class="ask-here">
      <summary>Is a line legal here, and why?</summary>
      <AskLine
        desk={desk}
        at={desk.at.value}
        question={`A line, judged after event ${String(desk.at.value)}`}
        example={line ?? ''}
      />
    </details>
  );
};
