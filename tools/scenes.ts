// Chooses the scenes by chance that test/kept keeps: among candidates, those that come where the ones before them seldom came.
// usage: npm run scenes -- [--keep N]
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { mutantsOf } from './mutants/mutants-of.js';
import { Program } from './mutants/program.js';
import { FOLDERS } from './mutants/sample.js';
import { soundOf, type Sound } from './mutants/sound.js';
import { filesBelow } from './sources.js';

const CHOSEN = 'test/kept/scenes/chosen.json';

const { values } = parseArgs({ options: { keep: { type: 'string', default: '160' } } });

/** The places of the rules that each candidate comes to. */
const placesOf = ({ names, reached }: Sound): readonly (readonly number[])[] => {
  const sites = [...reached.values()].flat();
  const places: number[][] = names.map(() => []);
  for (const [site, trials] of sites.entries()) for (const trial of trials) places[trial]?.push(site);
  return places;
};

/** What a scene costs besides its own milliseconds. */
const EACH = 20;

/** A place counts half as much each time that it was come to, and a scene by what it adds for its time. */
const chosen = (sound: Sound, count: number): readonly number[] => {
  const places = placesOf(sound);
  const left = new Map<number, number>();
  const rest = new Set(places.keys());
  const worth = (trial: number): number =>
    (places[trial] ?? []).reduce((sum, site) => sum + (left.get(site) ?? 1), 0) / (EACH + (sound.times[trial] ?? 0));
  const picked: number[] = [];
  while (picked.length < count && rest.size > 0) {
    const best = [...rest].reduce((one, other) => (worth(other) > worth(one) ? other : one));
    rest.delete(best);
    picked.push(best);
    for (const site of places[best] ?? []) left.set(site, (left.get(site) ?? 1) / 2);
  }
  return picked;
};

const files = FOLDERS.filter((folder) => folder.includes('riftbound'))
  .flatMap((folder) => filesBelow(folder, ['.ts']))
  .map(({ path }) => mutantsOf(path, readFileSync(path, 'utf8')));
const sound = soundOf(new Program('test/kept/scenes/candidates.ts'), files, '');
const seeds = chosen(sound, Number(values.keep)).map((trial) => Number(sound.names[trial]));
writeFileSync(CHOSEN, `${JSON.stringify(seeds.toSorted((one, other) => one - other))}\n`);
const times = seeds.map((seed) => sound.times[sound.names.indexOf(String(seed))] ?? 0);
console.error(
  `${CHOSEN}: ${seeds.length} of ${sound.names.length}, ${(times.reduce((a, b) => a + b, 0) / 1000).toFixed(1)} s`,
);
