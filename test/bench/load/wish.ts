import { parseArgs } from 'node:util';

/**
 * How large an event is played. `every`: seconds between two plays at a table; `feature`: viewers of table 1, `viewers` those of all others; `nodes`:
 * server processes on one store; `kill`: 1 to kill the first of them half-way.
 */
export interface LoadWish {
  readonly tables: number;
  readonly feature: number;
  readonly viewers: number;
  readonly judges: number;
  readonly every: number;
  readonly seconds: number;
  readonly warmUp: number;
  readonly nodes: number;
  readonly kill: number;
}

/** The peak of an event of 2,000 players. */
export const FULL: LoadWish = {
  ...{ tables: 1000, feature: 1000, viewers: 2000, judges: 50 },
  ...{ every: 4, seconds: 60, warmUp: 12, nodes: 1, kill: 0 },
};

const NAMES = Object.keys(FULL) as readonly (keyof LoadWish)[];

/** Reads what stands behind the command; what is left out is of the full size, or a share of it where `--share` says so. Throws on what is no number. */
export const wishIn = (args: readonly string[]): LoadWish => {
  const options = Object.fromEntries([...NAMES, 'share'].map((name) => [name, { type: 'string' as const }]));
  const { values } = parseArgs({ args: [...args], options });
  const numberOf = (name: string, usual: number): number => {
    const text = values[name];
    if (text === undefined) return usual;
    if (typeof text === 'string' && /^\d+(?:\.\d+)?$/.test(text)) return Number(text);
    throw new Error(`--${name} is no number.`);
  };
  const share = numberOf('share', 1);
  const scaled: readonly string[] = ['tables', 'feature', 'viewers', 'judges'];
  const sizeOf = (name: keyof LoadWish): number =>
    numberOf(name, scaled.includes(name) ? Math.max(1, Math.round(FULL[name] * share)) : FULL[name]);
  return Object.fromEntries(NAMES.map((name) => [name, sizeOf(name)])) as unknown as LoadWish;
};
