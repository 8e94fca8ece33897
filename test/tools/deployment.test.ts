import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { SERVER_FLAGS } from '../support/server-process.js';

interface Service {
  readonly profiles: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly image?: string;
  readonly build?: { readonly args: Readonly<Record<string, string>> };
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const at = (path: string): URL => new URL(`../../${path}`, import.meta.url);
const text = (path: string): string => readFileSync(at(path), 'utf8');
const compose = parse(text('docker-compose.yml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const inProfile = (profile: string) => services.filter(([, { profiles }]) => profiles.includes(profile));
const nodes = inProfile('cluster').filter(([name]) => /^kurrentdb-\d$/.test(name));

test('every service belongs to one profile, and waits for services of its own profile only', () => {
  for (const [name, { profiles, depends_on: needs = {} }] of services) {
    expect([name, profiles.length]).toEqual([name, 1]);
    const others = inProfile(profiles[0] ?? '').map(([other]) => other);
    expect(others).toEqual(expect.arrayContaining(Object.keys(needs)));
  }
});

test('what is mounted is declared, or a file of the repository; what is declared is mounted', () => {
  const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  const files = sources.filter((source) => source.startsWith('./'));
  expect(files).toHaveLength(2);
  for (const file of files) expect([file, existsSync(at(file))]).toEqual([file, true]);
  const named = sources.filter((source) => !source.startsWith('./'));
  expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
});

test('each store node is called by its own name, seeks the two others, and has a certificate and data of its own', () => {
  expect(nodes).toHaveLength(3);
  for (const [name, { environment = {}, volumes = [] }] of nodes) {
    const others = nodes.flatMap(([other]) => (other === name ? [] : [`${other}:2113`]));
    expect(environment).toMatchObject({
      KURRENTDB_CLUSTER_SIZE: '3',
      KURRENTDB_NODE_HOST_ADVERTISE_AS: name,
      KURRENTDB_REPLICATION_HOST_ADVERTISE_AS: name,
      KURRENTDB_GOSSIP_SEED: others.join(','),
    });
    const number = name.slice(-1);
    expect(volumes).toEqual(
      expect.arrayContaining([
        `certificates-${number}:/etc/kurrentdb/certs/node:ro`,
        `kurrentdb-${number}-data:/var/lib/kurrentdb`,
      ]),
    );
    expect(volumes.join(' ')).not.toContain('authority');
  }
  const made = compose.services['certificates']?.command?.join(' ') ?? '';
  expect(made).toContain(nodes.map(([name]) => name).join(' '));
});

test('the API nodes know every store node, keep views apart, and the proxy knows every API node', () => {
  const api = inProfile('cluster').filter(([name]) => name.startsWith('api-'));
  expect(api).toHaveLength(2);
  const proxy = text('tools/deployment/nginx.conf');
  for (const [name, { environment = {} }] of api) {
    for (const [node] of nodes) expect(environment['MATCHTAPE_STORE']).toContain(`${node}:2113`);
    expect(proxy).toContain(`server ${name}:4680 `);
  }
  const data = api.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.endsWith(':/data')));
  expect(new Set(data).size).toBe(2);
});

test('nothing is published to other machines unless it is asked for', () => {
  const ports = services.flatMap(([, { ports: published = [] }]) => published);
  expect(ports).toHaveLength(3);
  for (const port of ports) expect(port).toMatch(/^(?:\$\{MATCHTAPE_LISTEN:-)?127\.0\.0\.1:/);
});

test('what the image is built from is there, and not left out of the build', () => {
  const kept = text('.dockerignore').split('\n');
  const copied = [...text('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  expect(copied).toEqual(expect.arrayContaining(['package.json', 'bin', 'tools/link-bin.mjs', '.']));
  for (const path of copied) {
    expect([path, existsSync(at(path))]).toEqual([path, true]);
    if (path !== '.') expect(kept).toContain(`!${path.split('/')[0] ?? ''}`);
  }
});

test('the image runs the server as `npm start` does', () => {
  const [, started] = /\n(CMD .+)\n$/.exec(text('Dockerfile')) ?? [];
  expect(SERVER_FLAGS).toContain('--max-semi-space-size=64');
  expect(JSON.parse(started?.slice('CMD '.length) ?? '')).toEqual(['node', ...SERVER_FLAGS, 'dist/programs/server.js']);
});

const VARIABLE = /^\$\{([A-Z_]+_IMAGE):-[^:}]+(?:\/[^:}]+)*:[^:}@]+\}$/;

/** Every image that somebody else has made, as it is written. */
const foreignImages = (): readonly string[] => [
  ...services.flatMap(([, { image = 'matchtape' }]) => (image === 'matchtape' ? [] : [image])),
  ...services.flatMap(([, { build }]) => Object.values(build?.args ?? {})),
];

test('every image of others is named by a variable that can hold its digest, with a tag where none is given', () => {
  expect(foreignImages().length).toBeGreaterThanOrEqual(6);
  for (const image of foreignImages()) expect(image).toMatch(VARIABLE);
  const bases = [...text('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
  const given = Object.keys(inProfile('single').find(([, { build }]) => build !== undefined)?.[1].build?.args ?? {});
  expect(bases.map((base) => base.replace(/^\$\{|\}$/g, ''))).toEqual(given);
});

/** Runs the script with a stand-in for Docker that answers every question alike. */
const pinned = (answer: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'matchtape-pin-'));
  const docker = join(folder, 'docker');
  writeFileSync(docker, `#!/bin/sh\necho '${answer}'\n`);
  chmodSync(docker, 0o755);
  const PATH = `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
  return spawnSync('sh', [fileURLToPath(at('tools/deployment/pin-images.sh'))], { env: { PATH }, encoding: 'utf8' });
};

test('the script that pins them names each by its digest, and none where a registry gives no digest', () => {
  const digest = `sha256:${'0123456789abcdef'.repeat(4)}`;
  const { status, stdout } = pinned(digest);
  expect(status).toBe(0);
  const lines = stdout.trimEnd().split('\n');
  const variables = new Set(foreignImages().map((image) => VARIABLE.exec(image)?.[1]));
  expect(lines.map((line) => line.split('=')[0])).toEqual([...variables].sort());
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+=\S+:\S+@sha256:[0-9a-f]{64}$/);
  expect(pinned('not found')).toMatchObject({ status: 1, stdout: '' });
});
