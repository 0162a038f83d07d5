import { expectKeptOnDevice } from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

/** Waits until the shell, this tool and the data that recording needs are on the device. */
export async function waitUntilKept(page: Page): Promise<void> {
  await expectKeptOnDevice(page);
  // The week is asked for after everything else.
  const answers = () =>
    page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('jahrring', 1);
          opening.onerror = () => resolve(false);
          opening.onsuccess = () => {
            const keys = opening.result.transaction('answers').objectStore('answers').getAllKeys();
            keys.onsuccess = () => resolve(keys.result.some((key) => String(key).includes('/weeks/')));
          };
        }),
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
}
