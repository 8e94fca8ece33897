import { openSqliteStore } from '#event-store/sqlite';
import type { AnyRuleset, HeldRuleset, Viewer } from '#ruleset';
import { riftbound } from '#rulesets/riftbound';
import { runeterra } from '#rulesets/runeterra';
import { cli, temporaryFolder } from '../../cli/run.js';
import { type RunningApi, startApi } from '../../support/api.js';
import { follow } from '../../support/event-stream.js';
import { fetchAsRecorder } from '../../support/key.js';
import { bearerOf, type LinkOfTest } from '../../support/links.js';
import { twinsOf } from './describe-worlds.js';
import { givenAway, sealed, type Given } from './outlets.js';
import type { Said } from './world.js';

const file = temporaryFolder();

const MATCH = 'twin';
const READINGS = [
  '',
  'events',
  'table',
  'table?at=9',
  'timeline',
  'chain',
  'scoring',
  'statistics',
  'findings',
  'state',
  'nowhere',
];

/** When a store wrote an event, by the clock of the machine. */
const WRITTEN = /"created": \d+/g;

/** Anything that names when an answer was made, and not what it says. */
const headersOf = ({ headers }: Response): string =>
  [...headers].filter(([name]) => !/^(date|ratelimit|connection|keep-alive|x-request-id)/.test(name)).join('\n');

const asked = async (url: string, viewer: Viewer, path: string): Promise<string> => {
  const address = `${url}/matches/${MATCH}/${path}${path.includes('?') ? '&' : '?'}viewer=${String(viewer)}`;
  const response = await (viewer === 'public' ? fetch : fetchAsRecorder)(address);
  return `${String(response.status)}\n${headersOf(response)}\n${await response.text()}`;
};

const streamed = async (url: string, events: number): Promise<string> => {
  const stream = await follow(`${url}/matches/${MATCH}/live?viewer=public`);
  const messages = await stream.take(events);
  stream.leave();
  return JSON.stringify(messages);
};

/** Links whose holders have no more than the public here, whatever they are called: no event has settled anything. */
const LINKS: readonly LinkOfTest[] = [
  { role: 'head-judge' },
  { role: 'appeals-judge' },
  { role: 'judge' },
  { role: 'caster' },
  { role: 'player', event: 'Elsewhere', tables: ['4'], seat: 0 },
  { role: 'scribe', event: 'Elsewhere', tables: ['4'] },
  { role: 'organiser', event: 'Elsewhere' },
];

/** What is asked of a match by the holders of links, and what a judge is answered who mistypes a card in an order. */
const askedByLinks = async (api: RunningApi, given: Map<string, string>): Promise<void> => {
  for (const link of LINKS) {
    const headers = { ...(await bearerOf(api, link)), 'Content-Type': 'application/json' };
    const tell = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${api.url}${path}`, { headers, ...init });
      given.set(`${link.role} ${path}`, `${String(response.status)}\n${headersOf(response)}\n${await response.text()}`);
    };
    for (const reading of [
      ...READINGS,
      'audit',
      'report',
      'disputes',
      'round',
      'tape',
      'legal?seat=0',
      'table?viewer=0',
    ])
      await tell(`/matches/${MATCH}/${reading}`);
    for (const path of ['/matches', '/disputes', '/statistics', `/session?about=${MATCH}`]) await tell(path);
    const claim = { playId: 'claim', by: { role: 'player', seat: 0 }, line: 'Ana: plays Xyzzy' };
    await tell(`/matches/${MATCH}/disputes/1/claims`, { method: 'POST', body: JSON.stringify(claim) });
  }
};

/** Everything that a viewer gets of a world by the doors of the server and of the prompt. */
const givenAtDoors = async (
  ruleset: HeldRuleset,
  viewer: Viewer,
  said: readonly Said[],
  name: string,
): Promise<Given> => {
  const path = file(name);
  const store = await openSqliteStore({ path });
  const envelopes = sealed(said, MATCH);
  await store.append(
    `match-${MATCH}`,
    'no-stream',
    envelopes.map(({ stream: _, revision: __, ...event }) => event),
  );
  const api = await startApi({ store, rulesets: [ruleset as AnyRuleset] });
  const given = new Map<string, string>();
  for (const reading of READINGS) given.set(`GET ${reading}`, await asked(api.url, viewer, reading));
  given.set('GET /matches', await (await fetch(`${api.url}/matches`)).text());
  if (viewer === 'public') {
    given.set('live', await streamed(api.url, envelopes.length));
    await askedByLinks(api, given);
  }
  await api.close();
  await store.close();
  for (const command of ['replay', 'show', 'legal', 'export']) {
    const { code, out, err } = await cli([command, MATCH, '--store', `sqlite:${path}`, '--viewer', String(viewer)]);
    given.set(`matchtape ${command}`, `${String(code)}\n${out.replace(WRITTEN, '')}\n${err}`);
  }
  return given;
};

// The longest games by chance are the law's own; here it is the doors that are tried, with a pair for the public and one for a seat.
test.each([
  [riftbound.title, riftbound as AnyRuleset, 'duel', 2],
  [riftbound.title, riftbound as AnyRuleset, 'duel', 1],
  [runeterra.title, runeterra as AnyRuleset, 'standard', 2],
  [runeterra.title, runeterra as AnyRuleset, 'standard', 5],
])('server and prompt tell two worlds of %s apart for nobody', async (_, of, mode, seed) => {
  const ruleset = of as HeldRuleset;
  const twins = twinsOf(ruleset, seed, { mode, from: seed, games: 1, plays: 60 });
  if (twins === null) throw new Error('This game has no pair of worlds; choose another seed.');
  const { viewer, one, other } = twins;
  const here = await givenAtDoors(ruleset, viewer, one, `${String(seed)}-${ruleset.id}-one.sqlite`);
  const there = await givenAtDoors(ruleset, viewer, other, `${String(seed)}-${ruleset.id}-other.sqlite`);
  expect(here.get('GET events')).toMatch(/^200/);
  expect(here.get('matchtape replay')).toMatch(/^0/);
  if (viewer === 'public') expect(here.get(`judge /matches/${MATCH}/events`)).toMatch(/^200/);
  expect(givenAway(here, there)).toBeNull();
});
