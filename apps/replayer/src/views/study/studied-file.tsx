import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { createStudyDesk } from '../../study/study-desk.js';
import type { OpenedFile } from '../../tape-file.js';
import { FilePage } from '../file-page.js';
import { StudiedPage } from './studied-page.js';
import { StudyPanel } from './study-panel.js';

/** A tape from a file with notes and branches, which the page remembers; a page that is one file has none. `proof`: what checks it. */
export const StudiedFile = ({ file, proof }: { readonly file: OpenedFile; readonly proof: ComponentChildren }) => {
  const { desk } = file;
  const study = useMemo(() => createStudyDesk(desk, { keeps: false, reads: false }), [desk]);
  const title = desk.names.join(' – ');
  if (study.branch.value !== null || study.chapter.value !== null) return <StudiedPage of={study} title={title} />;
  return (
    <FilePage file={file} document={() => Promise.resolve(file.text)}>
      <StudyPanel of={study} />
      {proof}
    </FilePage>
  );
};
