// Jest's runtime, as its runner asks for one, over Node's own modules. Jest's has a context and modules of their own for each test file:
// whatever a file imports is loaded anew, and the engine is compiled anew by V8, which is warm only when the file ends. Here all files of a
// worker share one world, as all matches of a server do. What a file needs of its own are Jest's words (`test`, `expect`), which are. A file
// that changes what the others read says so in its first comment, `@jest-environment-options {"alone": true}`, and gets a copy of the program.
// Who changes the texts of cards without saying so fails: in the shared world they are frozen (tools/jest-bundle.mjs).
const { cpSync, mkdtempSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');

let entries;

/** Where a test file lies in the bundle of this run. */
const bundled = (source) => {
  entries ??= JSON.parse(readFileSync(join(process.env.MATCHTAPE_TESTED, 'entries.json'), 'utf8'));
  const name = entries[source];
  if (name === undefined) throw new Error(`${source} is in no bundle of this run (tools/jest-bundle.mjs).`);
  return name;
};

/** A copy of the bundle: other files are other modules, which remember nothing and are thrown away. */
const copyOfBundle = () => {
  const folder = mkdtempSync(join(process.env.MATCHTAPE_TESTED, 'alone-'));
  cpSync(join(process.env.MATCHTAPE_TESTED, 'bundle'), folder, { recursive: true });
  return folder;
};

/** Modules of Jest's that remember the tests of a file: each file gets its own. */
const remembers = (path) => path.includes(`${dirname(require.resolve('jest-circus/package.json'))}/`);

const forgetTests = () => {
  for (const path of Object.keys(require.cache)) if (remembers(path)) delete require.cache[path];
  module.children = module.children.filter(({ filename }) => !remembers(filename));
  // The state hangs on the global object, by symbols that each copy of the module makes for itself.
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (/^JEST_STATE_SYMBOL|^EVENT_HANDLERS/.test(symbol.description ?? '')) delete globalThis[symbol];
};

/** Where the source map lies of what stands in a stack trace: beside each file of the bundle. */
const mapsBesideFiles = {
  get: (place) => {
    const path = place.startsWith('file:') ? fileURLToPath(place) : place;
    return path.startsWith(process.env.MATCHTAPE_TESTED) ? `${path}.map` : undefined;
  },
};

const nothing = () => undefined;

class SharedRuntime {
  constructor(_config, { isAlone }) {
    globalThis.isTestAlone = isAlone;
    this.folder = isAlone ? copyOfBundle() : join(process.env.MATCHTAPE_TESTED, 'bundle');
    Object.assign(this, { setGlobalsForRuntime: nothing, enterTestCode: nothing, leaveTestCode: nothing });
    Object.assign(this, { getAllCoverageInfoCopy: nothing, resetModules: nothing });
    forgetTests();
  }

  requireInternalModule(path) {
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    return import(pathToFileURL(join(this.folder, bundled(path))).href);
  }

  getSourceMaps() {
    return mapsBesideFiles;
  }

  teardown() {
    forgetTests();
  }
}

module.exports = SharedRuntime;
