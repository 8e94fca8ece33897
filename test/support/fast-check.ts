import fc from 'fast-check';
import { soaked } from './soak.js';

/**
 * Property tests draw the same cases at every `npm test`, so that a change is judged by what it changes; other cases are
 * what `npm run soak` is for, with the day's seed. What it finds becomes a fixture.
 */
const { seed, times } = soaked();
fc.configureGlobal({ seed, numRuns: 100 * times });

export default fc;
