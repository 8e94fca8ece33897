import axe from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * What axe has to say of the page as it is now, by all of its rules. Only of what breaks a rule does it tell every place: to put into words where each of the
 * thousands of other parts lies, which nobody reads, takes it longer than to look at them. `within` names a part that has opened over a page that was looked at.
 * It looks at what stands still: what is half faded in has no contrast yet.
 */
export const axeFindings = async (page: Page, within?: string): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const findings = await page.evaluate(async (part) => {
    const { axe: looker } = window as unknown as { readonly axe: typeof axe };
    const { violations } = await looker.run(part ?? document, { resultTypes: ['violations'] });
    return violations.map(
      ({ id, impact, nodes }) => `${String(impact)} ${id}: ${nodes.map(({ html }) => html).join(' ')}`,
    );
  }, within);
  await page.emulateMedia({ reducedMotion: null });
  return findings;
};
