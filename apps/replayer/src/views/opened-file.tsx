import { checkFile, type ChainFate } from '../own-chain.js';
import { openedFile, type OpenedFile as File } from '../tape-file.js';
import { ChainCheck } from './chain-check.js';
import { StudiedFile } from './study/studied-file.js';

const CheckedFile = ({ file }: { readonly file: File }) => {
  const check = (): Promise<ChainFate> => checkFile(file.desk, file.text);
  return <StudiedFile file={file} proof={<ChainCheck desk={file.desk} check={check} />} />;
};

/** The file that is open. It is read anew each time: where the page was loaded again, it has to be opened again. */
export const OpenedFile = () =>
  openedFile.value === null ? (
    <main class="list-page">
      <h1>Matchtape</h1>
      <p class="problem" role="alert">
        No file is open here. Open it again from the list of matches.
      </p>
      <p>
        <a href="#/">All matches</a>
      </p>
    </main>
  ) : (
    <CheckedFile file={openedFile.value} />
  );
