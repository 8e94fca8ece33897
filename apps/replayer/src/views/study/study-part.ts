/** Notes and branches beside a match: more than a page wants to carry until they are opened. */
export { createStudyDesk, stepsOf } from '../../study/study-desk.js';
export { BranchPage } from './branch-page.js';
export { StudyPanel } from './study-panel.js';
