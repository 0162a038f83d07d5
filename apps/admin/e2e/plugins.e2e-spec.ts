import { expectAccessible, expectSound, looks, openPage, signIn } from '@jahrring/testing/browser';
import { expect, type Page, test } from '@playwright/test';

const licence = { name: '', admin: '' };
const plugin = 'Zuschläge';
const on = `${plugin} einschalten`;
const off = `${plugin} ausschalten`;

const cardOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: plugin }) });

async function setPrice(page: Page, price: string): Promise<void> {
  await openPage(page, '/admin/plugins?tab=prices');
  await page.getByRole('button', { name: `Preis von ${plugin} ändern` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Preis pro Monat' }).fill(price);
  await dialog.getByRole('button', { name: 'Preis setzen' }).click();
  await expect(dialog).toHaveCount(0);
}

/** A licence of its own, as a test can be had once only; the superadmin enters it. */
async function newLicence(page: Page): Promise<string> {
  licence.name = `Forst ${Math.random().toString(36).slice(2, 8)} AG`;
  await openPage(page, '/admin/licenses/create');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(licence.name);
  await page.getByRole('radio', { name: /^Aktiv/ }).check();
  await page.getByRole('button', { name: 'Lizenz anlegen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: licence.name })).toBeVisible();
  return new URL(page.url()).pathname;
}

for (const [width, height] of looks([
  [1280, 900],
  [390, 844],
] as const)) {
  test.describe(`plugins, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('a plugin to come is announced, seen, changed and deleted', async ({ page }) => {
      const key = `probe-${Math.random().toString(36).slice(2, 8)}`;
      await signIn(page, 'superadmin@demo.test', '/admin/plugins/create');
      await page.getByRole('textbox', { name: 'Schlüssel' }).fill(key);
      await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill(`Flug ${key}`);
      await page.getByRole('textbox', { name: 'Beschreibung (Deutsch)' }).fill('Bestände aus der Luft');
      await page.getByRole('button', { name: 'Erweiterung anlegen' }).click();
      await expect(page.getByRole('link', { name: `Flug ${key}` })).toBeVisible();
      await openPage(page, '/plugins');
      const planned = page.getByRole('listitem').filter({ hasText: `Flug ${key}` });
      await expect(planned).toContainText('Geplant');
      await expect(planned.getByRole('button')).toHaveCount(0);
      await openPage(page, '/admin/plugins');
      await page.getByRole('link', { name: `Flug ${key}` }).click();
      await page.getByRole('button', { name: 'Angebot' }).click();
      await page
        .getByRole('group', { name: 'Beruht auf' })
        .getByRole('checkbox', { name: 'Rundholz' })
        .check();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill(`Neu ${key}`);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await page.getByRole('link', { name: `Neu ${key}` }).click();
      await page.getByRole('button', { name: 'Erweiterung löschen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Erweiterung löschen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge' })).toBeVisible();
      await expect(page.getByRole('link', { name: `Neu ${key}` })).toHaveCount(0);
    });

    test('a plugin to come is voted for and paid together', async ({ page }) => {
      test.slow();
      const name = `Schnee ${Math.random().toString(36).slice(2, 8)}`;
      await signIn(page, 'superadmin@demo.test', '/admin/plugins/create');
      await page.getByRole('textbox', { name: 'Schlüssel' }).fill(name.toLowerCase().replace(' ', '-'));
      await page.getByRole('textbox', { name: 'Titel (Deutsch)' }).fill(name);
      await page.getByRole('textbox', { name: 'Beschreibung (Deutsch)' }).fill('Wo Schnee die Wege sperrt');
      await page.getByRole('button', { name: 'Erweiterung anlegen' }).click();
      await expect(page.getByRole('link', { name })).toBeVisible();
      await openPage(page, '/admin/crowdfunding?new');
      await page.getByRole('combobox', { name: 'Erweiterung' }).selectOption(name);
      await page.getByRole('textbox', { name: 'Ziel' }).fill('1000');
      await page.getByRole('textbox', { name: 'Entwicklung ab' }).fill('50');
      await page.getByRole('textbox', { name: 'Was Beteiligte erhalten (Deutsch)' }).fill('Ein Jahr gratis');
      await expectSound(page);
      await page.getByRole('button', { name: 'Kampagne eröffnen' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const campaign = page.url();

      await signIn(page, 'admin@demo.test', '/plugins');
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });
      await card.getByRole('button', { name: `Dafür stimmen: ${name}` }).click();
      await expect(card).toContainText('1 Stimme');
      await card.getByRole('button', { name: `${name} mitfinanzieren` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Betrag' }).fill('500');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Verbindlich zusagen' }).click();
      await expect(card).toContainText('Deine Lizenz hat CHF 500.00 zugesagt');
      await expect(card).toContainText('In Entwicklung');
      await expectSound(page);

      await signIn(page, 'superadmin@demo.test', new URL(campaign).pathname + new URL(campaign).search);
      await expect(page.getByText('Ueli Gerber')).toBeVisible();
      await expectSound(page);
    });

    test('free test, agreed price, charge of the month, end', async ({ page }) => {
      test.slow();
      await signIn(page, 'superadmin@demo.test', '/admin');
      await setPrice(page, '12.50');
      const path = await newLicence(page);
      await expect(page).toHaveTitle(`${licence.name} · Übersicht · Jahrring`);
      await openPage(page, `${path}/employees`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${licence.name} · Personen`);
      await expect(page).toHaveTitle(`${licence.name} · Personen · Jahrring`);
      await openPage(page, `${path}/settings`);
      await expect(page).toHaveTitle(`${licence.name} · Einstellungen · Jahrring`);
      const card = cardOf(page);
      await expect(card).toContainText('CHF 12.50 pro Monat');
      await card.getByRole('button', { name: `${plugin}: 30 Tage testen` }).click();
      await expect(card).toContainText('Test: noch 30 Tage');
      await expect(card).toContainText('Danach ist die Erweiterung für alle aus');
      await expectSound(page);

      await card.getByRole('button', { name: off }).click();
      await page.getByRole('dialog').getByRole('button', { name: off }).click();
      await expect(card).toContainText('Der Test ist ausgeschaltet.');
      await card.getByRole('button', { name: on }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('der angebrochene Monat zählt ganz');
      await expectAccessible(page);
      await dialog.getByRole('button', { name: 'Für CHF 12.50 pro Monat einschalten' }).click();
      await expect(card).toContainText('CHF 12.50 pro Monat vereinbart');
      await card.getByRole('button', { name: `Mehr über ${plugin}` }).click();
      await expect(dialog).toContainText('Test begonnen');
      await expect(dialog).toContainText('Preis vereinbart: CHF 12.50 pro Monat');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await openPage(page, '/admin/plugins?tab=charges');
      await page.getByRole('combobox', { name: 'Zeilen je Seite' }).selectOption('all');
      await expect(page.getByRole('link', { name: licence.name })).toBeVisible();

      await openPage(page, `${path}/settings`);
      await card.getByRole('button', { name: off }).click();
      await expect(dialog).toContainText('Der laufende Monat wird noch verrechnet');
      await dialog.getByRole('button', { name: off }).click();
      await expect(card.getByRole('button', { name: on })).toBeVisible();
      await setPrice(page, '0');
    });

    test('a licence’s admin sees what each extension costs', async ({ page }) => {
      await signIn(page, 'admin@demo.test', '/plugins');
      await expect(page.getByRole('heading', { level: 3, name: plugin })).toBeVisible();
      await expectSound(page);
    });
  });
}
