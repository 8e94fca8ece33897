import { useSignal } from '@preact/signals';
import type { Desk } from '../desk.js';
import { lazily } from './lazily.js';

const RulingDialog = lazily(async () => (await import('./new-ruling-dialog.js')).RulingDialog);

/** Makes a ruling of the step shown: its table as this browser sees it, a question, copied or downloaded as a file. */
export const NewRuling = ({ desk }: { readonly desk: Desk }) => {
  const isOpen = useSignal(false);
  // A game that rulings have words for is one whose tables are written as literals; what writes them comes when it is asked for.
  if (desk.seen.value.ruleset.words === undefined) return null;
  return (
    <>
      <button
        type="button"
        class="new-ruling"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        Make a ruling of this step
      </button>
      {isOpen.value && <RulingDialog desk={desk} close={() => (isOpen.value = false)} />}
    </>
  );
};
