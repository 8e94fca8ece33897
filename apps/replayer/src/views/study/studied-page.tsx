import type { StudyDesk } from '../../study/study-desk.js';
import { BranchPage } from './branch-page.js';
import { ChapterPage } from './chapter-page.js';

interface StudiedProps {
  readonly of: StudyDesk;
  readonly title: string;
}

/** The branch or the chapter that is on the page instead of the tape; nothing where neither is. */
export const StudiedPage = ({ of, title }: StudiedProps) => {
  if (of.branch.value !== null) return <BranchPage of={of} path={of.branch.value} title={title} />;
  return of.chapter.value === null ? null : <ChapterPage of={of} id={of.chapter.value} title={title} />;
};
