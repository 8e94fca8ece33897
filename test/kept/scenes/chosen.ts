import { readFileSync } from 'node:fs';

/** The scenes that are kept, by their seeds: `npm run scenes` chooses them. */
export const CHOSEN_SCENES = JSON.parse(readFileSync('test/kept/scenes/chosen.json', 'utf8')) as readonly number[];
