// What `npm run scenes` chooses among: every scene of these seeds, each run as a trial.
import { markOfScene } from './scene.js';

const CANDIDATES = 400;

export const trials = Array.from({ length: CANDIDATES }, (_, index) => ({
  name: String(index + 1),
  run: () => markOfScene(index + 1),
}));
