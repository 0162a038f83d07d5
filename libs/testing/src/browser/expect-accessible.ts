import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks in the page itself: the way that holds for frames of other origins opens a second page for every look. */
const axeIn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** The page as it stands now breaks no rule of WCAG 2.2 AA that a program can check. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await axeIn(page)
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: levels },
      rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze();
  const found: [rule: string, html: string, why: string | undefined][] = [];
  for (const { id, nodes } of violations) {
    for (const { target, html, failureSummary } of nodes) {
      if (id !== 'target-size' || (await isSmall(page, target.join(' ')))) {
        found.push([id, html, failureSummary]);
      }
    }
  }
  expect(found).toEqual([]);
}

/** A bar at the bottom covers what stands behind it, which looks small until it is scrolled to. */
async function isSmall(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axeIn(page).include(selector).withRules('target-size').analyze();
  return violations.length > 0;
}

/** Nothing is wider than the screen: no sideways scrolling of the page itself. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}
