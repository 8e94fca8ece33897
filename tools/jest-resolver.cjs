// Sources import one another as './x.js' (what tsc emits); in the source tree that file is './x.ts' or './x.tsx'. What is imported of
// `libs` is taken from the bundle of this run (jest-bundle.mjs).
const { existsSync, readFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

let entries;

/** The file of the bundle that stands for a source; undefined for one that is in none, and before there is a bundle. */
const bundled = (source) => {
  const folder = process.env.MATCHTAPE_TESTED;
  if (folder === undefined) return undefined;
  entries ??= JSON.parse(readFileSync(join(folder, 'entries.json'), 'utf8'));
  return entries[source];
};

const sourceOf = (request, options) => {
  if (/^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules')) {
    const stem = resolve(options.basedir, request.slice(0, -3));
    const source = [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));
    if (source !== undefined) return source;
  }
  return options.defaultResolver(request, options);
};

module.exports = (request, options) => {
  const source = sourceOf(request, options);
  return bundled(source) ?? source;
};
