import type { DisputeReading } from '#projections';
import { penaltyText } from '#ruleset';
import { ruleText } from './verdicts.js';

type Players = readonly { readonly name: string }[];

const statusOf = ({ closed, appealed, attended }: DisputeReading): string => {
  if (closed) return 'closed';
  if (appealed) return 'appealed';
  return attended ? 'a judge is at the table' : 'waits for a judge';
};

const timeText = ({ time: { milliseconds, proposed, given, rule } }: DisputeReading, edition: string): string => {
  const taken = `${String(Math.round(milliseconds / 1000))} s`;
  if (proposed === 0) return `  time: ${taken}, ${String(given)} min given`;
  const by = rule === null ? '' : ` [${ruleText(rule, edition)}]`;
  return `  time: ${taken}, ${String(proposed)} min proposed, ${String(given)} given${by}`;
};

/** Disputes as text: each with its steps, its time, and what it still owes. */
export const disputesText = (
  disputes: readonly DisputeReading[],
  { edition, players }: { readonly edition: string; readonly players: Players },
): string => {
  if (disputes.length === 0) return 'No judge has been called.\n';
  const lines = disputes.flatMap((dispute) => [
    `Dispute ${String(dispute.number)}: ${statusOf(dispute)}`,
    ...dispute.steps.map(({ at, revision, sentence }) => `  ${at} ${String(revision)} ${sentence}`),
    timeText(dispute, edition),
    ...dispute.owed.map(
      ({ seat, penalty }) => `  owed: ${players[seat]?.name ?? ''}, ${penaltyText(penalty)}, for another game or match`,
    ),
    ...(dispute.reported === null ? [] : [`  told to the head judge [${ruleText(dispute.reported, edition)}]`]),
  ]);
  return lines.map((line) => `${line}\n`).join('');
};
