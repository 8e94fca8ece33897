import { signal } from '@preact/signals';
import { makeAddress, parseAddress, type Address } from './address.js';

/** The place that the page's URL names. */
export const address = signal<Address>(parseAddress(window.location.hash));

window.addEventListener('hashchange', () => {
  address.value = parseAddress(window.location.hash);
});

/** Goes to another place; the browser's Back comes back. */
export const go = (to: Address): void => {
  window.location.hash = makeAddress(to);
};

/** Names the place shown in the URL without a new entry in the history, so that a link to this very step can be copied. */
export const nameplace = (to: Address): void => {
  window.history.replaceState(null, '', makeAddress(to));
};
