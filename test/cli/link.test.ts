import { serve } from '../../apps/api/src/serve.js';
import { noughts } from '../support/noughts.js';
import { cli, temporaryFolder } from './run.js';

const at = temporaryFolder();

const made = async (data: string, ...more: readonly string[]) => {
  const { code, out, err } = await cli(['link', '--data', data, '--json', ...more]);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as { id: string; secret: string; link: string | null; pin: string | null; words: string };
};

test('whoever may write the store makes links for a running server, which takes and loses them at once', async () => {
  const data = at('one');
  const server = await serve(
    { PORT: '0', MATCHTAPE_DATA: data },
    { rulesets: [noughts], replayer: at('none'), rulings: at('none') },
  );
  const { id, secret, words } = await made(
    data,
    '--role',
    'scribe',
    '--event',
    'Summer Open',
    '--table',
    '4',
    '--token',
  );
  expect(words).toBe('scribe, table 4 of Summer Open');
  const who = async () => {
    const answer = await fetch(`${server.url}session`, { headers: { Authorization: `Bearer ${secret}` } });
    const told = (await answer.json()) as { role?: string; code?: string };
    return told.role ?? told.code;
  };
  // The server is told by its store, which looks for what others wrote some times a second.
  while ((await who()) !== 'scribe');
  expect((await cli(['link', '--data', data, '--list'])).out).toContain(`${id}  scribe, table 4 of Summer Open`);
  expect((await cli(['link', '--data', data, '--revoke', id])).code).toBe(0);
  while ((await who()) === 'scribe');
  expect(await cli(['link', '--data', data, '--revoke', id])).toMatchObject({ code: 2 });
  await server.close();
});

test('a link of a head judge comes with a PIN; a QR code stands below it where it is wished', async () => {
  const data = at('two');
  const server = await serve(
    { PORT: '0', MATCHTAPE_DATA: data, MATCHTAPE_DEMO: 'none' },
    { rulesets: [noughts], replayer: at('none'), rulings: at('none') },
  );
  await server.close();
  const { link, pin } = await made(data, '--role', 'head-judge', '--url', 'https://tape.example.org/');
  expect(link).toMatch(/^https:\/\/tape\.example\.org\/#link=[\w-]{43}$/);
  expect(pin).toMatch(/^\d{6}$/);
  const { out } = await cli(['link', '--data', data, '--role', 'caster', '--expires', '8h', '--qr']);
  expect(out).toMatch(/^http:\/\/127\.0\.0\.1:4680\/#link=[\w-]{43}\ncaster, every event, until/);
  expect(out).toContain('██');
});

test.each([
  [['--role', 'king'], /Name one by --role: organiser/],
  [['--role', 'judge', '--expires', 'soon'], /8h, 3d/],
  [['--role', 'player', '--table', '4'], /first seat/],
  [['--role', 'judge', '--devices', '50'], /1 to 20/],
])('%j is refused with what to write instead', async (words, remedy) => {
  const data = at('three');
  await cli(['link', '--data', data, '--role', 'judge']);
  expect(await cli(['link', '--data', data, ...words])).toMatchObject({
    code: 2,
    err: expect.stringMatching(remedy) as string,
  });
});
