// Sources import one another as './x.js' (what tsc emits); in the source tree that file is './x.ts' or './x.tsx'.
const { existsSync } = require('node:fs');
const { resolve } = require('node:path');

module.exports = (request, options) => {
  if (/^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules')) {
    const stem = resolve(options.basedir, request.slice(0, -3));
    const source = [`${stem}.ts`, `${stem}.tsx`].find((path) => existsSync(path));
    if (source !== undefined) return source;
  }
  return options.defaultResolver(request, options);
};
