import type { Viewer } from '#ruleset';
import { parseViewer } from '../address.js';
import type { Desk } from '../desk.js';
import { comparedFrom, comparing } from '../comparing.js';
import { isAway, reviewNamed } from '../review/reviewing.js';
import { go } from '../route.js';
import { Select } from './fields.js';

/** Chooses whose eyes see the table; the server then sends the tape redacted for them. */
export const ViewerSwitch = ({ desk }: { readonly desk: Desk }) => {
  const chosen = (viewer: Viewer): void => {
    // Who looks with other eyes than the leader's has left the way.
    isAway.value = true;
    const place = { page: 'match', match: desk.id, at: desk.at.value, viewer, ...reviewNamed() } as const;
    go(comparing(place, comparedFrom.value));
  };
  return (
    <label class="viewer">
      <span>Seen by</span>
      <Select
        value={String(desk.seen.value.viewer)}
        options={[
          ['recorder', 'Recorder (all that is known)'],
          ['public', 'Public'],
          ...desk.names.map((name, seat) => [String(seat), name] as const),
        ]}
        chosen={(viewer) => chosen(parseViewer(viewer))}
      />
    </label>
  );
};
