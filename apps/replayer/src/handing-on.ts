import { makeAddress, parseAddress } from './address.js';
import { shownRule } from './citations.js';
import type { Desk } from './desk.js';

/** A link to the very step shown, as this page's viewer; null where the tape is in a file that a link does not lead to. */
export const linkToHere = (desk: Desk): string | null => {
  const place = parseAddress(window.location.hash);
  if (place.page !== 'match' && place.page !== 'ruling') return null;
  return new URL(makeAddress({ ...place, at: desk.at.value }), window.location.href).href;
};

/** What the rules say of the play shown, as text to be sent on: its line, the verdict, every finding with its rule. */
export const verdictText = ({
  entry,
  names,
  edition,
}: Pick<Desk, 'names' | 'edition'> & { readonly entry: Desk['entry']['value'] }): string => {
  if (entry === undefined) return '';
  const head =
    entry.kind === 'play' ? `Play ${String(entry.number)} of ${names.join(' against ')}` : names.join(' against ');
  const { verdict } = entry;
  const findings = (verdict?.findings ?? []).map(
    ({ message, rule }) => `- ${message} [${rule}: ${shownRule(edition, rule).title}]`,
  );
  return [head, entry.line, ...(verdict === null ? [] : [`Verdict: ${verdict.status}`]), ...findings].join('\n');
};
