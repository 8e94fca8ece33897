import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCheckpoint, openProof, parseVerifierKey } from '#log';
import { cosign, HeadLog, knownKeys, makeFirstKey, retireKey, rotateKey } from '#log/keeping';
import { emptyFolder, headOf, keysOf, newFolder, NOW, openLog, ORIGIN, refusalOf } from './desk.js';

describe('keys', () => {
  test('are made once, in files of their owner alone', () => {
    const folder = newFolder();
    expect(statSync(join(folder, 'signing.key')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(refusalOf(() => makeFirstKey(folder, { name: 'other', type: 'note', now: NOW })).code).toBe('log/key');
    expect(HeadLog.open(emptyFolder())).toBeUndefined();
  });

  test('of which others may have a copy sign nothing', () => {
    const log = openLog();
    chmodSync(join(log.folder, 'signing.key'), 0o640);
    expect(refusalOf(() => log.checkpoint())).toMatchObject({
      code: 'log/key',
      remedy: expect.stringContaining('chmod 600') as string,
    });
  });

  test('are exchanged: for a while both sign, then the older one ends, and what it signed stays signed', () => {
    const log = openLog();
    const [old] = keysOf(log);
    if (old === undefined) throw new Error('there is no key');
    const before = log.add([headOf('a')]);
    const next = rotateKey(log.folder, '2026-06-01T00:00:00.000Z');
    const both = log.checkpoint();
    expect(both.startsWith(before)).toBe(true);
    expect([[old], [next]].map((keys) => openCheckpoint(both, keys).signed.length)).toEqual([1, 1]);
    retireKey(log.folder, old.id, '2026-07-01T00:00:00.000Z');
    const after = log.add([headOf('b')]);
    expect(refusalOf(() => openCheckpoint(after, [old])).code).toBe('log/signature');
    expect(openCheckpoint(after, [next]).checkpoint.origin).toBe(ORIGIN);
    expect(knownKeys(log.folder).map(({ since, until }) => [since, until])).toEqual([
      [NOW, '2026-07-01T00:00:00.000Z'],
      ['2026-06-01T00:00:00.000Z', null],
    ]);
    expect(refusalOf(() => retireKey(log.folder, next.id, NOW)).message).toContain('the only key');
    expect(refusalOf(() => retireKey(log.folder, '00000000', NOW)).message).toContain('No key with the id');
  });

  test('never stand in what is said of a damaged file', () => {
    const log = openLog();
    const path = join(log.folder, 'signing.key');
    const secret = readFileSync(path, 'utf8');
    writeFileSync(path, secret.replace('+KEY+', '+KEY+x'));
    const { code, message, remedy } = refusalOf(() => log.checkpoint());
    expect(code).toBe('log/key');
    expect(`${message} ${remedy}`).not.toContain(secret.trim().slice(-20));
  });
});

describe('another machine', () => {
  const TIME = 1_777_700_000;
  const witness = newFolder('cosignature', 'tables.example.org');
  const [known] = knownKeys(witness);
  const cosigner = known?.verifier ?? parseVerifierKey('');
  const log = openLog();
  const ask = (before: number): string =>
    cosign(log.request(before), { folder: witness, logKeys: keysOf(log), time: TIME });
  log.add([headOf('a'), headOf('b')]);

  test('cosigns what it sees first, with the time', () => {
    const cosigned = ask(0);
    expect(openCheckpoint(cosigned, [...keysOf(log), cosigner]).cosigned).toEqual([{ key: cosigner, time: TIME }]);
    const published = log.accept(cosigned, [cosigner]);
    expect(log.checkpoint()).toBe(published);
    expect(openProof(log.prove({ match: 'a' }), [...keysOf(log), cosigner]).cosigned).toHaveLength(1);
  });

  test('cosigns what goes on from there', () => {
    log.add([headOf('c'), headOf('d'), headOf('e')]);
    expect(refusalOf(() => ask(0))).toMatchObject({
      code: 'log/proof',
      remedy: expect.stringContaining('--since 2') as string,
    });
    expect(openCheckpoint(ask(2), [...keysOf(log), cosigner]).cosigned).toHaveLength(1);
    expect(refusalOf(() => log.request(6)).code).toBe('log/none');
  });

  test('cosigns no second history, whoever signs it', () => {
    // The operator begins the log anew under the same key, without what the other machine has seen.
    const folder = newFolder();
    for (const name of ['signing.key', 'keys'])
      writeFileSync(join(folder, name), readFileSync(join(log.folder, name)), { mode: 0o600 });
    const forked = openLog(folder);
    for (const match of ['a', 'x', 'c', 'd', 'e', 'f']) forked.add([headOf(match)]);
    const request = forked.request(5);
    const wish = { folder: witness, logKeys: keysOf(log), time: TIME };
    const { code, remedy } = refusalOf(() => cosign(request, wish));
    expect([code, remedy]).toEqual(['log/forked', expect.stringContaining('two histories')]);
    expect(refusalOf(() => log.accept(forked.checkpoint(), [cosigner])).code).toBe('log/none');
  });

  test('believes no log but the one whose key it has, and signs nothing without a key of its own', () => {
    const other = openLog();
    other.add([headOf('a')]);
    expect(refusalOf(() => cosign(other.request(0), { folder: witness, logKeys: keysOf(log), time: TIME })).code).toBe(
      'log/signature',
    );
    expect(refusalOf(() => cosign(log.request(5), { folder: log.folder, logKeys: keysOf(log), time: TIME })).code).toBe(
      'log/none',
    );
  });

  test('is not accepted where its key is not known, or what it signed was not published', () => {
    log.add([headOf('f')]);
    expect(refusalOf(() => log.accept(log.checkpoint(), [cosigner])).message).toBe(
      'No machine that is known has signed it.',
    );
  });
});
