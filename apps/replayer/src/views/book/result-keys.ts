const LINKS = '.ruling-link';
const FIELD = '.book-search input';

const by: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

const focus = (element: HTMLElement | undefined, event: KeyboardEvent): void => {
  if (element === undefined) return;
  event.preventDefault();
  element.focus();
};

/** Where an arrow leads from an element: from the search into the results, from one to the next, and back. */
const stepFrom = (page: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined => {
  const links = [...page.querySelectorAll<HTMLElement>(LINKS)];
  const at = links.indexOf(from);
  if (at === 0 && step === -1) return page.querySelector<HTMLElement>(FIELD) ?? undefined;
  if (at >= 0) return links[at + step];
  return step === 1 && from.matches('input') ? links[0] : undefined;
};

/** The arrows go through the results; `/` goes to the search. */
export const moveAmongResults = (event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void => {
  const { currentTarget: page, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  const step = by[event.key];
  if (step !== undefined) focus(stepFrom(page, target, step), event);
  else if (event.key === '/' && !target.matches('input'))
    focus(page.querySelector<HTMLElement>(FIELD) ?? undefined, event);
};
