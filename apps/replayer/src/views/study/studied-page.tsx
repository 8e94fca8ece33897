import type { StudyDesk } from '../../study/study-desk.js';
import { BranchPage } from './branch-page.js';
import { ChapterPage } from './chapter-page.js';

interface StudiedProps {
  readonly of: StudyDesk;
  readonly title: string;
}

/** The branch or the chapter that is on the page instead of the tape; nothing where neither is. */
export const StudiedPage = ({ of, title }: StudiedProps) => {
  // Another study may have one of the same name.
  const study = of.study.value?.id ?? '';
  const [path, id] = [of.branch.value, of.chapter.value];
  if (path !== null) return <BranchPage key={`${study} ${path}`} of={of} path={path} title={title} />;
  return id === null ? null : <ChapterPage key={`${study} ${id}`} of={of} id={id} title={title} />;
};
