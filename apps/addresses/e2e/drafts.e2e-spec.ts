import { expectAccessible, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const restore = (page: Page) => page.getByRole('button', { name: 'Entwurf wiederherstellen' });
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Firma' });

/** Types and goes without saving, as when the browser is closed. */
async function typeAndClose(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join('\n'))).toContain(name);
}

test('what was typed is offered again after the tab was closed, and gone once it is saved', async ({
  page,
  context,
}) => {
  const name = `Entwurf ${Date.now() % 1_000_000}`;
  await signIn(page, 'admin@demo.test', '/addresses/create');
  await typeAndClose(page, name);
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openPage(again, '/addresses/create');
  await expect(again.getByText(/^Entwurf von \d\d:\d\d$/)).toBeVisible();
  await expect(nameField(again)).toHaveValue('');
  await expectAccessible(again);
  await restore(again).click();
  await expect(nameField(again)).toHaveValue(name);
  await again.getByRole('textbox', { name: 'PLZ' }).fill('3550');
  await again.getByRole('textbox', { name: 'Ort' }).fill('Langnau');
  await again.getByRole('button', { name: 'Speichern' }).click();
  await expect(again).toHaveURL(/\/addresses$/);

  await openPage(again, '/addresses/create');
  await expect(nameField(again)).toBeVisible();
  await expect(restore(again)).toHaveCount(0);
});

test('a draft can be discarded', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/addresses/create');
  await typeAndClose(page, 'Wird verworfen');
  page.on('dialog', (dialog) => void dialog.accept());
  await openPage(page, '/addresses/create');
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(restore(page)).toHaveCount(0);
  await openPage(page, '/addresses/create');
  await expect(nameField(page)).toBeVisible();
  await expect(restore(page)).toHaveCount(0);
});
