import { rulingsOn } from '../address.js';
import { bookIsHere } from '../book-here.js';
import { shownRule } from '../citations.js';

/** A rule as a chip: its number and heading in the edition, its key where no book has it. It leads to the rulings on it. */
export const RuleChip = ({ edition, rule }: { readonly edition: string; readonly rule: string }) => {
  const { key, number, heading, title } = shownRule(edition, rule);
  const words = (
    <>
      {number !== null && <b class="rule-number">{number}</b>}
      <span class="rule-heading">{heading}</span>
    </>
  );
  const told = `${title}; ${key}`;
  return bookIsHere.value ? (
    <a class="rule" href={rulingsOn(key)} title={`${told}. Rulings on it`} data-rule={key}>
      {words}
    </a>
  ) : (
    <span class="rule" title={told} data-rule={key}>
      {words}
    </span>
  );
};

/** The chips of several rules, each once. */
export const RuleChips = ({ edition, rules }: { readonly edition: string; readonly rules: readonly string[] }) => (
  <span class="rules">
    {[...new Set(rules)].map((rule) => (
      <RuleChip key={rule} edition={edition} rule={rule} />
    ))}
  </span>
);
