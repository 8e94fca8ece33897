import { makeAddress, parseAddress, type Address } from './address.js';
import { shownRule } from './citations.js';
import type { Desk } from './desk.js';
import { nearOn } from './sitting.js';

const linkTo = (place: Address): string => new URL(makeAddress(place), window.location.href).href;

/** A link to the very step shown, its branch among them, with this page's eyes and from its side of the table; null where it leads nobody else there: to a file, or a branch that this page alone keeps. */
export const linkToHere = (desk: Desk): string | null => {
  const place = parseAddress(window.location.hash);
  if (place.page !== 'match' && place.page !== 'ruling') return null;
  if (place.page === 'ruling') return linkTo({ ...place, at: desk.at.value });
  if (place.branch !== undefined && place.study === undefined) return null;
  return linkTo({ ...place, ...nearOn(desk), at: desk.at.value, review: undefined });
};

/** What a link shows to whom, in a sentence. */
export const linkWords = (desk: Desk): string => {
  const { viewer } = desk.seen.value;
  const eyes = typeof viewer === 'number' ? (desk.names[viewer] ?? 'a player') : `the ${viewer}`;
  const place = parseAddress(window.location.hash);
  const study =
    place.page === 'match' && place.study !== undefined
      ? ' Notes and branches are for everybody once their study is shared.'
      : '';
  return `A link to this step, as ${eyes} sees it. Who may not see as much sees what they may; who has no key, what is public.${study}`;
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
