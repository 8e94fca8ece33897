// Lets a plain `node --conditions=source --import this-file child.ts` run the TypeScript sources, without a build.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
