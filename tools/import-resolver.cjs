// How the lint finds what an import means: the module map of package.json under the `source` condition, and '.js' for '.ts'.
const { existsSync } = require('node:fs');
const { dirname, join, resolve } = require('node:path');
const { isBuiltin } = require('node:module');

const root = resolve(__dirname, '..');
const { imports } = require('../package.json');

function mapped(name) {
  if (imports[name] !== undefined) return imports[name].source;
  for (const [door, paths] of Object.entries(imports)) {
    const stem = door.replace('*', '');
    if (door.endsWith('*') && name.startsWith(stem)) return paths.source.replace('*', name.slice(stem.length));
  }
  return undefined;
}

function fileOf(path) {
  const stem = path.replace(/\.js$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, path].find((candidate) => existsSync(candidate));
}

function installed(name) {
  const [first, second] = name.split('/');
  const folder = join(root, 'node_modules', first.startsWith('@') ? `${first}/${second}` : first);
  return existsSync(folder) ? folder : undefined;
}

function pathOf(name, from) {
  if (name.startsWith('.')) return fileOf(resolve(dirname(from), name));
  if (!name.startsWith('#')) return installed(name);
  const source = mapped(name);
  return source === undefined ? undefined : join(root, source);
}

exports.interfaceVersion = 2;
exports.resolve = (name, from) => {
  if (isBuiltin(name)) return { found: true, path: null };
  const path = pathOf(name, from);
  return path === undefined ? { found: false } : { found: true, path };
};
