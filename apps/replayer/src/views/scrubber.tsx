import { useMemo } from 'preact/hooks';
import type { Desk } from '../desk.js';
import { glanceAt } from '../glance.js';
import { sentenceAt } from '../sentences.js';
import type { MatchTape } from '../tape.js';
import type { Batch } from '../batches.js';

interface Tick {
  readonly revision: number;
  readonly kind: 'turn' | 'point' | 'illegal' | 'doubtful';
}

const tableTicks = (match: MatchTape): readonly Tick[] =>
  match.tape.events.flatMap((_, revision): readonly Tick[] => {
    if (revision === 0) return [];
    const [now, before] = [glanceAt(match, revision), glanceAt(match, revision - 1)];
    return [
      ...(now.turnKey === before.turnKey ? [] : [{ revision, kind: 'turn' as const }]),
      ...(now.scores === before.scores ? [] : [{ revision, kind: 'point' as const }]),
    ];
  });

const verdictTicks = (batches: readonly Batch[]): readonly Tick[] =>
  batches.flatMap(({ verdict, first }) =>
    verdict === null || verdict.status === 'legal' ? [] : [{ revision: first, kind: verdict.status }],
  );

/** The whole tape as a line: turns, points and findings marked on it. */
export const Scrubber = ({ desk }: { readonly desk: Desk }) => {
  const match = desk.match.value;
  const ticks = useMemo(() => [...tableTicks(match), ...verdictTicks(desk.batches.value)], [match]);
  const last = Math.max(1, desk.last.value);
  return (
    <div class="scrubber">
      <input
        type="range"
        min={0}
        max={desk.last.value}
        value={desk.at.value}
        aria-label="Place on the tape"
        aria-valuetext={`Event ${String(desk.at.value)}: ${sentenceAt(match, desk.at.value)}`}
        onInput={(event) => desk.seek(Number(event.currentTarget.value))}
      />
      <svg class="ticks" viewBox={`0 0 ${String(last)} 10`} preserveAspectRatio="none" aria-hidden="true">
        {ticks.map(({ revision, kind }) => (
          <line key={`${kind}${String(revision)}`} class={`tick tick-${kind}`} x1={revision} x2={revision} y1={0} y2={10} />
        ))}
      </svg>
    </div>
  );
};
