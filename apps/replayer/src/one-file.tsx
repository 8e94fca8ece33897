import { render } from 'preact';
import { drawnInto } from './tape-styles.js';
import { openFile } from './tape-file.js';
import { FilePage } from './views/file-page.js';

/** Where a page that is one file keeps its tape: the document's text, its name and the revision to begin at. */
const kept = document.getElementById('tape');

/** Shows the tape that this very page holds; nothing is asked of any server. */
const show = async (root: HTMLElement): Promise<void> => {
  const { name = 'tape.json', at } = kept?.dataset ?? {};
  try {
    const file = await openFile(name, kept?.textContent ?? '', at === undefined ? null : Number(at));
    render(<FilePage file={file} />, root);
  } catch (error) {
    root.textContent = error instanceof Error ? error.message : String(error);
  }
};

const root = drawnInto();
if (root !== null) void show(root);
