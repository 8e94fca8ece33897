import { useMemo } from 'preact/hooks';
import type { Address } from '../address.js';
import type { Desk } from '../desk.js';
import { createRecorder } from '../recorder.js';
import { RecordPanel } from './record.js';
import { TapePage } from './tape-page.js';
import { ViewerSwitch } from './viewer-switch.js';

/** A match: its tape, with the entry form at the live end. */
export const MatchPage = ({ desk }: { readonly desk: Desk }) => {
  const recorder = useMemo(() => createRecorder(desk), [desk]);
  const { viewer } = desk.seen.value;
  const placeAt = (at: number): Address => ({
    page: 'match',
    match: desk.id,
    at: desk.isAtEnd.peek() ? null : at,
    viewer,
  });
  return (
    <TapePage
      desk={desk}
      title={desk.names.join(' against ')}
      recorder={recorder}
      placeAt={placeAt}
      corner={<ViewerSwitch desk={desk} />}
    >
      <RecordPanel desk={desk} recorder={recorder} />
    </TapePage>
  );
};
