import { chromium } from 'playwright-core';
import { findChromium } from '../../../test/src/chromium.mjs';

/** Flags that Debian's Chromium needs in a container. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Runs `work(page)` in a signed-in page of a fresh browser; the browser ends with it. */
export async function inBrowser(root, { url, cookies }, work) {
  const executablePath = await findChromium(root, process.execPath);
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: flags });
  try {
    // A worker's answers could not be replaced by the candidate's.
    const context = await browser.newContext({
      baseURL: url,
      serviceWorkers: 'block',
      locale: 'de-CH',
      viewport: { width: 1280, height: 900 },
    });
    await context.addCookies(cookies);
    return await work(await context.newPage());
  } finally {
    await browser.close();
  }
}
