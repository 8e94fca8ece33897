import { existsSync, readFileSync } from 'node:fs';

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly hasInstallScript?: boolean;
}

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(at(path), 'utf8'));

const { packages } = read('package-lock.json') as { packages: Readonly<Record<string, LockedPackage>> };
const { allowScripts } = read('package.json') as { allowScripts: Readonly<Record<string, boolean>> };

const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

const inProduction = Object.entries(packages).filter(
  ([path, { dev, devOptional }]) => path.includes('node_modules/') && dev !== true && devOptional !== true,
);

test('no package tells its maker of an installation: in its place stands an empty folder of ours', () => {
  const telemetry = Object.entries(packages).filter(([path]) => nameOf(path) === '@scarf/scarf');
  const places = telemetry.map(([path, { resolved }]) => [path, resolved]);
  expect(places).toEqual([['node_modules/@scarf/scarf', 'tools/no-telemetry']]);
  expect(read('tools/no-telemetry/package.json')).not.toHaveProperty('scripts');
});

test('what is installed here is that folder, or nothing', () => {
  const installed = 'node_modules/@scarf/scarf/package.json';
  const name = existsSync(at(installed)) ? (read(installed) as { name: string }).name : 'no-telemetry';
  expect(name).toBe('no-telemetry');
});

test('of the packages that serve matches none runs a script at its installation but those that were looked at', () => {
  const scripted = inProduction.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripted.length).toBeGreaterThan(0);
  for (const [path] of scripted) expect([path, nameOf(path) in allowScripts]).toEqual([path, true]);
});
