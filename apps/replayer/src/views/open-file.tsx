import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { wordsOf } from '../api.js';
import { go } from '../route.js';
import { openAnyFile, openedFile } from '../tape-file.js';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped anywhere on the page. */
export const useDrop = (take: (file: File | undefined) => void): void => {
  useEffect(() => {
    const allow = (event: DragEvent): void => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      take(event.dataTransfer?.files[0]);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, []);
};

/** Opens a tape's file that is chosen, or dropped anywhere on the page. It is read here, and sent nowhere. */
export const OpenFile = () => {
  const problem = useSignal<string | null>(null);
  const open = (file: File | undefined): void => {
    if (file === undefined) return;
    problem.value = null;
    file
      .text()
      .then((text) => openAnyFile(file.name, text))
      .then((opened) => {
        openedFile.value = opened;
        go({ page: 'file', at: 0 });
      })
      .catch((error: unknown) => {
        problem.value = wordsOf(error);
      });
  };
  useDrop(open);
  return (
    <p class="open-file">
      <label class="quiet">
        Open a tape from a file (also of RiftAtlas or RiftLite), or drop it here{' '}
        <input type="file" accept=".json,application/json" onChange={(event) => open(event.currentTarget.files?.[0])} />
      </label>
      {problem.value !== null && (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </p>
  );
};
