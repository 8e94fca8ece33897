import { signal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import {
  hasFindings,
  isSearching,
  searchTimeline,
  WHOLE_TIMELINE,
  type TimelineEntry,
  type TimelineSearch,
} from '#projections';
import { isTold } from '#ruleset';
import { shownRule } from '../citations.js';
import type { Desk } from '../desk.js';
import { classes, count } from '../words.js';
import { useTimelineHead } from './timeline-head.js';
import { isLoud } from './timeline-rows.js';
import { SearchForm } from './timeline-search.js';
import { Turns } from './timeline-turns.js';

/** How many plays there are, were told and broke a rule. */
const Counts = ({ desk }: { readonly desk: Desk }) => {
  const entries = desk.entries.value;
  const found = entries.filter(hasFindings);
  // What the rules leave open, or this viewer cannot know, is no play against them.
  const isOpen = found.every(({ verdict }) => verdict?.status === 'doubtful');
  const made = entries.filter(({ kind, takenBack }) => kind === 'play' && takenBack === undefined);
  const told = made.filter(({ verdict }) => verdict !== null && isTold(verdict)).length;
  return (
    <span class="quiet">
      {count(made.length, 'play')}, {told > 0 && `${String(told)} told, `}
      {found.length === 0 ? (
        'no findings'
      ) : (
        <button
          type="button"
          class={classes('to-finding', isOpen && 'to-doubt')}
          title="Next play with findings (N)"
          onClick={desk.seekFinding}
        >
          {count(found.length, isOpen ? 'doubtful finding' : 'finding')}
        </button>
      )}
    </span>
  );
};

/** The entries that are looked for. */
const lookedFor = (desk: Desk, search: TimelineSearch): readonly TimelineEntry[] =>
  searchTimeline(desk.entries.value, search, {
    numberOf: (rule) => shownRule(desk.edition, rule).number,
    isTurningPoint: (entry) => isLoud(desk, entry),
  });

/** Every play by turn, or those that are looked for; a click goes to the table as the play left it. */
export const Timeline = ({ desk }: { readonly desk: Desk }) => {
  // Another tape begins with nothing looked for.
  const search = useMemo(() => signal(WHOLE_TIMELINE), [desk]);
  const all = desk.entries.value;
  const entries = useMemo(() => lookedFor(desk, search.value), [desk, all, search.value]);
  const nav = useRef<HTMLElement>(null);
  useTimelineHead(nav, entries);
  return (
    <nav ref={nav} class="timeline" aria-label="Timeline">
      <header class="panel-head">
        <h2>Timeline</h2>
        {!isSearching(search.value) && <Counts desk={desk} />}
        <span class="quiet" role="status">
          {isSearching(search.value) && `${String(entries.length)} of ${String(all.length)}`}
        </span>
        <SearchForm desk={desk} search={search} found={entries} />
      </header>
      <Turns desk={desk} entries={entries} isSearched={isSearching(search.value)} />
      {entries.length === 0 && <p class="quiet nothing-found">Nothing of this tape has that.</p>}
    </nav>
  );
};
