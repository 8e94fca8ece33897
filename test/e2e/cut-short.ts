import type { Page } from 'playwright-core';

/** The words of those parts that do not fit into them, and are written shorter. */
export const cutShort = (page: Page, parts: string): Promise<readonly (string | null)[]> =>
  page.$$eval(parts, (found) =>
    found.filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent),
  );
