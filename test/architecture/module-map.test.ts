import { readFileSync } from 'node:fs';

interface PackageFile {
  readonly imports: Readonly<Record<string, { readonly source: string; readonly default: string }>>;
}

const packageFile = JSON.parse(readFileSync('package.json', 'utf8')) as PackageFile;

describe('the module map of package.json', () => {
  test.each(Object.entries(packageFile.imports))('%s has the same path in the sources and in dist', (_door, paths) => {
    expect(paths.default).toBe(paths.source.replace('./', './dist/').replace(/\.ts$/, '.js'));
  });

  test('resolves to the TypeScript sources under test', async () => {
    expect(await import('#kernel')).toHaveProperty('fold');
  });
});
