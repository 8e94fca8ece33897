import { useEffect } from 'preact/hooks';
import { signal } from '@preact/signals';
import type { TimelineEntry } from '#projections';
import { rulingsOn } from '../address.js';
import { shownRule } from '../citations.js';
import { fetchRuledOn } from '../ruling-api.js';

type Counts = Readonly<Record<string, number>>;

const NONE: Counts = {};

/** How many rulings stand on each rule; null until the book has been asked. */
const ruledOn = signal<Counts | null>(null);

const askBook = (): void => {
  if (ruledOn.peek() !== null) return;
  ruledOn.value = {};
  fetchRuledOn()
    .then((counts) => {
      ruledOn.value = counts;
    })
    // Without the book a step is what it was: the links are an addition.
    .catch(() => undefined);
};

const rulesOf = ({ verdict, facts }: TimelineEntry): readonly string[] => [
  ...new Set([...(verdict?.findings ?? []).map(({ rule }) => rule), ...facts.flatMap(({ because }) => because)]),
];

/** A link into the book: what it is called, what it asks for, the heading of the rule. */
interface BookLink {
  readonly label: string;
  readonly rule: string;
  readonly heading: string;
}

const wholeRule = (number: string): string => number.split('.')[0] ?? number;

/** What the book has rulings on, in the numbers of an edition: rules, and the whole rules that those are parts of. */
interface Ruled {
  readonly edition: string;
  readonly counts: Counts;
  readonly wholes: ReadonlySet<string>;
}

const ruledIn = (edition: string, counts: Counts): Ruled => ({
  edition,
  counts,
  wholes: new Set(Object.keys(counts).map((key) => wholeRule(shownRule(edition, key).number ?? ''))),
});

let ruled = ruledIn('', {});

/** The same, worked out once for all steps of a tape. */
const keptRuledIn = (edition: string, counts: Counts): Ruled => {
  if (ruled.edition !== edition || ruled.counts !== counts) ruled = ruledIn(edition, counts);
  return ruled;
};

/** The link of a rule: to the rulings on that very rule, or on the whole rule it is a part of; none where the book has neither. */
const linkOf = ({ edition, counts, wholes }: Ruled, rule: string): BookLink | null => {
  const { number, heading } = shownRule(edition, rule);
  if ((counts[rule] ?? 0) > 0) return { label: number ?? rule, rule, heading };
  if (number === null) return null;
  const whole = wholeRule(number);
  return wholes.has(whole) ? { label: whole, rule: whole, heading } : null;
};

/** More would push the facts of the step off the panel. */
const MOST = 8;

const linksOf = (rules: readonly string[], of: Ruled): readonly BookLink[] => {
  const links = new Map<string, BookLink>();
  for (const rule of rules) {
    const link = linkOf(of, rule);
    if (link !== null && !links.has(link.label)) links.set(link.label, link);
  }
  return [...links.values()].slice(0, MOST);
};

interface RulingsOnProps {
  readonly edition: string;
  readonly entry: TimelineEntry;
}

/** Links from the rules of a step into the ruling book. A link holds the rule and nothing of the match. */
export const RulingsOn = ({ edition, entry }: RulingsOnProps) => {
  useEffect(askBook, []);
  const links = linksOf(rulesOf(entry), keptRuledIn(edition, ruledOn.value ?? NONE));
  if (links.length === 0) return null;
  return (
    <ul class="rulings-on" aria-label="In the ruling book">
      {links.map(({ label, rule, heading }) => (
        <li key={label}>
          <a href={rulingsOn(rule)} title={heading}>
            rulings on {label}
          </a>
        </li>
      ))}
    </ul>
  );
};
