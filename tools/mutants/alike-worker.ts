// A process that runs its share of the trials in a program that compares, and tells what that noted.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { notedIn } from './alike.js';
import type { Asked } from './alike-shares.js';
import { mutantsOf } from './mutants-of.js';
import { Program } from './program.js';

const [asked] = (await once(process, 'message')) as unknown as readonly [Asked];
const files = asked.paths.map((path) => mutantsOf(path, readFileSync(path, 'utf8')));
process.send?.(notedIn(new Program(asked.entry), files, asked));
process.disconnect();
