import {
  expectAccessible,
  expectLoaded,
  loadPage,
  openPage,
  signIn,
  startSession,
} from '@jahrring/testing/browser';
import { expect, type Locator, type Page, test } from '@playwright/test';
import jsQR from 'jsqr';

// A code is read from what is seen of it: sharp, as on a phone.
test.use({ viewport: { width: 1280, height: 844 }, deviceScaleFactor: 2 });

/** Returns the text of the code on the label that is shown, read as a camera would. */
async function readCode(label: Locator): Promise<string | undefined> {
  const { pixels, width, height } = await label.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const picture = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height);
    const step = 8_192;
    let bytes = '';
    for (let at = 0; picture && at < picture.data.length; at += step)
      bytes += String.fromCharCode(...picture.data.subarray(at, at + step));
    // One text goes over faster than millions of numbers.
    return { pixels: btoa(bytes), width, height };
  });
  return jsQR(Uint8ClampedArray.from(Buffer.from(pixels, 'base64')), width, height)?.data;
}

async function labelOfFirst(page: Page, list: string): Promise<Locator> {
  await openPage(page, list);
  await expectLoaded(page);
  await page.getByRole('row').getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Etiketten drucken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiketten drucken' });
  await expect(dialog.getByText('1 Etikette', { exact: true })).toBeVisible();
  const label = dialog.getByRole('img', { name: 'Seite 1 von 1' });
  await expect(label).toBeVisible();
  return label;
}

test('lists of other tools print labels, whose code opens the record', async ({ page, baseURL }) => {
  test.slow();
  await startSession(page, 'admin@demo.test');
  for (const [list, record] of [
    ['/addresses', /^\/addresses\/edit\/[\w-]{36}$/],
    ['/timber', /^\/timber\/lots\/[\w-]{36}$/],
    ['/timber/containers', /^\/timber\/containers\/edit\/[\w-]{36}$/],
    ['/projects', /^\/projects\/[\w-]{36}\/overview$/],
  ] as const) {
    const label = await labelOfFirst(page, list);
    const address = new URL((await readCode(label)) ?? 'none:');
    expect(address.origin).toBe(new URL(baseURL ?? '').origin);
    expect(address.pathname).toMatch(record);
    if (list !== '/projects') continue;
    await expectAccessible(page);
    const asked = page.waitForResponse(`**/api/projects/projects/${address.pathname.split('/')[2]}`);
    await loadPage(page, address.pathname);
    const { title } = (await (await asked).json()) as { title: string };
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  }
});

test('all that a list finds gets labels, not only what is ticked on a page', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/addresses?pageSize=10');
  await expectLoaded(page);
  await page.getByRole('row').getByRole('checkbox').nth(1).check();
  const bar = page.getByRole('region', { name: 'Aktionen für die Auswahl' });
  await expect(bar.getByRole('button', { name: 'Löschen' })).toBeVisible();
  const all = bar.getByRole('button', { name: /^Alle \d+/ });
  const total = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(10);
  await all.click();
  // Actions that change only ticked rows are not offered for more than those.
  await expect(bar.getByRole('button', { name: 'Löschen' })).toBeHidden();
  await bar.getByRole('button', { name: 'Etiketten drucken' }).click();
  const dialog = page.getByRole('dialog', { name: 'Etiketten drucken' });
  await expect(dialog.getByText(`${total} Etiketten`, { exact: true })).toBeVisible();
  const pages = Math.ceil(total / 8);
  await expect(dialog.getByRole('img', { name: `Seite 1 von ${pages}` })).toBeVisible();
});
