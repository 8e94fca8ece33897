import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atRoot } from '../support/root.js';

const STYLES = atRoot('apps/replayer/src/styles');

/** The classes that a style sheet speaks of. */
const classesIn = (file: string): readonly string[] => {
  const css = readFileSync(join(STYLES, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  return [...new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? ''))];
};

test('an overlay is dressed by its own classes alone: the styles of the page are loaded with it', () => {
  const others = readdirSync(STYLES).filter((file) => file !== 'overlay.css');
  const ofPage = new Set(others.flatMap(classesIn));
  expect(ofPage.size).toBeGreaterThan(100);
  // Seats have a colour of their own in each.
  const shared = classesIn('overlay.css').filter((name) => !/^seat-\d$/.test(name) && ofPage.has(name));
  expect(shared).toEqual([]);
});
