// Small tables by chance, and what plays on them cause and are told, by fingerprint: they hold what no ruling tells of, and are the judge of a
// change that is to change nothing. A change that is meant is written with `npm run jest -- test/kept test/rulings -u`, and its commit says why.
import { CHOSEN_SCENES } from './chosen.js';
import { markOfScene } from './scene.js';

test('each scene comes out as it is kept, by its seed', () => {
  expect(Object.fromEntries(CHOSEN_SCENES.map((seed) => [seed, markOfScene(seed)]))).toMatchSnapshot();
});
