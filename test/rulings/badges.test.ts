import { writeFileSync } from 'node:fs';
import { cli, temporaryFolder } from '../cli/run.js';

const at = temporaryFolder();

const having = async (badges: string): Promise<string> => {
  const text = `title: What stands on a unit
table:
  players:
    Ana: { base: [{ card: Pit Rookie, stunned: true, keywords: { Tank: 1 } }] }
    Ben:
  battlefields: [Bandle Tree, Void Gate]
expect: { units: { Pit Rookie: { badges: ${badges} } } }
`;
  writeFileSync(at('badges.yaml'), text);
  return (await cli(['rulings', at('badges.yaml')])).out;
};

test('words on a piece are expected by those that matter', async () => {
  expect(await having('[Tank]')).toContain('1 case passed, 0 failed.');
  expect(await having('[Tank, Shield 2]')).toContain('on Pit Rookie: Tank, Shield 2');
});

test('an empty list expects that there are none', async () => {
  expect(await having('[]')).toMatch(/expected +on Pit Rookie: nothing\n +got +on Pit Rookie: .*Tank/);
});
