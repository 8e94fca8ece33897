import { createPart } from './part.js';
import type * as record from './views/record-part.js';
import type * as study from './views/study/study-part.js';

/** What a scribe records with: whoever watches does without. */
export const recordPart = createPart<typeof record>(() => import('./views/record-part.js'));

/** Notes and branches: here once somebody opens them. */
export const studyPart = createPart<typeof study>(() => import('./views/study/study-part.js'));
