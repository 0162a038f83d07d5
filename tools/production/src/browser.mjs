import { chromium } from '@playwright/test';
import { demoPassword } from '../../bench/src/demo.mjs';
import { findChromium } from '../../test/src/chromium.mjs';

/** A browser with one context, closed together; `options` as Playwright's contexts take them. */
export async function openBrowser(options = {}) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-sync',
    ],
  });
  const context = await browser.newContext({
    locale: 'de-CH',
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  return { browser, context, close: () => browser.close() };
}

/** Signs in as a person would and answers the page. */
export async function signInPage(context, url, email) {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.waitForURL((at) => !at.pathname.startsWith('/login'));
  return page;
}
