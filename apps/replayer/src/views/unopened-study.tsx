import { useSignal } from '@preact/signals';
import { wordsOf } from '../api.js';
import { studyPart } from '../parts.js';

/** Notes that nobody has opened yet: what shows them is fetched then. */
export const UnopenedStudy = ({ opened }: { readonly opened: () => void }) => {
  const isOpen = useSignal(false);
  return (
    <details
      class="panel study"
      onToggle={({ currentTarget: { open } }) => {
        isOpen.value = open;
        if (!open) return;
        opened();
        void studyPart.need();
      }}
    >
      <summary>
        <h2>Notes</h2>
      </summary>
      {isOpen.value && studyPart.problem.value !== null && (
        <p class="problem" role="alert">
          {wordsOf(studyPart.problem.value)}
        </p>
      )}
    </details>
  );
};
