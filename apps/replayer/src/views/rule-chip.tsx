import { shownRule } from '../citations.js';

/** A rule as a chip: its number where the edition has one, its key always. */
export const RuleChip = ({ edition, rule }: { readonly edition: string; readonly rule: string }) => {
  const { key, number, title } = shownRule(edition, rule);
  return (
    <span class="rule" title={title} data-rule={key}>
      {number !== null && <b class="rule-number">{number}</b>}
      <span class="rule-key">{key}</span>
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
