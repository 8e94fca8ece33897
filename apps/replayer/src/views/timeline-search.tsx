import type { Signal } from '@preact/signals';
import {
  nextEntry,
  previousEntry,
  TIMELINE_CHOICES,
  WHOLE_TIMELINE,
  type TimelineChoice,
  type TimelineEntry,
  type TimelineSearch,
} from '#projections';
import type { Desk } from '../desk.js';
import { inWords, Select } from './fields.js';

interface SearchProps {
  readonly desk: Desk;
  readonly search: Signal<TimelineSearch>;
  readonly found: readonly TimelineEntry[];
}

const LABELS: Readonly<Record<TimelineChoice, string>> = {
  findings: 'Findings',
  told: 'Told',
  'turning points': 'Turning points',
  disputes: 'Disputes, undone',
};

/** Enter goes to the next hit, with Shift to the one before; Escape looks for nothing again. */
const pressed = ({ desk, search, found }: SearchProps, event: KeyboardEvent): void => {
  if (event.key === 'Escape') {
    search.value = WHOLE_TIMELINE;
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
  }
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const hit = (event.shiftKey ? previousEntry : nextEntry)(found, desk.at.value, () => true);
  if (hit !== undefined) desk.jump(hit.to);
};

/** Narrows the timeline to words and to a kind of entry. */
export const SearchForm = (props: SearchProps) => {
  const { search } = props;
  return (
    <div class="timeline-search" role="search">
      <input
        id="timeline-search"
        type="search"
        autocomplete="off"
        spellcheck={false}
        aria-label="Search the timeline"
        placeholder="Search ( / )"
        title="Enter goes to the next hit, Shift Enter to the one before, Escape shows all again"
        value={search.value.text}
        onInput={({ currentTarget }) => {
          search.value = { ...search.value, text: currentTarget.value };
        }}
        onKeyDown={(event) => pressed(props, event)}
      />
      <Select
        aria-label="Show of the timeline"
        value={search.value.only ?? ''}
        options={[['', 'All'], ...inWords(TIMELINE_CHOICES, LABELS)]}
        chosen={(only) => {
          search.value = { ...search.value, only: only === '' ? null : only };
        }}
      />
    </div>
  );
};
