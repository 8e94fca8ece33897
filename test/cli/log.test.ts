import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TapeEvent } from '#audit';
import { linkOn, SEAL_KIT, startOf } from '#event-store/chain';
import { sealOf, type Seal } from '#kernel';
import {
  closeMatch,
  filesIn,
  forge,
  forgeEvents,
  openDuel,
  OPENING,
  playLines,
  recording,
  renumber,
} from './forging.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();
const data = at('data');
const ORIGIN = 'tape.example.org';

type Chained = TapeEvent & { readonly created: number; readonly hash: string; readonly seal?: Seal };

let logKey = '';
let whole: readonly Chained[] = [];

const run = async (args: readonly string[], code = 0): Promise<string> => {
  const said = await cli(args);
  expect([said.err, said.code]).toEqual(['', code]);
  return said.out;
};

const keyIn = async (folder: string): Promise<string> => {
  const { keys } = JSON.parse(await run(['log', 'keys', '--data', folder, '--json'])) as { keys: { key: string }[] };
  return keys.at(-1)?.key ?? '';
};

/** Two matches on a server's folder, one logged in its middle and at its closing, the other closed. */
beforeAll(async () => {
  await run(['log', 'keys', '--make', ORIGIN, '--data', data]);
  await recording(data, async (desk) => {
    await openDuel(desk, 'final');
    await openDuel(desk, 'semi');
    await playLines(desk, 'final', OPENING);
    await closeMatch(desk, 'semi', 'Ben had to leave.');
  });
  await run(['log', 'checkpoint', '--match', 'final', '--data', data, '--out', at('early.checkpoint')]);
  await run(['log', 'prove', 'final', '--data', data, '--out', at('early.proof')]);
  await recording(data, async (desk) => {
    await playLines(desk, 'final', ['Ana: ends turn'], 5);
    await closeMatch(desk, 'final', 'Time.');
  });
  await run(['log', 'checkpoint', '--data', data, '--out', at('late.checkpoint')]);
  await run(['log', 'prove', 'final', '--data', data, '--out', at('late.proof')]);
  await run(['export', 'final', '--data', data, '--out', at('final.json')]);
  await run(['export', 'semi', '--data', data, '--out', at('semi.json')]);
  logKey = await keyIn(data);
  whole = (JSON.parse(readFileSync(at('final.json'), 'utf8')) as { events: Chained[] }).events;
});

const LATE = () => ['--checkpoint', at('late.checkpoint'), '--proof', at('late.proof'), '--key', logKey];

interface Told {
  readonly code: number;
  readonly faults: readonly string[];
}

/** What `verify` says of a tape beside the log: its exit code, and what is not as it was logged. */
const against = async (tape: string, slips: readonly string[] = LATE()): Promise<Told> => {
  const { out, code } = await cli(['verify', tape, ...slips, '--json']);
  return { code, faults: (JSON.parse(out) as { log: { faults: string[] } }).log.faults };
};

let copies = 0;
const written = (text: string): string => {
  const path = at(`copy-${String(++copies)}.json`);
  writeFileSync(path, text);
  return path;
};

/** An event that somebody else entered, sealed anew. */
const byJudge = (event: Chained): Chained => {
  const { id, because, data } = event;
  const shown = { actor: 'judge', because, data };
  const seal = sealOf(SEAL_KIT, {
    event: id,
    recorder: shown,
    public: shown,
    players: [shown, shown],
    namesPeople: () => false,
  });
  return { ...event, actor: 'judge', seal };
};

/** A document as somebody writes it who knows how: every link made anew. */
const relinked = (events: readonly Chained[]): string => {
  let reached = startOf(events[0]?.stream ?? '');
  const linked = events.map((event, revision) => {
    reached = linkOn(reached, { ...event, revision });
    return { ...event, revision, hash: reached.hash };
  });
  const head = { stream: events[0]?.stream ?? '', ...reached };
  return JSON.stringify({ matchtape: 3, chain: { hash: 'sha-256', head }, events: linked });
};

const last = () => whole.length - 1;

describe('a tape beside the log', () => {
  test('that nobody has altered is what stands in it', async () => {
    const said = await run(['verify', at('final.json'), ...LATE()]);
    expect(said).toContain(
      `The tape is what stands in the log of ${ORIGIN} at size 3, signed by its key (logged at event ${last()}).\n`,
    );
    // A proof has its checkpoint in it.
    expect(await against(at('final.json'), ['--checkpoint', at('late.proof'), '--key', logKey])).toEqual({
      code: 0,
      faults: [],
    });
  });

  test('that has gone on is told so', async () => {
    const said = await run(['verify', at('final.json'), '--proof', at('early.proof'), '--key', logKey]);
    expect(said).toMatch(/The last \d+ events came after it: no head that was named covers them\./);
  });

  test('of which one word was changed is named by its event', async () => {
    const text = readFileSync(at('final.json'), 'utf8').replace('"note": "Time."', '"note": "Done."');
    expect(await against(written(text))).toEqual({ code: 3, faults: [`event ${last()} is not what was logged`] });
  });

  test('written anew by somebody who makes every link anew is found, between the heads that were kept', async () => {
    const forged = whole.map((event, revision) => (revision === 3 ? byJudge(event) : event));
    const words = (to: number) =>
      `one of the events 0 to ${to} is not what was logged, and every link from it on was made anew`;
    expect(await against(written(relinked(forged)))).toEqual({ code: 3, faults: [words(last())] });
    expect(
      (await against(written(relinked(forged)), ['--proof', at('early.proof'), '--key', logKey])).faults[0],
    ).toMatch(/^one of the events 0 to \d+ is not/);
  });

  test('is not called altered before the first head that does not fit', async () => {
    await run([
      'log',
      'prove',
      'final',
      '--data',
      data,
      '--revision',
      String(await early()),
      '--out',
      at('both.proof'),
    ]);
    const forged = whole.map((event, revision) => (revision === last() ? byJudge(event) : event));
    const slips = ['--proof', at('both.proof'), '--proof', at('late.proof'), '--key', logKey];
    const from = (await early()) + 1;
    expect((await against(written(relinked(forged)), slips)).faults).toEqual([
      `one of the events ${from} to ${last()} is not what was logged, and every link from it on was made anew`,
    ]);
  });

  test('whose tail was cut is found, links and head made to fit', async () => {
    for (const length of [1, last() - 1, last()]) {
      expect(await against(written(relinked(whole.slice(0, length))))).toEqual({
        code: 3,
        faults: [`event ${length} is missing: the tape ends before event ${last()}, which was logged`],
      });
    }
  });

  test('with two events exchanged, or one put in again, is found', async () => {
    const [one, other] = [whole[last() - 2], whole[last() - 1]] as [Chained, Chained];
    const swapped = [...whole.slice(0, -3), other, one, ...whole.slice(-1)];
    const repeated = [...whole.slice(0, -1), one, ...whole.slice(-1)];
    for (const forged of [swapped, repeated]) expect((await against(written(relinked(forged)))).code).toBe(3);
  });

  test('of another match is refused', async () => {
    const { err, code } = await cli(['verify', at('semi.json'), ...LATE()]);
    expect([err, code]).toEqual([
      expect.stringContaining('This tape is match "semi", and the proof is of "final".'),
      2,
    ]);
  });
});

/** The revision that was logged on demand. */
const early = async (): Promise<number> => {
  const { out } = await cli(['verify', at('final.json'), '--proof', at('early.proof'), '--key', logKey, '--json']);
  return (JSON.parse(out) as { log: { heads: { revision: number }[] } }).log.heads[0]?.revision ?? -1;
};

describe('a checkpoint', () => {
  test('alone names no match, and says where the proof is to be had', async () => {
    const { err, code } = await cli([
      'verify',
      at('final.json'),
      '--checkpoint',
      at('late.checkpoint'),
      '--key',
      logKey,
    ]);
    expect([err, code]).toEqual([expect.stringContaining('matchtape log prove MATCH --size 3'), 2]);
  });

  test('of another size than the proof asks for that one', async () => {
    const slips = ['--checkpoint', at('early.checkpoint'), '--proof', at('late.proof'), '--key', logKey];
    const { err, code } = await cli(['verify', at('final.json'), ...slips]);
    expect([err, code]).toEqual([expect.stringContaining('matchtape log prove MATCH --size 2'), 2]);
  });

  test('without a key, or by the key of somebody else, is believed by nobody', async () => {
    await run(['log', 'keys', '--make', ORIGIN, '--data', at('stranger')]);
    const stranger = await keyIn(at('stranger'));
    expect((await cli(['verify', at('final.json'), '--proof', at('late.proof')])).err).toContain(
      "Nobody's key is named",
    );
    expect((await cli(['verify', at('final.json'), '--proof', at('late.proof'), '--key', stranger])).code).toBe(3);
  });

  test('that was signed twice for two histories proves it', async () => {
    // The operator leaves the semi-final out, under the same key.
    const forked = at('forked');
    cpSync(data, forked, { recursive: true });
    for (const name of ['leaves', 'signed', 'checkpoints/1', 'checkpoints/2', 'checkpoints/3'])
      writeFileSync(join(forked, 'log', name), '');
    forge(filesIn(forked).store, (database) => {
      database.exec(
        "DELETE FROM events WHERE stream = (SELECT number FROM streams WHERE name = 'match-semi'); DELETE FROM streams WHERE name = 'match-semi';",
      );
      renumber(database);
    });
    const leaves = readFileSync(join(data, 'log/leaves'), 'utf8').split('\n');
    writeFileSync(
      join(forked, 'log/leaves'),
      [leaves[1], leaves[1]?.replace(/final$/, 'other'), leaves[2], ''].join('\n'),
    );
    await run(['log', 'checkpoint', '--data', forked]);
    await run(['log', 'prove', 'final', '--data', forked, '--out', at('forked.proof')]);
    const { err, code } = await cli([
      'verify',
      at('final.json'),
      '--checkpoint',
      at('late.checkpoint'),
      '--proof',
      at('forked.proof'),
      '--key',
      logKey,
    ]);
    expect([err, code]).toEqual([expect.stringContaining('has signed two trees of size 3'), 3]);
  });
});

describe('a store beside its log', () => {
  const copyOf = (): string => {
    const folder = at(`store-${String(++copies)}`);
    cpSync(data, folder, { recursive: true });
    return folder;
  };

  test('that nobody has touched still holds every head', async () => {
    expect(await run(['log', 'check', '--data', data])).toBe(
      `The log of ${ORIGIN} has 3 leaves and 3 published checkpoints; its store still holds every head in it.\n`,
    );
  });

  test('whose chain somebody with the file has made anew is found', async () => {
    const folder = copyOf();
    forgeEvents(filesIn(folder).store, "type = 'MatchClosed'", {
      column: 'data',
      by: (closed: object) => ({ ...closed, note: 'Ana won.' }),
    });
    const said = await run(['log', 'check', '--data', folder], 3);
    expect(said).toMatch(/final is another from one of the events \d+ to \d+ on\n/);
    expect(said).toMatch(/semi is another from one of the events 0 to \d+ on\n/);
  });

  test('from which a match was removed is found', async () => {
    const folder = copyOf();
    forge(filesIn(folder).store, (database) => {
      database.exec(
        "DELETE FROM events WHERE stream = (SELECT number FROM streams WHERE name = 'match-semi'); DELETE FROM streams WHERE name = 'match-semi';",
      );
      renumber(database);
    });
    expect(await run(['log', 'check', '--data', folder], 3)).toMatch(
      /semi was logged at revision \d+ and is not there as far as that: it was removed or cut\n/,
    );
  });

  test('gives no second signature once its log was cut', async () => {
    const folder = copyOf();
    writeFileSync(join(folder, 'log/leaves'), '');
    const { err, code } = await cli(['log', 'checkpoint', '--data', folder]);
    expect([err, code]).toEqual([expect.stringMatching(/^Not signed: .* Put back the file "leaves"/s), 3]);
    expect(await run(['log', 'check', '--data', folder], 3)).toContain(
      'Size 3 was signed, and there are 0 leaves: the newest were cut',
    );
  });
});

describe('keys and other machines', () => {
  test('a key is kept for its owner alone, and is listed with its time', async () => {
    expect(statSync(join(data, 'log/signing.key')).mode & 0o777).toBe(0o600);
    expect(await run(['log', 'keys', '--data', data])).toMatch(
      /^tape\.example\.org\+[0-9a-f]{8}\+\S+\n {2}signs since \d{4}-\S+\n$/,
    );
    expect(await run(['log', 'keys', '--data', at('nowhere')])).toContain('Begin a log by');
    expect((await cli(['log', 'checkpoint', '--data', at('nowhere')])).err).toContain('matchtape log keys --make NAME');
  });

  test('are cosigned, and verify names who else has seen the checkpoint', async () => {
    const [table, folder] = [at('table'), at('cosigned')];
    cpSync(data, folder, { recursive: true });
    await run(['log', 'keys', '--cosigner', 'judges.example.org', '--data', table]);
    const judges = await keyIn(table);
    await run(['log', 'checkpoint', '--since', '0', '--data', folder, '--out', at('request')]);
    await run(['log', 'cosign', at('request'), '--key', logKey, '--data', table, '--out', at('cosigned.checkpoint')]);
    await run(['log', 'accept', at('cosigned.checkpoint'), '--key', judges, '--data', folder]);
    await run(['log', 'prove', 'final', '--data', folder, '--out', at('cosigned.proof')]);
    const said = await run([
      'verify',
      at('final.json'),
      '--proof',
      at('cosigned.proof'),
      '--key',
      logKey,
      '--key',
      judges,
    ]);
    expect(said).toMatch(/judges\.example\.org has seen that checkpoint too, on \d{4}-\d\d-\d\dT/);
    // What shows how it grew from nothing is no news to a machine that has seen it.
    const again = await cli(['log', 'cosign', at('request'), '--key', logKey, '--data', table]);
    expect([again.code, again.err]).toEqual([3, expect.stringContaining('--since 3') as string]);
  });

  test('are exchanged one thing at a time', async () => {
    const folder = at('rotated');
    await run(['log', 'keys', '--make', ORIGIN, '--data', folder]);
    const old = await keyIn(folder);
    await run(['log', 'keys', '--rotate', '--data', folder]);
    const [, id = ''] = old.split('+');
    expect(await run(['log', 'keys', '--retire', id, '--data', folder])).toMatch(/, ended \d{4}-/);
    expect((await cli(['log', 'keys', '--rotate', '--retire', id, '--data', folder])).err).toContain(
      'One thing at a time',
    );
  });

  test.each([
    ['a store', ['verify', 'final', '--data', 'DATA', '--proof', 'PROOF', '--key', 'KEY'], 'matchtape log check'],
    ['a size that is none', ['log', 'prove', 'final', '--size', 'three', '--data', 'DATA'], 'is no whole number'],
    [
      'a size that was never published',
      ['log', 'prove', 'final', '--size', '9', '--data', 'DATA'],
      'It did at: 1, 2, 3.',
    ],
    ['a match that is not logged', ['log', 'prove', 'third', '--data', 'DATA'], 'does not stand in the log'],
    [
      'a match that is not there',
      ['log', 'checkpoint', '--match', 'third', '--data', 'DATA'],
      'There are: final, semi.',
    ],
    ['a key that is none', ['verify', 'TAPE', '--proof', 'PROOF', '--key', 'key'], 'no verifier'],
  ])('%s is answered with what to do', async (_what, args, words) => {
    const names: Readonly<Record<string, string>> = {
      DATA: data,
      PROOF: at('late.proof'),
      KEY: logKey,
      TAPE: at('final.json'),
    };
    const { err, code } = await cli(args.map((word) => names[word] ?? word));
    expect([err, code]).toEqual([expect.stringContaining(words), 2]);
  });
});
