import {
  demoLicences,
  expectAccessible,
  expectSettled,
  looks,
  loadPage,
  openPage,
  signIn,
  sizes,
  startSession,
  test,
} from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);
const muster = `/admin/licenses/${demoLicences.muster.id}`;

async function heading(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const { name, width, height } of looks(sizes)) {
  test.describe(`admin area at the ${name}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => startSession(page, 'superadmin@demo.test'));

    test('the installation is seen at a glance, and each number leads to its list', async ({ page }) => {
      await openPage(page, '/admin');
      await heading(page, 'Übersicht');
      // One for each service; the shell has none.
      await expect(page.getByText('In Ordnung')).toHaveCount(12);
      await expect(page.getByText(/^Freier Speicher: \d+ von \d+ GB$/)).toBeVisible();
      await expect(page.getByText(/^\d+ von \d+ Plätzen belegt$/)).toBeVisible();
      await expectAccessible(page);
      for (const [number, title] of [
        ['Diesen Monat geschuldet', 'Werkzeuge'],
        ['Nicht zugestellte Ereignisse', 'Ereignisse'],
        ['Nicht zugestellte E-Mails', 'E-Mails'],
      ] as const) {
        await page.getByRole('link', { name: number }).click();
        await heading(page, title);
        await page.goBack();
        await heading(page, 'Übersicht');
      }
    });

    test('a licence is created, activated, and gets its first person', async ({ page }) => {
      const mark = unique();
      await openPage(page, '/admin/licenses/create');
      await page.getByLabel('Name', { exact: false }).first().fill(`Sägerei ${mark}`);
      await page.getByLabel('IBAN oder QR-IBAN').fill('CH00');
      await page.getByRole('button', { name: 'Lizenz anlegen' }).click();
      await expect(page.getByText('Das ist keine gültige IBAN.').first()).toBeVisible();
      await page.getByLabel('IBAN oder QR-IBAN').fill('CH93 0076 2011 6238 5295 7');
      await page.getByRole('button', { name: 'Lizenz anlegen' }).click();
      await heading(page, `Sägerei ${mark}`);
      await expect(page.getByText('Wartet auf Freischaltung')).toBeVisible();

      await page.getByRole('button', { name: 'Freischalten' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Freischalten' }).click();
      await expect(page.getByText('Aktiv', { exact: true }).first()).toBeVisible();

      await page.getByRole('link', { name: 'Personen', exact: true }).click();
      await page.getByRole('link', { name: 'Person hinzufügen' }).click();
      await page.getByLabel('Vorname').fill('Nora');
      await page.getByLabel('Nachname').fill('Probst');
      await page.getByRole('textbox', { name: 'E-Mail' }).fill(`nora@${mark}.example`);
      await page.getByRole('button', { name: 'Person hinzufügen' }).click();
      await expect(page.getByText('Nora Probst gehört jetzt dazu.')).toBeVisible();
    });
  });
}

test('a superadmin enters a licence of others, is told so on each page, and leaves it', async ({ page }) => {
  await signIn(page, 'superadmin@demo.test', '/admin/licenses?search=Muster');
  await page.getByRole('link', { name: 'Zimmerei Muster' }).click();
  await page.getByRole('button', { name: 'Lizenz betreten' }).click();
  const notices = page.getByRole('region', { name: 'Hinweise' });
  const stay = notices.getByText('Du arbeitest als Superadmin in der Lizenz Zimmerei Muster');
  await expect(stay).toBeVisible();
  await expectAccessible(page);
  await openPage(page, '/addresses');
  await expect(stay).toBeVisible();
  await notices.getByRole('button', { name: 'Verlängern' }).click();
  await expectSettled(page);
  await expect(page).toHaveURL(/\/addresses$/);
  await notices.getByRole('button', { name: 'Lizenz verlassen' }).click();
  await expect(page.getByText('Forstbetrieb Bergwald').first()).toBeVisible();
  await expectSettled(page);
  await expect(stay).toBeHidden();
});

test('switching a plugin on makes its menu and pages appear, off makes them go', async ({
  page,
  anotherBrowser,
}) => {
  await signIn(page, 'superadmin@demo.test', `${muster}/settings`);
  const member = await anotherBrowser('admin@muster.test');
  // In a long menu the group of it is folded; as it is opened here it stays.
  const group = member.getByRole('navigation').getByRole('button', { name: 'Betrieb' });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  const menuItem = member.getByRole('navigation').getByRole('link', { name: 'Maschinen' });
  const switchOf = (action: string) =>
    page.getByRole('button', { name: `Maschinen und Fahrzeuge ${action}` });
  await expect(menuItem).toHaveCount(0);

  await switchOf('einschalten').click();
  await expect(page.getByText('Maschinen und Fahrzeuge ist eingeschaltet.')).toBeVisible();
  await member.reload();
  await expect(menuItem.first()).toBeVisible();

  await switchOf('ausschalten').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Eure Daten bleiben');
  await dialog.getByRole('button', { name: 'Maschinen und Fahrzeuge ausschalten' }).click();
  await expect(page.getByText('Maschinen und Fahrzeuge ist ausgeschaltet.')).toBeVisible();
  await loadPage(member, '/machine-inventory');
  await expect(member.getByText('Diese Seite gibt es nicht')).toBeVisible();
  await expect(menuItem).toHaveCount(0);

  // Nothing was typed into the form below the plugins: leaving asks nothing.
  await page.getByRole('link', { name: 'Lizenzen', exact: true }).first().click();
  await expect(page).toHaveURL(/\/admin\/licenses$/);
});

test('an admin keeps the people of the licence, but not the own access', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/employees');
  await page.getByRole('searchbox').fill('Gerber');
  await page.getByRole('link', { name: 'Ueli Gerber' }).click();
  await heading(page, 'Ueli Gerber');
  await page.getByLabel('Funktion').fill(`Förster ${unique()}`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Ueli Gerber ist gespeichert.')).toBeVisible();
  await page.getByRole('link', { name: 'Rechte' }).click();
  await expect(page.getByText('Den eigenen Zugang kann man nicht ändern')).toBeVisible();
});
