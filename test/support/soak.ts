/** How long the tests by chance go on: `npm run soak` sets both, `npm test` neither. */
export interface Soak {
  /** Seed of what is drawn by chance: the day's, or 1. */
  readonly seed: number;
  /** How many times as much is tried. */
  readonly times: number;
}

/** What the tests by chance are asked for. */
export const soaked = (): Soak => ({
  seed: Number(process.env['MATCHTAPE_SOAK_SEED'] ?? '1'),
  times: Number(process.env['MATCHTAPE_SOAK_TIMES'] ?? '1'),
});

/** A measure of a test that is no matter of chance: what `npm test` asks for, and what a soak does, however long it is. */
export const inSoak = (whole: number, short: number): number => (soaked().times > 1 ? whole : short);
