import type { Page } from 'playwright-core';

/** Words on the edge of a table that are begun where they do not fit: marks, counters, names of piles and badges. */
export const begunWords = (page: Page): Promise<readonly (string | null)[]> =>
  page.$$eval('.plate .mark, .counters > li, .pile .zone-name, .arena-badges > .badge', (found) =>
    found
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => {
        const room = part.parentElement?.getBoundingClientRect();
        const { left, right, top } = part.getBoundingClientRect();
        // In a line that is out of sight.
        if (room === undefined || top >= room.bottom - 1) return false;
        return left < room.left - 1 || right > room.right + 1 || part.scrollWidth > part.clientWidth + 1;
      })
      .map((part) => part.textContent),
  );

/** Words for the state of a card that are begun where they do not fit; one that is not there at all is none. */
export const cutStates = (page: Page): Promise<readonly (string | null)[]> =>
  page.$$eval('.card .badge, .card .piece-mark', (found) =>
    found
      .filter((part) => part.getClientRects().length > 0)
      .filter((part) => {
        const room = part.closest('.piece-badges')?.getBoundingClientRect();
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const slack = 2;
        if (room === undefined) return true;
        // Who attacks and who defends is read whole.
        if (part.matches('.badge-attacker, .badge-defender') && part.scrollWidth > part.clientWidth + 1) return true;
        const [across, down] = [
          Math.max(0, Math.min(right, room.right) - Math.max(left, room.left)),
          Math.max(0, Math.min(bottom, room.bottom) - Math.max(top, room.top)),
        ];
        const isOut = across < slack || down < slack;
        return !isOut && (across < right - left - slack || down < bottom - top - slack);
      })
      .map((part) => part.textContent),
  );

/** What is written in letters of less than 11 pixels; a sign is none. */
export const smallWords = (page: Page): Promise<readonly (readonly [number, string | null])[]> =>
  page.$$eval('#table *, .top *, .judged *', (found) =>
    found
      .filter((each) =>
        [...each.childNodes].some((node) => node.nodeType === 3 && /[\p{L}\p{N}]/u.test(node.textContent ?? '')),
      )
      .filter((each) => each.closest('.visually-hidden') === null && each.getClientRects().length > 0)
      .map((each) => [Number.parseFloat(getComputedStyle(each).fontSize), each.textContent] as const)
      .filter(([size]) => size > 0 && size < 11),
  );

/** Cards of a battlefield that are less than 20 pixels high. */
export const lowCards = (page: Page): Promise<readonly (string | null)[]> =>
  page.$$eval('.arena .piece', (found) =>
    found.filter((piece) => piece.getBoundingClientRect().height < 20).map((piece) => piece.textContent),
  );

/** Plates of players that hold more than is seen of them. */
export const fullPlates = (page: Page): Promise<readonly (string | null)[]> =>
  page.$$eval('.plate', (found) =>
    found.filter((plate) => plate.scrollHeight > plate.clientHeight + 1).map((plate) => plate.textContent),
  );

/** How far the page scrolls, across and down. */
export const scrolledBy = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    document.documentElement.scrollTo(5000, 50000);
    const { scrollLeft, scrollTop } = document.documentElement;
    return [scrollLeft, scrollTop];
  });
