// Puts into few files what is fetched together: left alone, every set of pages that share something has a file of its own, and a match
// comes in some seventy, each a request.
import { build } from 'vite';

/**
 * What is fetched in one go, by the modules that it begins with (test/replayer/first-load tells where one is no more). `behind`: once a match
 * is shown.
 */
const STAGES = {
  first: ['replayer/index.html'],
  shell: ['views/app.tsx'],
  list: ['views/match-list.tsx'],
  match: ['views/opened-match.tsx'],
  behind: ['views/record-part.tsx', 'views/judging/judge-side.tsx'],
  rules: ['src/shown.ts', 'src/played.ts'],
};

/** The modules that each stage needs, as they were bundled without groups. */
const learn = (output) => {
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const below = (end) =>
    [...chunks.values()].flatMap(({ facadeModuleId, fileName }) => (facadeModuleId?.endsWith(end) ? [fileName] : []));
  const modulesOf = (ends) => {
    const all = new Set();
    const add = (name) => {
      if (all.has(name) || !chunks.has(name)) return;
      all.add(name);
      chunks.get(name).imports.forEach(add);
    };
    ends.flatMap(below).forEach(add);
    return new Set([...all].flatMap((name) => chunks.get(name).moduleIds));
  };
  return Object.fromEntries(Object.entries(STAGES).map(([name, ends]) => [name, modulesOf(ends)]));
};

const BEGINNING = /replayer\/(?:index\.html|src\/main\.tsx)$/;

/** What is in each group: all that it builds on is in it or in one before it. */
const GROUPS = {
  // What the page begins with awaits the shell: it has to be in another file than all that the shell builds on.
  first: ({ first }, id) => first.has(id) && !BEGINNING.test(id),
  shell: ({ shell }, id) => shell.has(id),
  common: ({ list, match }, id) => list.has(id) && match.has(id),
  match: ({ match }, id) => match.has(id),
  behind: ({ behind, list, rules }, id) => behind.has(id) && !list.has(id) && !rules.has(id),
};

export const fewFiles = {
  name: 'few-files',
  apply: 'build',
  async config(config) {
    // A page in one file has no others.
    if (config.build.rolldownOptions.output?.codeSplitting === false) return undefined;
    const alone = {
      ...config,
      configFile: false,
      // What is done with files that are bundled comes later, to those that stay.
      plugins: config.plugins.filter((plugin) => plugin !== fewFiles && plugin.enforce !== 'post'),
      build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
      logLevel: 'error',
    };
    const stages = learn((await build(alone)).output);
    const groups = Object.entries(GROUPS).map(([name, holds], place) => ({
      name,
      priority: Object.keys(GROUPS).length - place,
      includeDependenciesRecursively: false,
      test: (id) => holds(stages, id),
    }));
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
};
