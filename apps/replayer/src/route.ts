import { signal } from '@preact/signals';
import { makeAddress, parseAddress, type Address, type NoAddress } from './address.js';

/** The place that the page's URL names. */
export const address = signal<Address | NoAddress>(parseAddress(window.location.hash));

/** The part of the URL that `address` was read from, or written to. */
let known = window.location.hash;

window.addEventListener('hashchange', () => {
  known = window.location.hash;
  address.value = parseAddress(window.location.hash);
});

/** The study that the address names just now. */
export const studyHere = (): string | undefined => {
  const place = address.peek();
  return place.page === 'match' ? place.study : undefined;
};

/** Whether what the address names is still on its way. What is shown meanwhile is another place, whose name is not for this one's entry. */
let isUnderWay = false;

/** Says whether what the address names is still on its way. */
export const arriveLater = (is: boolean): void => {
  isUnderWay = is;
};

/** Goes to another place; the browser's Back comes back. */
export const go = (to: Address): void => {
  window.location.hash = makeAddress(to);
};

/** Names the place shown in the URL without a new entry in the history, so that a link to this very step can be copied. */
export const nameplace = (to: Address): void => {
  // The browser has gone elsewhere, and its message is under way: a page that is being left names no place any more.
  if (isUnderWay || window.location.hash !== known) return;
  // What is named already is not named anew: the browser may be on its way back or forward by then.
  const named = makeAddress(to);
  if (named === known) return;
  window.history.replaceState(null, '', named);
  known = window.location.hash;
};

/** Names the place shown in the URL as a new entry in the history: the browser's Back comes back to the one that was left. */
export const pushPlace = (left: Address, to: Address): void => {
  nameplace(left);
  if (window.location.hash !== known || makeAddress(left) === makeAddress(to)) return;
  window.history.pushState(null, '', makeAddress(to));
  known = window.location.hash;
};
