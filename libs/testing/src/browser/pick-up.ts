import type { Locator } from '@playwright/test';

/** Takes a row up by its handle, with the keyboard. The sorting library listens for arrows only after the event it began with. */
export async function pickUp(handle: Locator): Promise<void> {
  await handle.press('Space');
  await handle.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
