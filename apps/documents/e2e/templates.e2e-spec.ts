import { expectAccessible, expectSound, openPage, pickUp, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page, type Request } from '@playwright/test';

const path = '/settings/documents/templates';

async function makeTemplate(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Dokumentvorlagen' })).toBeVisible();
  await page.getByRole('button', { name: 'Neue Vorlage' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Art').selectOption('offer');
  await dialog.getByRole('textbox', { name: 'Name der Vorlage' }).fill(title);
  await dialog.getByRole('button', { name: 'Vorlage erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

interface Display {
  colour: string;
  blocks: string[];
}

const displayOf = (request: Request): Display =>
  (request.postDataJSON() as { content: { display: Display } }).content.display;

const drawn = (page: Page) => page.locator('.documents-pdf canvas[data-drawn]').first();

test('a template is edited beside its preview, ordered by keys and keeps its versions', async ({ page }) => {
  const title = `Offerte ${Date.now()}`;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn(page, 'manager@demo.test', path);
  await makeTemplate(page, title);
  await expect(drawn(page)).toBeVisible();

  await page.getByRole('tab', { name: 'Darstellung' }).click();
  const order = page.getByRole('group', { name: 'Dokumentsortierung' });
  await expect(order.getByRole('checkbox', { name: 'Titel' })).toBeDisabled();
  await order.getByRole('checkbox', { name: 'Einleitung' }).uncheck();
  // Each step is heard before the next one is taken, as by somebody who listens.
  await pickUp(order.getByRole('button', { name: 'Schlusstext verschieben' }));
  await expect(page.getByText(/Schlusstext (angehoben, |auf )Platz 5 von 5/)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Schlusstext auf Platz 4 von 5/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Schlusstext liegt auf Platz 4 von 5/)).toBeAttached();
  await expect(order.getByRole('checkbox')).toHaveCount(6);
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/templates/preview') && displayOf(request).colour === 'nacht',
  );
  await page.getByRole('combobox', { name: 'Farbe' }).selectOption('nacht');
  expect(displayOf(await asked).blocks).toEqual(['title', 'positions', 'totals', 'closing', 'terms']);

  const zoom = page.getByRole('status', { name: 'Vergrösserung' });
  const fit = await zoom.textContent();
  await page.getByRole('group', { name: /Vorschau der Vorlage, Seiten/ }).focus();
  await page.keyboard.press('+');
  await expect(zoom).not.toHaveText(fit ?? '');
  await page.keyboard.press('0');
  await expect(zoom).toHaveText(fit ?? '');

  await expectAccessible(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert als Version 2.').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Versionen' }).click();
  await page.getByRole('button', { name: 'Version 1 übernehmen' }).click();
  await page.getByRole('tab', { name: 'Darstellung' }).click();
  await expect(page.getByRole('combobox', { name: 'Farbe' })).toHaveValue('ink');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert als Version 3.').first()).toBeVisible();
});

test('a template fits a phone, and is deleted from the list', async ({ page }) => {
  const title = `Telefon ${Date.now()}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'manager@demo.test', path);
  await makeTemplate(page, title);
  await expectSound(page);
  await page.getByText('Vorschau', { exact: true }).click();
  await expect(drawn(page)).toBeVisible();
  await expectSound(page);
  await openPage(page, path);
  await page.getByRole('button', { name: `Aktionen für ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('link', { name: title })).toBeHidden();
});
