/** What a figure should reach: so many times its baseline, or a value of so much at least, or below a limit, in the figure's unit. */
export type Aim =
  { readonly ratioAtLeast: number } | { readonly valueAtLeast: number } | { readonly valueBelow: number };

/**
 * One measured number beside its baseline, both from the same run. `ratio` says how many times better than the baseline the
 * value is: above 1 is better, whatever the unit.
 */
export interface BenchFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly baselineName: string;
  readonly baseline: number;
  readonly ratio: number;
  readonly aim?: Aim;
}

type Measured = Omit<BenchFigure, 'ratio'>;

/** A figure of which more is better: plays a second. */
export const moreIsBetter = (measured: Measured): BenchFigure => ({
  ...measured,
  ratio: measured.value / measured.baseline,
});

/** A figure of which less is better: times, bytes. */
export const lessIsBetter = (measured: Measured): BenchFigure => ({
  ...measured,
  ratio: measured.baseline / measured.value,
});

/** Whether the aim is met; null where there is none. */
export const isMet = ({ aim, ratio, value }: BenchFigure): boolean | null => {
  if (!aim) return null;
  if ('ratioAtLeast' in aim) return ratio >= aim.ratioAtLeast;
  return 'valueAtLeast' in aim ? value >= aim.valueAtLeast : value < aim.valueBelow;
};

/** The aim in words, empty where there is none. */
export const aimOf = ({ aim, unit }: BenchFigure): string => {
  if (!aim) return '';
  if ('ratioAtLeast' in aim) return `${aim.ratioAtLeast} times the baseline`;
  if ('valueAtLeast' in aim) return `${aim.valueAtLeast.toLocaleString('en')} ${unit} at least`;
  return `below ${aim.valueBelow.toLocaleString('en')} ${unit}`;
};
