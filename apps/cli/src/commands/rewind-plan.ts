import { planRewind } from '#projections';
import { CliError } from '../cli-error.js';
import { EXIT, printJson, type ExitCode, type Io } from '../io.js';
import { loadTape, seenBy, type LoadedTape } from '../tapes/load-tape.js';
import type { StoreWish } from '../tapes/store-wish.js';
import { planMarkdown, planText, type ToldPlan } from '../text/rewind-plan.js';

/** What `rewind-plan` was asked for. */
export interface RewindPlanOptions extends StoreWish {
  readonly to: string;
  readonly viewer?: string;
  readonly format?: 'text' | 'md';
  readonly json?: boolean;
}

const noSuchPlay = (to: string): CliError => {
  const remedy = 'Name the first play to be undone, by its number in the timeline: `--to 12`.';
  return new CliError('no-such-play', `No play ${JSON.stringify(to)} stands on this tape.`, { remedy });
};

const toldOf = (target: string, { ruleset, viewer, tape }: LoadedTape, to: string): ToldPlan => {
  const plan = /^\d{1,9}$/.test(to) ? planRewind(tape, { ruleset, viewer }, Number(to)) : null;
  if (plan === null) throw noSuchPlay(to);
  const options = tape.states.at(-1)?.options;
  const players = (options?.players ?? []).map(({ name }) => name);
  return { plan, tape: target, players, edition: options?.edition ?? '' };
};

/** Tells what setting a match back to before a play would come to, without doing it. Throws where no play of that number stands. */
export const rewindPlan = async (
  target: string,
  { to, viewer, format, json, ...wish }: RewindPlanOptions,
  io: Io,
): Promise<ExitCode> => {
  const told = toldOf(target, seenBy(await loadTape({ ...wish, target }), viewer), to);
  if (json) printJson(io, { tape: target, ...told.plan });
  else io.out(format === 'md' ? planMarkdown(told) : planText(told));
  return EXIT.well;
};
