import { useMemo, useRef } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { BAR_MARKS, barMarksOf, labelsNear, type BarMark, type BarMarkKind } from '../bar-marks.js';
import { comparedFrom } from '../comparing.js';
import type { Desk } from '../desk.js';
import { createPaced } from '../paced.js';
import { sentenceAt } from '../tape.js';

const Tick = ({ kind, at }: { readonly kind: BarMarkKind; readonly at: number }) => (
  <line class={`tick tick-${kind}`} x1={at} x2={at} y1={kind === 'turn' ? 5 : 0} y2={10} />
);

/** What is marked on the line. */
const Ticks = ({ marks, last }: { readonly marks: readonly BarMark[]; readonly last: number }) => (
  <svg class="ticks" viewBox={`0 0 ${String(last)} 10`} preserveAspectRatio="none" aria-hidden="true">
    {marks.map(({ revision, kind }) => (
      <Tick key={`${kind}${String(revision)}`} kind={kind} at={revision} />
    ))}
    {comparedFrom.value !== null && <Tick kind="compared" at={comparedFrom.value} />}
  </svg>
);

/** What the marks on the bar stand for. */
export const BarLegend = () => (
  <ul class="bar-legend" aria-label="Marks on the bar">
    {(Object.keys(BAR_MARKS) as BarMarkKind[]).map((kind) => (
      <li key={kind}>
        <svg viewBox="0 0 10 10" aria-hidden="true">
          <Tick kind={kind} at={5} />
        </svg>
        {BAR_MARKS[kind]}
      </li>
    ))}
  </ul>
);

/** Room at the ends of the bar that the handle takes, and how near to a mark a hand must be, in pixels. */
const END = 8;
const REACH = 5;

/** The label of the marks under a hand on the bar: where it points, as a share of the bar's width. */
interface Pointed {
  readonly labels: readonly string[];
  readonly share: number;
}

const pointedAt = (
  bar: HTMLElement,
  x: number,
  { marks, last }: { marks: readonly BarMark[]; last: number },
): Pointed => {
  const { left, width } = bar.getBoundingClientRect();
  const inside = Math.max(1, width - 2 * END);
  const at = ((x - left - END) / inside) * last;
  return { labels: labelsNear(marks, at, (REACH / inside) * last), share: (x - left) / width };
};

const Label = ({ pointed: { labels, share } }: { readonly pointed: Pointed }) =>
  labels.length === 0 ? null : (
    <span
      class="bar-label"
      aria-hidden="true"
      style={{ left: `${String(share * 100)}%`, transform: `translateX(${String(-share * 100)}%)` }}
    >
      {labels.join('; ')}
    </span>
  );

const NOTHING: Pointed = { labels: [], share: 0 };

/** The whole tape as a line: turns, points and findings marked on it. */
export const Scrubber = ({ desk }: { readonly desk: Desk }) => {
  const seen = desk.seen.value;
  const marks = useMemo(() => barMarksOf(seen.reading.view, desk.names), [seen]);
  const last = Math.max(1, desk.last.value);
  const pointed = useSignal(NOTHING);
  /** Where the hand that drags began. */
  const from = useRef<number | null>(null);
  const dragged = useMemo(() => createPaced(desk.seek), [desk]);
  const here = [sentenceAt(seen, desk.at.value), ...labelsNear(marks, desk.at.value, 0)];
  return (
    <div
      class="scrubber"
      onPointerMove={({ currentTarget, clientX }) =>
        (pointed.value = pointedAt(currentTarget, clientX, { marks, last }))
      }
      onPointerLeave={() => (pointed.value = NOTHING)}
    >
      <input
        type="range"
        min={0}
        max={desk.last.value}
        value={dragged.wanted.value ?? desk.at.value}
        aria-label="Place on the tape"
        aria-valuetext={`Event ${String(desk.at.value)}: ${here.join('; ')}`}
        onInput={(event) => {
          from.current ??= desk.at.value;
          dragged.go(Number(event.currentTarget.value));
        }}
        onChange={(event) => {
          dragged.leave();
          desk.jump(Number(event.currentTarget.value), from.current ?? undefined);
          from.current = null;
        }}
      />
      <Ticks marks={marks} last={last} />
      <Label pointed={pointed.value} />
    </div>
  );
};
