import type { Fact } from '#kernel';
import { isDisputeEvent, isRoundEvent } from '#match';
import { citationOf, citationText, isEditionId, placeUnder, type EditionId } from '#rulebook';
import type { Finding, Verdict } from '#ruleset';

/** A rule key with its number under an edition: `priority.holder (Core Rules 1.4, 312.1)`. */
export const ruleText = (key: string, edition: string): string => {
  const citation = isEditionId(edition) ? citationText(edition, key) : undefined;
  return citation === undefined ? key : `${key} (${citation})`;
};

/** What is said of a number that is cited by another edition than the match's: whether it is known that it has none of its own. */
const underJson = (key: string, edition: EditionId): object => {
  const place = placeUnder(edition, key);
  return place === null || place.rule !== null ? {} : { under: edition, isKnown: place.isKnown };
};

/** A rule with its number, as data. */
export const ruleJson = (key: string, edition: string): object => ({
  key,
  ...(isEditionId(edition) ? { ...citationOf(edition, key), ...underJson(key, edition) } : undefined),
});

/** A finding in one line. */
export const findingText = ({ severity, rule, message }: Finding, edition: string): string =>
  `${severity}: ${message} [${ruleText(rule, edition)}]`;

/** A finding as data, with its rule's number. */
export const findingJson = ({ severity, rule, message, facts }: Finding, edition: string): object => ({
  severity,
  message,
  rule: ruleJson(rule, edition),
  ...(facts && { facts }),
});

/** What a line is that is no play of the game. */
const kindOf = (head: Fact): string | null => {
  if (isDisputeEvent(head)) return 'dispute';
  return isRoundEvent(head) ? 'match' : null;
};

/** A line that was recorded: a play with its verdict and its findings below it; a step of a dispute, or one about the match, has none but of what it plays. */
export const lineText = (
  line: string,
  { verdict, events }: { readonly verdict: Verdict; readonly events: readonly Fact[] },
  edition: string,
): string => {
  const [head] = events;
  const kind = head === undefined ? null : kindOf(head);
  if (kind === null) return verdictText(line, verdict, edition);
  const [, ...findings] = verdictText(line, verdict, edition).split('\n');
  return [`${kind.padEnd(8)} ${line}`, ...findings].join('\n');
};

/** A line with its verdict, and its findings below it. */
export const verdictText = (line: string, { status, findings }: Verdict, edition: string): string =>
  [`${status.padEnd(8)} ${line}`, ...findings.map((finding) => `         - ${findingText(finding, edition)}`)].join(
    '\n',
  );
