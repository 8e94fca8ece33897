import { useMemo, useRef } from 'preact/hooks';
import type { TimelineEntry } from '#projections';
import { comparedFrom } from '../comparing.js';
import type { Desk } from '../desk.js';
import { sentenceAt, type TapeViews } from '../tape.js';

interface Tick {
  readonly revision: number;
  readonly kind: 'turn' | 'point' | 'told' | 'illegal' | 'doubtful';
}

const turnTicks = (entries: readonly TimelineEntry[]): readonly Tick[] =>
  entries
    .filter(({ clock }, i) => i > 0 && clock?.turn !== entries[i - 1]?.clock?.turn)
    .map(({ from }) => ({ revision: from, kind: 'turn' }));

const verdictTicks = (entries: readonly TimelineEntry[]): readonly Tick[] =>
  entries.flatMap(({ verdict, from }): readonly Tick[] =>
    verdict === null || verdict.status === 'legal' ? [] : [{ revision: from, kind: verdict.status }],
  );

const ticksOf = ({ timeline, scoring }: TapeViews): readonly Tick[] => [
  ...turnTicks(timeline),
  ...scoring.changes.map(({ revision }): Tick => ({ revision, kind: 'point' })),
  ...verdictTicks(timeline),
];

/** What is marked on the line. */
const Ticks = ({ ticks, last }: { readonly ticks: readonly Tick[]; readonly last: number }) => (
  <svg class="ticks" viewBox={`0 0 ${String(last)} 10`} preserveAspectRatio="none" aria-hidden="true">
    {ticks.map(({ revision, kind }) => (
      <line key={`${kind}${String(revision)}`} class={`tick tick-${kind}`} x1={revision} x2={revision} y1={0} y2={10} />
    ))}
    {comparedFrom.value !== null && (
      <line class="tick tick-compared" x1={comparedFrom.value} x2={comparedFrom.value} y1={0} y2={10} />
    )}
  </svg>
);

/** The whole tape as a line: turns, points and findings marked on it. */
export const Scrubber = ({ desk }: { readonly desk: Desk }) => {
  const seen = desk.seen.value;
  const ticks = useMemo(() => ticksOf(seen.reading.view), [seen]);
  const last = Math.max(1, desk.last.value);
  /** Where the hand that drags began. */
  const from = useRef<number | null>(null);
  return (
    <div class="scrubber">
      <input
        type="range"
        min={0}
        max={desk.last.value}
        value={desk.at.value}
        aria-label="Place on the tape"
        aria-valuetext={`Event ${String(desk.at.value)}: ${sentenceAt(seen, desk.at.value)}`}
        onInput={(event) => {
          from.current ??= desk.at.value;
          desk.seek(Number(event.currentTarget.value));
        }}
        onChange={(event) => {
          desk.jump(Number(event.currentTarget.value), from.current ?? undefined);
          from.current = null;
        }}
      />
      <Ticks ticks={ticks} last={last} />
    </div>
  );
};
