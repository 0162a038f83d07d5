import { expect, type Page } from '@playwright/test';

/** The shell and the tools that work without a connection lie on the device as a whole. Asks for `serviceWorkers: 'allow'`. */
export async function expectKeptOnDevice(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const marks = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match('/__complete')),
      );
      const has = (part: string) => names.some((name) => name.includes(part));
      return has('jahrring-shell') && has('tool') && marks.every(Boolean);
    });
  await expect.poll(isKept, { timeout: 30_000, intervals: [100] }).toBe(true);
}
