import {
  expectAccessible,
  expectSound,
  looks,
  openPage,
  sizes,
  startSession,
  test,
} from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

/** An address that wants XRechnung; its name is new at each run. */
async function createAddress(page: Page): Promise<string> {
  const name = `Forstamt ${Date.now().toString(36)}`;
  await openPage(page, '/addresses/create');
  await page.getByRole('textbox', { name: 'Firma', exact: true }).fill(name);
  await page.getByRole('textbox', { name: 'Strasse', exact: true }).fill('Waldweg');
  await page.getByRole('textbox', { name: 'PLZ', exact: true }).fill('3550');
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Langnau');
  await page.getByRole('textbox', { name: 'E-Mail für Dokumente' }).fill('rechnung@forstamt.test');
  await page.getByRole('combobox', { name: 'E-Rechnung' }).selectOption({ label: 'XRechnung (UBL)' });
  await page.getByRole('textbox', { name: 'Elektronische Adresse' }).fill('rechnung@forstamt.test');
  await expectSound(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/addresses\/edit\/|\/addresses$/);
  return name;
}

/** A draft of one line to the address. */
async function createDraft(page: Page, recipient: string): Promise<void> {
  await openPage(page, '/documents/create/bill');
  const picker = page.getByRole('combobox', { name: /^Oder ohne Projekt/ });
  await picker.fill(recipient);
  await page.getByRole('option', { name: new RegExp(`^${recipient}`) }).click();
  await page.getByRole('button', { name: 'Leeren Entwurf erstellen' }).click();
  await expect(page.getByRole('heading', { name: 'Rechnung (Entwurf)' })).toBeVisible();
  await page.getByRole('button', { name: 'Position', exact: true }).click();
  await page.keyboard.type('Durchforstung');
  await page.getByRole('textbox', { name: 'Preis, Position 1' }).fill('1200');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Entwurf gespeichert')).toBeVisible();
}

for (const { name, width, height } of looks(sizes)) {
  test.describe(`what leaves the house at the ${name}`, () => {
    test.use({ viewport: { width, height } });
    test.slow();

    test('a bill with its electronic invoice goes out by mail', async ({ page, anotherBrowser }) => {
      await startSession(page, 'manager@demo.test');
      const recipient = await createAddress(page);
      await createDraft(page, recipient);

      const electronic = page.getByRole('region', { name: 'E-Rechnung' });
      await expect(electronic).toContainText('Referenz des Empfängers (Leitweg-ID): fehlt');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Ausstellen', exact: true }).click();
      await page.getByRole('button', { name: 'Ausstellen und einfrieren' }).click();
      const refusal = page.getByRole('dialog', { name: 'Noch nicht ausstellbar' });
      await expect(refusal).toContainText('Referenz des Empfängers (Leitweg-ID): fehlt');
      await refusal.getByText('Schliessen', { exact: true }).click();
      const draft = page.url();

      await giveReference(page, recipient);
      await openPage(page, new URL(draft).pathname);
      await expect(electronic).toContainText('Wird beim Ausstellen erzeugt.');
      await page.getByLabel('Datei anhängen').setInputFiles({
        name: 'Lageplan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
      });
      await expect(page.getByRole('link', { name: 'Lageplan.pdf' })).toBeVisible();
      await page.getByRole('button', { name: 'Ausstellen', exact: true }).click();
      await page.getByRole('button', { name: 'Ausstellen und einfrieren' }).click();
      const title = page.getByRole('heading', { level: 1, name: /^Rechnung \d{4}-\d{4}$/ });
      await expect(title).toBeVisible();
      const number = ((await title.textContent()) ?? '').replace('Rechnung ', '');
      await expect(electronic).toContainText('Mit der Rechnung eingefroren');
      const xml = await page.request.get(
        (await electronic.getByRole('link', { name: 'XML herunterladen' }).getAttribute('href')) ?? '',
      );
      expect(await xml.text()).toContain('<cbc:BuyerReference>04011000-1234512345-06</cbc:BuyerReference>');

      await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
      const dialog = page.getByRole('dialog', { name: `${number} per E-Mail senden` });
      await expect(dialog.getByRole('textbox', { name: 'An' })).toHaveValue(/rechnung@forstamt\.test/);
      await expect(dialog).toContainText(`xrechnung-${number}.xml`);
      await expectSound(page);
      await dialog.getByRole('textbox', { name: 'Kopie' }).fill('kein at');
      await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
      await expect(dialog.getByText('Das ist keine gültige E-Mail-Adresse.').first()).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Kopie' }).fill('archiv@forstamt.test');
      await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
      await expect(dialog).toBeHidden();
      const sent = page.getByRole('region', { name: 'Gesendet' });
      await expect(sent).toContainText('An den Mailserver übergeben', { timeout: 20_000 });
      await expect(sent).toContainText('Lageplan.pdf');
      await expectSound(page);

      const office = await anotherBrowser('superadmin@demo.test', `/admin/mail?search=${number}`);
      await office
        .getByRole('link', { name: new RegExp(`Rechnung ${number}`) })
        .first()
        .click();
      await expect(office.getByRole('dialog')).toContainText('Guten Tag');
    });
  });
}

/** Writes down what the recipient wants to be named. */
async function giveReference(page: Page, recipient: string): Promise<void> {
  await openPage(page, `/addresses?search=${encodeURIComponent(recipient)}`);
  await page
    .getByRole('link', { name: new RegExp(recipient) })
    .first()
    .click();
  await page
    .getByRole('textbox', { name: 'Referenz des Empfängers (Leitweg-ID)' })
    .fill('04011000-1234512345-06');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(/gespeichert/i).first()).toBeVisible();
}
