import { leafOf, MerkleTree, openCheckpoint } from '#log';
import { start } from '../contract/process.js';
import { headOf, keysOf, newFolder, openLog } from './desk.js';

test('a signer that is killed at any moment has forgotten nothing that it gave, and goes on', async () => {
  const folder = newFolder();
  const given: string[] = [];
  for (const round of ['1', '2', '3', '4', '5', '6']) {
    const signer = start('sign.ts', folder, round);
    await signer.until((output) => output.split('\0').length > 5 + 7 * Number(round));
    await signer.kill();
    given.push(...signer.output().split('\0').slice(0, -1));
  }
  const log = openLog(folder);
  log.add([headOf('after the last kill')]);
  const tree = new MerkleTree(log.leaves.heads.map(leafOf));
  for (const text of given) {
    const { size, root } = openCheckpoint(text, keysOf(log)).checkpoint;
    expect(tree.root(size)).toEqual(root);
  }
  expect(given.length).toBeGreaterThan(100);
  expect(tree.size).toBeGreaterThanOrEqual(given.length);
  // No size was ever given with two roots.
  const sizes = given.map((text) => text.split('\n')[1]);
  expect(new Set(sizes).size).toBe(sizes.length);
});
