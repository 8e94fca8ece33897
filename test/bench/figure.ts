/**
 * One measured number beside its baseline, both from the same run. `ratio` says how many times better than the baseline the
 * value is: above 1 is better, whatever the unit. `aim` is the ratio or, where it names a unit, the value to reach.
 */
export interface BenchFigure {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly baselineName: string;
  readonly baseline: number;
  readonly ratio: number;
  readonly aim?: string;
}
