import type { Locator, Page } from '@playwright/test';

/** Drags something of a plan to the end side, by as many of its own widths. */
export async function dragOn(page: Page, what: Locator, widths: number): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * widths, y, { steps: 5 });
  await page.mouse.up();
}
