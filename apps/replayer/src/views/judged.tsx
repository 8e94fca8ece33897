import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Desk } from '../desk.js';
import { beforeFrame } from '../frame.js';
import { NotesBeside } from './study/study-marks.js';
import { JudgedLine } from './verdict.js';

const HEADS = {
  opened: 'Opening',
  rewound: 'Rewind',
  'taken-back': 'Take-back',
  dispute: 'Dispute',
  round: 'Round',
  ending: 'End of the match',
  erased: 'Names erased',
  closed: 'Closing',
} as const;

/**
 * The play shown, as it was entered, with its verdict and what the rules hold against it. It has a place of its own that nothing
 * else scrolls and nothing covers, as large for every step.
 */
export const JudgedPanel = ({ desk }: { readonly desk: Desk }) => {
  const entry = desk.entry.value;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(
    () =>
      beforeFrame(() => {
        const box = panel.current;
        return box === null || box.scrollTop === 0 ? undefined : () => (box.scrollTop = 0);
      }),
    [entry?.from],
  );
  return (
    <section ref={panel} class="judged" aria-labelledby="judged-title" tabIndex={0}>
      {entry !== undefined && (
        <div key={entry.from}>
          <header class="judged-head">
            <h2 id="judged-title">{entry.kind === 'play' ? `Play ${String(entry.number)}` : HEADS[entry.kind]}</h2>
            <span class="quiet">{entry.actor}</span>
          </header>
          <JudgedLine entry={entry} edition={desk.edition} />
          <NotesBeside entry={entry} />
          {entry.struckBy !== undefined && (
            <p class="struck-note">
              {entry.takenBack === undefined
                ? `Undone: the match was set back to before it (rewind ${String(entry.struckBy)}).`
                : `Taken back: it was misheard and never made (${String(entry.struckBy)}). It counts for nothing.`}
            </p>
          )}
        </div>
      )}
    </section>
  );
};
