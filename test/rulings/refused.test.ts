import { writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from '../cli/run.js';

const at = temporaryFolder();

const refusing = async (refused: string): Promise<string> => {
  const text = `title: A move to where it is
table:
  players:
    Ana: { runes: enough, hand: [Flash], base: [Mega-Mech] }
    Ben:
  battlefields: [{ card: Bandle Tree, controller: Ana, units: { Ana: [Pit Rookie] } }, { card: Void Gate }]
expect:
  refused: ${refused}
`;
  writeFileSync(at('refused.yaml'), text);
  return (await cli(['rulings', at('refused.yaml')])).out;
};

const PLAY = `'Ana: plays Flash -> Mega-Mech'`;

test.each([
  ['no rule', PLAY],
  ['its key', `{ play: ${PLAY}, because: play.move-destination-differs }`],
  ['its number', `{ play: ${PLAY}, because: 355.4.a }`],
  ['its heading', `{ play: ${PLAY}, because: Destination differs from present place }`],
])('a refusal is expected by %s', async (_by, refused) => {
  expect(await refusing(refused)).toContain('1 file: 1 case passed, 0 failed.');
});

test('another rule than the one that refuses it is told with the one that does', async () => {
  const said = await refusing(`{ play: ${PLAY}, because: '404.2' }`);
  expect(said).toContain('is refused by trigger.decline-cost');
  expect(said).toContain(
    'it is refused by play.move-destination-differs: Mega-Mech is already where it would be moved.',
  );
});

test('what nobody is asked for is said to be impossible, not refused', async () => {
  expect(await refusing(`'Ben: declines'`)).toContain('that is `impossible`, not `refused`');
});

test('what is accepted is told as accepted', async () => {
  expect(await refusing(`'Ana: plays Flash -> Pit Rookie'`)).toMatch(/is refused\n +got +it is accepted/);
});
