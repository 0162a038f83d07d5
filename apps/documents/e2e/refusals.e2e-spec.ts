import { openPage, startSession } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const documents = '/api/documents/documents';

/** Makes a draft and opens it. */
async function openDraft(page: Page): Promise<string> {
  await openPage(page, '/documents/create/offer');
  const recipient = page.getByRole('combobox', { name: /^Oder ohne Projekt/ });
  await recipient.fill('Burgergemeinde Langnau');
  await page
    .getByRole('option', { name: /^Burgergemeinde Langnau/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Leeren Entwurf erstellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Offerte (Entwurf)' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function addPosition(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Position', exact: true }).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('50');
}

// A message may offer to save as well.
const save = (page: Page) =>
  page.locator('#main').getByRole('button', { name: 'Speichern', exact: true }).click();

/** Lets the server refuse the next call to a path with one of its own errors. */
async function refuse(page: Page, path: string, method: string, key: string, params = {}): Promise<void> {
  await page.route(
    (url) => url.pathname.endsWith(path),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      const problem = { type: 'about:blank', title: 'refused', status: 409, code: 'REFUSED', key, params };
      return route.fulfill({ status: 409, contentType: 'application/problem+json', json: problem });
    },
  );
}

test.beforeEach(({ page }) => startSession(page, 'admin@demo.test'));

test('two people at one draft: their changes are put together, and what is issued or locked is told', async ({
  page,
  context,
}) => {
  const id = await openDraft(page);
  const other = await context.newPage();
  await openPage(other, `/documents/edit/${id}`);
  await addPosition(other, 'Anfahrt');
  await save(other);
  await expect(other.getByText('Entwurf gespeichert')).toBeVisible();

  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Holzschlag am Berg');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Inzwischen geändert' });
  const title = dialog.getByRole('group', { name: 'Titel' });
  await expect(title.getByRole('radio', { name: 'Deine Fassung Holzschlag am Berg' })).toBeChecked();
  await dialog.getByRole('button', { name: 'So speichern' }).click();
  await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Leistung, Position 1' })).toHaveValue('Anfahrt');
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue('Holzschlag am Berg');

  // Typed changes have to be saved before the document can be exported.
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Holzschlag im Berg');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'PDF herunterladen' }).click();
  await expect(page.getByText('Speichere das Dokument, bevor du es exportierst.')).toBeVisible();
  await save(page);
  // The message of the save before may still be there.
  await expect(page.getByText('Entwurf gespeichert').last()).toBeVisible();

  // Issued elsewhere: this page cannot save any more.
  await openPage(other, `/documents/edit/${id}`);
  await other.getByRole('button', { name: 'Ausstellen', exact: true }).click();
  await other.getByRole('button', { name: 'Ausstellen und einfrieren' }).click();
  await expect(other.getByRole('heading', { level: 1, name: /^Offerte \d{4}-/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill('Zu spät');
  await save(page);
  await expect(page.getByText(/ist ausgestellt und lässt sich nicht mehr bearbeiten/)).toBeVisible();
});

test('a locked document is read until it is unlocked', async ({ page }) => {
  await openDraft(page);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Sperren' }).click();
  await expect(page.getByText('Dieses Dokument ist gesperrt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ausstellen', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Entsperren' }).click();
  await expect(page.getByRole('button', { name: 'Ausstellen', exact: true })).toBeVisible();
});

test('what the server refuses is told in its own words', async ({ page }) => {
  const id = await openDraft(page);
  await addPosition(page, 'Anfahrt');
  await refuse(page, `/${id}`, 'PUT', 'documents:errors.priceLocked');
  await save(page);
  await expect(page.getByText('Die Preise dieses Dokuments sind gesperrt.')).toBeVisible();
  await page.unrouteAll();
  await refuse(page, `/${id}`, 'PUT', 'documents:errors.entryLocked');
  await save(page);
  await expect(page.getByText(/^Zeiteintrag gesperrt/)).toBeVisible();
  await page.unrouteAll();
  await save(page);
  await expect(page.getByText('Entwurf gespeichert')).toBeVisible();

  await refuse(page, `/${id}`, 'DELETE', 'documents:errors.notDeletable', { number: '2026-0001' });
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Entwurf löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(page.getByText(/lässt sich nicht löschen/)).toBeVisible();

  await openPage(page, '/documents/create/offer?from=objects');
  const recipient = page.getByRole('combobox', { name: /^Oder ohne Projekt/ });
  await recipient.fill('Burgergemeinde Langnau');
  await page
    .getByRole('option', { name: /^Burgergemeinde Langnau/ })
    .first()
    .click();
  await page.getByRole('listbox', { name: 'Gefundene Objekte' }).getByRole('option').first().click();
  await refuse(page, documents, 'POST', 'documents:errors.faultyObjects', { titles: 'Akazienpfahl' });
  await page.getByRole('button', { name: 'Entwurf mit 1 Position erstellen' }).click();
  await expect(page.getByText(/weil Objekte fehlerhaft sind: Akazienpfahl/)).toBeVisible();

  await openPage(page, '/documents');
  await refuse(page, '/export/csv', 'GET', 'documents:errors.exportFailed');
  // Each line has a menu of that name as well; the list's own comes before them.
  await page.getByRole('button', { name: 'Weitere Aktionen' }).first().click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  await expect(page.getByText('Der Export ist fehlgeschlagen. Versuche es noch einmal.')).toBeVisible();
});

test('many drafts are locked, unlocked, deleted and brought back, each with the way back', async ({
  page,
}) => {
  const title = `Sammlung ${Math.random().toString(36).slice(2, 8)}`;
  for (const place of [1, 2]) {
    await openDraft(page);
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title} ${place}`);
    await save(page);
    await expect(page.getByText('Entwurf gespeichert').first()).toBeVisible();
  }
  await openPage(page, `/documents?search=${encodeURIComponent(title)}`);
  await expect(page.getByText('2 Dokumente', { exact: true })).toBeVisible();
  const act = async (name: string) => {
    await page.getByRole('checkbox', { name: new RegExp(`${title} 1`) }).check();
    await page.getByRole('checkbox', { name: new RegExp(`${title} 2`) }).check();
    await page.getByRole('button', { name: 'Weitere', exact: true }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  };
  await act('2 sperren');
  await expect(page.getByText('2 Dokumente gesperrt')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).first().click();
  await expect(page.getByText('2 Dokumente entsperrt')).toBeVisible();
  await act('2 Entwürfe löschen');
  await expect(page.getByText('2 Entwürfe gelöscht')).toBeVisible();
  await expect(page.getByText('0 Dokumente', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Gelöscht', exact: true }).click();
  await expect(page.getByText(`${title} 1`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(page.getByText('2 Dokumente wiederhergestellt')).toBeVisible();
});
