import { createPublicKey, verify } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  heldSignatures,
  LogError,
  makeNote,
  makeProof,
  makeVerifierKey,
  type MatchHead,
  MerkleTree,
  leafOf,
  openCheckpoint,
  openProof,
  parseCosignRequest,
  parseNote,
  parseVerifierKey,
} from '#log';
import { HeadLog, makeFirstKey } from '#log/keeping';
import fc from '../support/fast-check.js';

const folder = mkdtempSync(join(tmpdir(), 'matchtape-notes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ORIGIN = 'tape.example.org/friday';
const log = (() => {
  makeFirstKey(folder, { name: ORIGIN, type: 'note', now: '2026-05-01T18:00:00.000Z' });
  const opened = HeadLog.open(folder);
  if (opened === undefined) throw new Error('there is no log');
  return opened;
})();

const headOf = (number: number): MatchHead => ({
  match: `table ${number}`,
  revision: number * 10,
  link: number.toString(16).padStart(64, '0'),
});
log.add([1, 2, 3, 4, 5].map(headOf));

const checkpoint = log.checkpoint();
const [keyText = ''] = HeadLog.open(folder)?.vkeys() ?? [];
const key = parseVerifierKey(keyText);
const proof = log.prove({ match: 'table 3' });

const codeOf = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof LogError) return error.code;
    throw error;
  }
  return 'believed';
};

describe('the example of the specification of signed notes', () => {
  const vkey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
  const signature = 'Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=';
  const note = `This is an example message.\n\n\u2014 example.com/foo ${signature}\n`;

  test('is signed by its key, and written again as it was', () => {
    const known = parseVerifierKey(vkey);
    expect(makeVerifierKey(known)).toBe(vkey);
    expect(heldSignatures(parseNote(note), [known])).toEqual([{ key: known, time: null }]);
    expect(makeNote(parseNote(note))).toBe(note);
  });

  test('is not signed by it with another word', () => {
    const changed = note.replace('example message', 'example massage');
    expect(codeOf(() => heldSignatures(parseNote(changed), [parseVerifierKey(vkey)]))).toBe('log/signature');
  });
});

describe('a checkpoint', () => {
  test('is a line of origin, size and root each, and a signature that any other tool can verify', () => {
    const [origin, size, root] = checkpoint.split('\n');
    expect([origin, size]).toEqual([ORIGIN, '5']);
    const tree = new MerkleTree([1, 2, 3, 4, 5].map((number) => leafOf(headOf(number))));
    expect(root).toBe(Buffer.from(tree.root()).toString('base64'));
    const [signed] = parseNote(checkpoint).signatures;
    const spki = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), key.key]);
    const publicKey = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const text = Buffer.from(`${origin}\n${size}\n${root}\n`);
    expect(verify(null, text, publicKey, signed?.bytes ?? Buffer.alloc(0))).toBe(true);
  });

  test('is believed by the key of its log alone', () => {
    expect(openCheckpoint(checkpoint, [key]).checkpoint).toMatchObject({ origin: ORIGIN, size: 5 });
    expect(codeOf(() => openCheckpoint(checkpoint, []))).toBe('log/signature');
    const renamed = { ...key, name: 'tape.example.org/saturday' };
    expect(codeOf(() => openCheckpoint(checkpoint, [renamed]))).toBe('log/signature');
  });

  const [text = '', signature = ''] = checkpoint.split('\n\n');
  const [origin = '', size = '', root = ''] = text.split('\n');
  const asNote = (lines: readonly string[]): string => `${lines.join('\n')}\n\n${signature}`;

  test.each([
    ['no signature', `${text}\n`],
    ['no end of the line', checkpoint.slice(0, -1)],
    ['a carriage return', checkpoint.replace('\n5\n', '\n5\r\n')],
    ['a word before the dash', checkpoint.replace('\u2014 ', ' \u2014 ')],
    ['a line below its signatures', `${checkpoint}and so on\n`],
    ['base64 that is written otherwise', checkpoint.replace(/=\n$/, '\n')],
    ['a size with a zero before it', asNote([origin, '05', root])],
    ['a size below nothing', asNote([origin, '-5', root])],
    ['a size that no number holds', asNote([origin, '99999999999999999', root])],
    ['a shorter root', asNote([origin, size, 'AAAA'])],
    ['no root', asNote([origin, size])],
    ['no origin', asNote(['', size, root])],
    ['an empty line', asNote([origin, size, root, '', 'more'])],
  ])('with %s is no checkpoint', (_what, wrong) => {
    expect(codeOf(() => openCheckpoint(wrong, [key]))).toBe('log/malformed');
  });

  test('with an extension that nobody signed is not believed', () => {
    expect(codeOf(() => openCheckpoint(asNote([origin, size, root, 'more']), [key]))).toBe('log/signature');
  });
});

test.each([
  ['nothing', ''],
  ['a part left out', keyText.replace(/\+[0-9a-f]{8}/, '')],
  ['another id', keyText.replace(/\+[0-9a-f]{8}\+/, '+00000000+')],
  ['another name', keyText.replace('friday', 'saturday')],
  ['a shorter key', keyText.slice(0, -4)],
  ['a space in its name', keyText.replace('friday', 'fri day')],
])('a verifier key with %s is none', (_what, wrong) => {
  expect(codeOf(() => parseVerifierKey(wrong))).toBe('log/malformed');
});

describe('a proof', () => {
  test('leads from a head to the checkpoint', () => {
    expect(openProof(proof, [key])).toMatchObject({
      head: headOf(3),
      index: 2,
      checkpoint: { origin: ORIGIN, size: 5 },
    });
  });

  test('is not believed with any one bit flipped', () => {
    const bytes = Buffer.from(proof);
    const told = new Set<string>();
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const bent = Buffer.from(bytes);
      bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      // What is no UTF-8 is no text; the door that reads files makes it one with the sign for that.
      told.add(codeOf(() => openProof(bent.toString('utf8'), [key])));
    }
    expect([...told].sort()).toEqual(['log/malformed', 'log/proof', 'log/signature']);
  });

  test('is not believed for another head', () => {
    const { hashes } = { hashes: log.leaves.tree.inclusion(2) };
    const other = makeProof({ head: { ...headOf(3), revision: 31 }, index: 2, hashes, checkpoint });
    expect(codeOf(() => openProof(other, [key]))).toBe('log/proof');
  });

  test.each([
    ['another form', proof.replace('@v1', '@v2')],
    ['no head', proof.replace(/extra .*\n/, '')],
    ['a head that is none', proof.replace(/extra .*\n/, `extra ${Buffer.from('final').toString('base64')}\n`)],
    ['no place', proof.replace(/index .*\n/, '')],
    ['a place with a zero before it', proof.replace('index 2', 'index 02')],
    ['a hash that is none', proof.replace('\nindex 2\n', '\nindex 2\nAAAA\n')],
    [
      'more hashes than any tree needs',
      proof.replace('\nindex 2\n', `\nindex 2\n${`${'A'.repeat(43)}=\n`.repeat(64)}`),
    ],
  ])('with %s is none', (_what, wrong) => {
    expect(codeOf(() => openProof(wrong, [key]))).toBe('log/malformed');
  });
});

test('any text is refused in words, and never breaks the reader', () => {
  const readers = [
    (text: string) => openProof(text, [key]),
    (text: string) => openCheckpoint(text, [key]),
    (text: string) => parseCosignRequest(text),
    (text: string) => parseVerifierKey(text),
  ];
  const cut = fc.nat(proof.length).map((end) => proof.slice(0, end));
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: 'binary' }), cut),
      fc.constantFrom(...readers),
      (text, read) => {
        fc.pre(text !== proof);
        expect(codeOf(() => read(text))).toBe('log/malformed');
      },
    ),
    { numRuns: 500 },
  );
});
