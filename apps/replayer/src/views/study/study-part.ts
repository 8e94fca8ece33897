/** Notes, branches and chapters beside a match: more than a page wants to carry until they are opened. */
export { showNamed } from '../../study/show-named.js';
export { createStudyDesk } from '../../study/study-desk.js';
export { StudiedPage } from './studied-page.js';
export { StudyPanel } from './study-panel.js';
