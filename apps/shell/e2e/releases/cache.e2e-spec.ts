import { demoPassword } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';
import { startFaultyProxy } from './faulty-proxy';

for (const [what, path] of [
  ['entry', /\/tools\/addresses\/[^/]+\/remoteEntry\.js$/],
  ['chunk', /\/tools\/addresses\/[^/]+\/AddressList\.js$/],
  ['texts', /\/tools\/addresses\/[^/]+\/texts-start-de\.js$/],
] as const) {
  test(`${what}: a refused file in the browser's cache is renewed`, async ({ page, baseURL }) => {
    const proxy = await startFaultyProxy(baseURL ?? 'http://localhost:4200', path);
    try {
      await page.goto(`${proxy.origin}/login`);
      await page.getByLabel('E-Mail').fill('admin@demo.test');
      await page.getByRole('textbox', { name: 'Passwort' }).fill(demoPassword);
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await expect(page).not.toHaveURL(/\/login/);
      await page.goto(`${proxy.origin}/addresses`);
      const outlet = page.locator('.sh-outlet[data-tool="addresses"]');
      await expect(outlet.getByRole('heading', { level: 1, name: 'Adressen' })).toBeVisible();
      await expect(outlet).toHaveAttribute('data-fallback', 'false');
      expect(proxy.changed()).toBe(1);
    } finally {
      proxy.close();
    }
  });
}
