import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The small one: each document that is checked has to compile it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const everyRule: RunOptions = {
  resultTypes: ['violations'],
  runOnly: { type: 'tag', values: levels },
  rules: { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } },
};

interface Look {
  options: RunOptions;
  /** The whole document without it. */
  selector?: string;
}

/**
 * Returns the violations that axe finds in the page itself. Axe is loaded once into a document: it is half a megabyte,
 * and most are checked again.
 */
async function violationsIn(page: Page, look: Look): Promise<Result[]> {
  for (const frame of page.frames()) await giveAxe(frame);
  return page.evaluate(async ({ selector, options }: Look) => {
    const inPage = (globalThis as unknown as { axe: typeof axe }).axe;
    const { violations } = await inPage.run(selector ?? document, options);
    return violations;
  }, look);
}

async function giveAxe(frame: Frame): Promise<void> {
  if (frame.isDetached() || (await frame.evaluate(() => 'axe' in globalThis))) return;
  await frame.evaluate(axeSource);
}

/**
 * Returns the violations of a page that is not being rearranged. Below the tiles of the start page all is hidden until they
 * have their places, and again when one begins to load: seen meanwhile, links would be there and their names not.
 */
async function violationsAtRest(page: Page): Promise<Result[]> {
  const changes = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    const options = { attributes: true, subtree: true, attributeFilter: ['data-placing'] };
    new MutationObserver(() => (seen.count += 1)).observe(document.documentElement, options);
    return seen;
  });
  for (;;) {
    await expect(page.locator('[data-placing]')).toHaveCount(0);
    const { count } = await changes.jsonValue();
    const violations = await violationsIn(page, { options: everyRule });
    if ((await changes.jsonValue()).count === count) return violations;
  }
}

/** The page as it stands now breaks no rule of WCAG 2.2 AA that a program can check. */
export async function expectAccessible(page: Page): Promise<void> {
  const found: [rule: string, html: string, why: string | undefined][] = [];
  for (const { id, nodes } of await violationsAtRest(page)) {
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
  const again: RunOptions = { runOnly: { type: 'rule', values: ['target-size'] } };
  return (await violationsIn(page, { options: again, selector })).length > 0;
}

/** Nothing is wider than the screen: no sideways scrolling of the page itself. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

/** The page is accessible and no wider than the screen. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Each button shows something: words or an icon, not a frame around words that only screen readers read. */
export async function expectNoBlankButton(page: Page): Promise<void> {
  const blank = await page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(element).visibility !== 'hidden';
    };
    return [...document.querySelectorAll('.jr-button, .jr-icon-button')]
      .filter((button) => isSeen(button) && ![...button.querySelectorAll('*')].some(isSeen))
      .map((button) => button.outerHTML.slice(0, 200));
  });
  expect(blank).toEqual([]);
}
