import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { makeTakeBackLine } from '#match';
import { complete, legalLines } from './completion.js';
import type { Desk } from './desk.js';
import { forecastOf, heldBy, type LineForecast } from './forecast.js';
import type { EntryProblem } from './entry-problem.js';
import { nextOf, type TypedLines } from './typed-lines.js';

/** The line that is always ready: what is typed, how it may go on, and what the rules would say of it. */
export interface LineEntry {
  readonly text: Signal<string>;
  readonly problem: Signal<EntryProblem | null>;
  /** Lines that are legal now and fit what is typed, best first. */
  readonly completions: ReadonlySignal<readonly string[]>;
  /** The completion that stands in the line, by its place; -1 while what was typed does. */
  readonly chosen: ReadonlySignal<number>;
  /** What would come of the line if it were entered now; null where nothing is typed, or lines before it are still on their way. */
  readonly forecast: ReadonlySignal<LineForecast | null>;
  /** Whether the line is against the rules, and is recorded as played once it is entered again. */
  readonly isAsking: ReadonlySignal<boolean>;
  /** Whether a line against the rules is recorded without a question: a scribe records what was played. */
  readonly asksNoMore: Signal<boolean>;
  readonly type: (text: string) => void;
  /** Puts the next completion into the line, or the one before. */
  readonly cycle: (by: 1 | -1) => void;
  readonly take: (completion: string) => void;
  /** Goes through the lines entered before, as a shell does. */
  readonly recall: (by: 1 | -1) => void;
  readonly enter: () => void;
  /** Whoever is asked passes; with `both`, the next one too. */
  readonly pass: (both: boolean) => void;
  /** Takes back the last play that was entered, or those from a number on: `note` says what was meant. */
  readonly takeBack: (to?: number, note?: string) => void;
}

/** What the scribe has said stays with the browser tab. */
const asksNoMore = signal(false);

/** Lines entered on this page that can be gone through again. */
const KEPT = 50;

/** What was typed, and what of its completions or of earlier lines stands in its place. */
interface Typing {
  readonly typed: Signal<string>;
  readonly chosen: Signal<number>;
  readonly text: Signal<string>;
}

const createTyping = (): Typing => ({ typed: signal(''), chosen: signal(-1), text: signal('') });

const put = ({ typed, chosen, text }: Typing, line: string): void => {
  batch(() => {
    text.value = line;
    typed.value = line;
    chosen.value = -1;
  });
};

/** The lines entered before, newest last, and the one that is looked at. */
const createHistory = (typing: Typing) => {
  const entered = signal<readonly string[]>([]);
  let at: number | null = null;
  return {
    entered,
    add: (line: string): void => {
      entered.value = [...entered.value.filter((each) => each !== line), line].slice(-KEPT);
      at = null;
    },
    recall: (by: 1 | -1): void => {
      const from = at ?? entered.value.length;
      const next = Math.min(entered.value.length, Math.max(0, from - by));
      at = next;
      put(typing, entered.value[next] ?? '');
    },
  };
};

const createCompletions = (desk: Desk, typing: Typing, recent: ReadonlySignal<readonly string[]>) => {
  // Listing what is legal costs more than looking through it: once for a table, and not before somebody types.
  const lines = computed(() => legalLines(desk));
  const completions = computed(() =>
    typing.typed.value.trim() === '' ? [] : complete(typing.typed.value, { lines: lines.value, recent: recent.value }),
  );
  const cycle = (by: 1 | -1): void => {
    const count = completions.value.length;
    if (count === 0) return;
    const next = (typing.chosen.value + by + count) % count;
    batch(() => {
      typing.chosen.value = typing.chosen.value === -1 && by === -1 ? count - 1 : next;
      typing.text.value = completions.value[typing.chosen.value] ?? '';
    });
  };
  return { completions, cycle };
};

/** Makes the line of a desk; what is entered goes to `typed`. */
export const createLineEntry = (desk: Desk, typed: Pick<TypedLines, 'lines' | 'add'>): LineEntry => {
  const typing = createTyping();
  const { text } = typing;
  const problem = signal<EntryProblem | null>(null);
  const asked = signal<string | null>(null);
  const history = createHistory(typing);
  const { completions, cycle } = createCompletions(desk, typing, history.entered);
  const line = computed(() => text.value.trim());
  const forecast = computed(() =>
    line.value === '' || nextOf(typed.lines.value) !== undefined ? null : forecastOf(desk, line.value),
  );
  const isAsking = computed(() => asked.value !== null && asked.value === line.value);
  const enter = (): void => {
    if (line.value === '') return;
    const isMeant = asksNoMore.value || isAsking.value;
    const held = forecast.value === null ? null : heldBy(forecast.value, isMeant);
    problem.value = held;
    asked.value = forecast.value?.outcome === 'verdict' ? line.value : null;
    // A line that is typed over can be called back.
    history.add(line.value);
    if (held !== null) return;
    typed.add({ line: line.value, isMeant });
    put(typing, '');
  };
  return {
    ...{ text, problem, completions, chosen: typing.chosen, forecast, isAsking, asksNoMore, cycle, enter },
    recall: history.recall,
    type: (words) => put(typing, words),
    take: (completion) => put(typing, completion),
    takeBack: (to, note = '') => {
      typed.add({ line: makeTakeBackLine({ to: to ?? 'last', note }), isMeant: false });
    },
    pass: (both) => {
      typed.add({ line: 'pass', pass: 'next', isMeant: false });
      if (both) typed.add({ line: 'pass', pass: 'other', isMeant: false });
    },
  };
};
