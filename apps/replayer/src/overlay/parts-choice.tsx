import { type BroadcastShow, OVERLAY_PARTS, type OverlayPart } from '#tournament';
import { makeOverlayPath } from './overlay-address.js';

/** What each part shows, in a few words. */
const SHOWS: Readonly<Record<OverlayPart, string>> = {
  frame: 'title, score, clock, last play and what is announced, together',
  score: 'names, points, games won, turn',
  battlefields: 'each place: who holds it, and the units there',
  chain: 'what waits to resolve, the next on top; nothing while it is empty',
  hands: 'how many cards each player holds; their names where casters may see hands',
  last: 'the last play, as it was entered',
  clock: 'what is left of the round, and by how much it is shown late',
  card: 'the facts of the feature card',
  table: 'the whole table, as a drawing',
  moment: 'for six seconds: a point, a place that changes hands, a judge called, a game won',
};

const PartChoice = ({ event, part, isShown }: { event: string; part: OverlayPart; isShown: boolean }) => (
  <li>
    <label>
      <input type="checkbox" name="parts" value={part} defaultChecked={isShown} aria-describedby={`shows-${part}`} />{' '}
      {part}
    </label>{' '}
    <a href={makeOverlayPath(event, part)} target="_blank" rel="noopener">
      {makeOverlayPath(event, part)}
    </a>
    <p id={`shows-${part}`} class="quiet">
      {SHOWS[part]}
    </p>
  </li>
);

interface PartsProps {
  readonly event: string;
  readonly show: BroadcastShow;
}

/** Which parts of an overlay are seen, each with what it shows and the address that shows it alone. */
export const PartsChoice = ({ event, show }: PartsProps) => (
  <fieldset>
    <legend>Parts that are seen, and the addresses that show them over a broadcast</legend>
    <ul>
      {OVERLAY_PARTS.map((part) => (
        <PartChoice key={part} event={event} part={part} isShown={show.parts.includes(part)} />
      ))}
    </ul>
  </fieldset>
);
