import type { Envelope } from '#kernel';
import { SEAL_KIT } from '#event-store/chain';
import type { DisputesOf } from '#recording';
import { chainFaults, linksOf, parseTapeDocument, type TapeDocument } from '#tape-document';
import { duelMatch } from './duel.js';
import { follow } from './event-stream.js';
import { fetchAsRecorder, postAsRecorder } from './key.js';
import type { ServerProcess } from './server-process.js';

const ANA = { role: 'player', seat: 0 };
const KIM = { role: 'judge', name: 'Kim' };
const LEE = { role: 'head-judge', name: 'Lee' };

/** What the two nodes of a store are asked, and whether the store has seals. */
export interface TwoNodes {
  readonly nodes: () => readonly ServerProcess[];
  /** The id that a match of this run has. */
  readonly idOf: (name: string) => string;
}

const documentAt = async ({ url }: ServerProcess, id: string, viewer: string): Promise<TapeDocument> => {
  const answer = await fetchAsRecorder(`${url}matches/${id}/tape?viewer=${viewer}`);
  const document = parseTapeDocument(await answer.text());
  if (!document.ok) throw new Error(document.error);
  return document.value;
};

/** A dispute whose every step is ordered on the other node than the one before: the tape holds it whole, and verifies. */
export const disputedNodesCases = ({ nodes, idOf }: TwoNodes): void => {
  let turn = 0;
  const send = async (path: string, body: object): Promise<void> => {
    const number = turn++;
    const answer = await postAsRecorder(`${nodes()[number % 2]!.url}matches/${path}`, {
      playId: `order-${number}`,
      ...body,
    });
    expect([path, answer.status, answer.status < 300 ? '' : await answer.text()]).toEqual([path, 201, '']);
  };

  /** As each node has it for everybody and for who records: without a fault, and to one head. */
  const verified = async (id: string): Promise<TapeDocument> => {
    const asked = nodes().flatMap((node) => ['recorder', 'public', '1'].map((viewer) => documentAt(node, id, viewer)));
    const documents = await Promise.all(asked);
    for (const document of documents) expect(chainFaults(SEAL_KIT.digest, document)).toEqual([]);
    expect(new Set(documents.map(({ head }) => head?.hash)).size).toBe(1);
    return documents[0]!;
  };

  test('a dispute goes from node to node: call, ruling, appeal, both rewinds, correction, missed trigger and penalty', async () => {
    const id = idOf('disputed');
    const opened = await postAsRecorder(`${nodes()[0]!.url}matches`, duelMatch(id, { level: 'competitive' }));
    expect(opened.status).toBe(201);
    for (const points of [1, 2, 3, 4, 5]) await send(`${id}/plays`, { line: `correct: Ana has ${points} points` });
    const before = await verified(id);
    const { plays } = (await (await fetchAsRecorder(`${nodes()[0]!.url}matches/${id}`)).json()) as { plays: number };
    const viewer = await follow(`${nodes()[0]!.url}matches/${id}/live`, before.events.length - 1);
    const steps: readonly (readonly [string, object])[] = [
      ['', { by: ANA, about: plays, words: 'the last point is wrong' }],
      ['/1/judges', { by: KIM, atTable: true }],
      ['/1/rulings', { by: KIM, ruling: 'illegal', citing: { document: 'TR', rule: '505.1' } }],
      ['/1/remedies', { by: KIM, remedy: { kind: 'rewind', to: plays } }],
      ['/1/appeals', { by: ANA }],
      ['/1/rulings', { by: LEE, ruling: 'illegal' }],
      ['/1/remedies', { by: LEE, remedy: { kind: 'rewind', to: plays - 2 } }],
      ['/1/remedies', { by: LEE, remedy: { kind: 'correction', line: 'correct: Ana has 2 points' } }],
      [
        '/1/remedies',
        {
          by: LEE,
          remedy: {
            ...{ kind: 'missed-trigger', outcome: 'resolved', missedBy: 1, chosenBy: 0 },
            line: 'correct: Ben has 1 point',
          },
        },
      ],
      ['/1/penalties', { by: LEE, infraction: 'slow-play', players: [{ seat: 0, same: 1, any: 1 }] }],
      ['/1/close', { by: KIM }],
    ];
    for (const [path, body] of steps) await send(`${id}/disputes${path}`, body);
    const after = await verified(id);
    const { disputes } = (await (
      await fetchAsRecorder(`${nodes()[1]!.url}matches/${id}/disputes`)
    ).json()) as DisputesOf;
    expect(disputes).toMatchObject([{ number: 1, closed: true, ruled: true, attended: true }]);
    // Nothing is erased: the tape from before is the beginning of the tape after.
    const links = linksOf(SEAL_KIT.digest, after.events);
    expect(links.get(before.head!.revision)).toBe(before.head!.hash);
    expect(after.events.filter(({ type }) => type === 'MatchRewound')).toHaveLength(2);
    const seen = await viewer.take(after.events.length - before.events.length);
    expect(seen.map(({ data }) => (JSON.parse(data) as Envelope).id)).toEqual(
      after.events.slice(before.events.length).map((event) => event.id),
    );
    viewer.leave();
    const [one, other] = await Promise.all(
      nodes().map(async ({ url }) => (await fetchAsRecorder(`${url}matches/${id}/table`)).json()),
    );
    expect(other).toEqual(one);
  });
};
