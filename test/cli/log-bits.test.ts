import { writeFileSync } from 'node:fs';
import type { TapeEvent } from '#audit';
import { makeVerifierKey } from '#log';
import { HeadLog, logFolderIn, makeFirstKey } from '#log/keeping';
import { CliError } from '../../apps/cli/src/cli-error.js';
import { readTape } from '../../apps/cli/src/tapes/load-tape.js';
import { digest } from '../../apps/cli/src/tapes/tape-json.js';
import { chainFaults, linksOf, makeTapeDocument } from '#tape-document';
import { compareWithLog, readSlips } from '../../apps/cli/src/verification/against-log.js';
import { temporaryFolder } from './run.js';

const at = temporaryFolder();

test('every single bit of a small tape: flipped, it is found', async () => {
  const event = (revision: number): TapeEvent & { created: number } => ({
    stream: 'match-final',
    revision,
    id: `00000000-0000-4000-8000-00000000000${revision}`,
    type: 'PointGained',
    schema: 1,
    at: '2026-05-01T18:30:00.000Z',
    actor: 'scorekeeper',
    cause: 'play-1',
    because: ['scoring.conquer'],
    data: { seat: revision, points: 1 },
    created: 1_777_660_200_000,
  });
  const document = makeTapeDocument(digest, [event(0), event(1)]);
  const bytes = Buffer.from(JSON.stringify(document));
  const { hash: link } = (document as { chain: { head: { hash: string } } }).chain.head;
  const folder = logFolderIn(at('small'));
  const key = makeVerifierKey(makeFirstKey(folder, { name: 'tape.example.org', type: 'note', now: event(0).at }));
  const log = HeadLog.open(folder);
  log?.add([{ match: 'final', revision: 1, link }]);
  writeFileSync(at('small.proof'), log?.prove({ match: 'final' }) ?? '');
  const told = readSlips({ proof: [at('small.proof')], key: [key] });
  if (told === null) throw new Error('there is no proof');
  const path = at('bent.json');
  /** Whether the tape is believed by what `verify` asks of a tape and its log; that its plays are decided again is left out. */
  const isBelieved = async (text: Buffer): Promise<boolean> => {
    writeFileSync(path, text);
    try {
      const { events, document } = await readTape({ target: path });
      const faults = document === null ? [] : chainFaults(digest, document);
      const { faults: ofLog } = compareWithLog({ match: 'final', links: linksOf(digest, events), faults }, told);
      return faults.length + ofLog.length === 0;
    } catch (error) {
      if (error instanceof CliError) return false;
      throw error;
    }
  };
  expect(await isBelieved(bytes)).toBe(true);
  const believed: number[] = [];
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const bent = Buffer.from(bytes);
    bent[bit >> 3] = (bent[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    if (await isBelieved(bent)) believed.push(bit);
  }
  expect(believed).toEqual([]);
});
