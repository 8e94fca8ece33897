// A tape as a document over HTTP: each viewer gets what opens the own slots, it verifies offline, and nothing that is hidden is in it.
import { SEAL_KIT } from '#event-store/chain';
import { riftbound } from '#rulesets/riftbound';
import { chainFaults, parseTapeDocument, type ChainedEvent, type OpenedSeal, type TapeDocument } from '#tape-document';
import { type RunningApi, startApi } from '../support/api.js';
import { options } from '../support/riftbound/opening.js';

let api: RunningApi;

beforeAll(async () => {
  api = await startApi({ rulesets: [riftbound] });
  const { players, edition } = options();
  const decks = players.map(({ name, deck }) => ({ name, deck: riftbound.makeDeck(deck as never) }));
  const opened = await api.post('/matches', {
    ...{ id: 'dealt', ruleset: 'riftbound', mode: 'duel', edition, players: decks, digital: true, texts: 'described' },
  });
  expect(opened.status).toBe(201);
  for (const playId of ['first', 'second']) {
    const { waiting } = (await api.request('/matches/dealt')).body as { waiting: readonly { seat: number }[] };
    const play = { play: 'Mulligan', seat: waiting[0]?.seat, pieces: [] };
    expect((await api.post('/matches/dealt/plays', { playId, play })).status).toBe(201);
  }
});
afterAll(() => api.close());

const documentFor = async (viewer: string): Promise<{ text: string; document: TapeDocument }> => {
  const answer = await api.request(`/matches/dealt/tape?viewer=${viewer}`);
  expect(answer.status).toBe(200);
  const text = JSON.stringify(answer.body);
  const document = parseTapeDocument(text);
  if (!document.ok) throw new Error(document.error);
  return { text, document: document.value };
};

test.each(['recorder', 'public', '0', '1'])('for %s it verifies, to the same head', async (viewer) => {
  const [own, whole] = [await documentFor(viewer), await documentFor('recorder')];
  expect(chainFaults(SEAL_KIT.digest, own.document)).toEqual([]);
  expect(own.document.head).toEqual(whole.document.head);
  expect(own.document.events.length).toBeGreaterThan(20);
});

test('shows what the events show', async () => {
  const { document } = await documentFor('0');
  const { events } = (await api.request('/matches/dealt/events?viewer=0')).body as { events: ChainedEvent[] };
  const shown = document.events.map(({ actor, because, data }) => ({ actor, because, data }));
  expect(shown).toEqual(events.map(({ actor, because, data }) => ({ actor, because, data })));
});

test('a value that is changed in it, or what opens it exchanged for another event’s, is found at its event', async () => {
  const { text, document } = await documentFor('public');
  const at = document.events.findIndex(({ type }) => type === 'TurnBegan');
  const forged = JSON.parse(text) as { events: { data: object; seal: OpenedSeal }[] };
  const [event, other] = [forged.events[at], forged.events[at + 1]];
  if (event === undefined || other === undefined) throw new Error('There is no turn.');
  event.data = { ...event.data, seat: 7 };
  const faultsOf = (value: unknown): unknown => {
    const parsed = parseTapeDocument(JSON.stringify(value));
    return parsed.ok ? chainFaults(SEAL_KIT.digest, parsed.value).map(({ revision }) => revision) : parsed.error;
  };
  expect(faultsOf(forged)).toEqual([at]);
  const mixed = JSON.parse(text) as typeof forged;
  mixed.events[at]!.seal = { ...mixed.events[at]!.seal, opening: other.seal.opening };
  expect(faultsOf(mixed)).toEqual([at]);
});

test('holds no card of another’s hand or of a deck, and nothing that opens one', async () => {
  const { document: whole } = await documentFor('recorder');
  const drawn = whole.events.flatMap(({ type, data }) =>
    type === 'CardsDrawn' && (data as { seat: number }).seat === 1 ? (data as { cards: string[] }).cards : [],
  );
  expect(drawn.length).toBeGreaterThanOrEqual(4);
  const own = await documentFor('0');
  const opened = await documentFor('public');
  const mine = JSON.stringify(whole.events.find(({ type }) => type === 'MatchOpened')?.data);
  for (const card of new Set(drawn)) {
    expect(mine).toContain(card);
    expect(opened.text).not.toContain(`"${card}"`);
  }
  const keys = whole.events.flatMap(({ seal }) => (seal !== undefined && 'key' in seal ? [seal.key] : []));
  expect(keys).toHaveLength(whole.events.length);
  for (const key of keys) {
    expect(own.text).not.toContain(key);
    expect(opened.text).not.toContain(key);
  }
});

test('whoever asks without a key gets what everybody may see, whomever they name', async () => {
  const { text } = await documentFor('public');
  const asked = await api.ask('/matches/dealt/tape');
  expect(JSON.stringify(asked.body)).toBe(text);
  expect((await api.ask('/matches/dealt/tape?viewer=recorder')).status).toBe(401);
});
