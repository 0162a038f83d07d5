import { expect, type Page } from '@playwright/test';
import {
  callApi,
  demoLicences,
  expectSound,
  linkMailedTo,
  looks,
  openPage,
  startSession,
  test,
  type OpenBrowser,
} from '@jahrring/testing/browser';
import { aPdf, aPng } from '@jahrring/testing/files';
import { Secret, TOTP } from 'otpauth';

const password = 'vier alte Tannen';
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** A browser of its own with the session of a demo account; no page is open in it. */
async function browserOf(email: string, anotherBrowser: OpenBrowser): Promise<Page> {
  const page = await anotherBrowser();
  await startSession(page, email);
  return page;
}

interface Person {
  email: string;
  userId: string;
}

/** Somebody who is nobody of the demo, made by a superadmin, let in by mail. */
async function createPerson(superadmin: Page, anotherBrowser: OpenBrowser): Promise<Person> {
  const email = `person-${Date.now()}-${Math.round(Math.random() * 1e6)}@beispiel.test`;
  const url = `/api/admin/licences/${demoLicences.bergwald.id}/employees`;
  const body = { email, firstName: 'Nora', lastName: 'Neu', role: 'guest' };
  const { userId } = await callApi<{ userId: string }>(superadmin, 'POST', url, body);
  const token = (await linkMailedTo(superadmin, email)).searchParams.get('token') ?? '';
  const own = await anotherBrowser();
  await callApi(own, 'POST', '/api/auth/connect', { token, password, confirmation: password });
  // The link has signed them in: only the sessions of the test itself are to be there.
  await callApi(own, 'POST', '/api/auth/logout', {});
  return { email, userId };
}

async function enterPassword(page: Page, email: string, secret = password): Promise<void> {
  await openPage(page, '/login');
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(secret);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

async function signedIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guten');
}

async function lookedAt(page: Page): Promise<void> {
  for (const size of looks(sizes)) {
    await page.setViewportSize(size);
    await expectSound(page);
  }
  await page.setViewportSize(sizes[0] ?? { width: 1280, height: 800 });
}

test.describe('identity', () => {
  test.setTimeout(120_000);

  test('a forgotten password is set anew by the link of a mail, once', async ({ page, anotherBrowser }) => {
    const superadmin = await anotherBrowser('superadmin@demo.test');
    const { email } = await createPerson(superadmin, anotherBrowser);
    await openPage(page, '/login');
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expect(page).toHaveTitle('Passwort vergessen · Jahrring');
    await lookedAt(page);
    await page.getByLabel('E-Mail').fill(email);
    await page.getByRole('button', { name: 'Link anfordern' }).click();
    await expect(page.getByText('Schau in dein Postfach')).toBeVisible();
    const path = (await linkMailedTo(superadmin, email)).pathname;
    await lookedAt(superadmin);
    await openPage(page, path);
    await lookedAt(page);
    const set = async (text: string) => {
      await page.getByRole('textbox', { name: 'Neues Passwort', exact: true }).fill(text);
      await page.getByLabel('Neues Passwort wiederholen').fill(text);
      await page.getByRole('button', { name: 'Passwort setzen' }).click();
    };
    await set('Passwort2026');
    await expect(page.getByText('Dieses Passwort ist zu gebräuchlich.').first()).toBeVisible();
    await set('fünf junge Buchen');
    await expect(page.getByText('Dein Passwort ist gesetzt.')).toBeVisible();
    await openPage(page, path);
    await set('sechs junge Buchen');
    await expect(page.getByText('Dieser Link gilt nicht mehr')).toBeVisible();
    await enterPassword(page, email, 'fünf junge Buchen');
    await signedIn(page);
  });

  test('a second factor is set up, asked for, and replaced by a recovery code', async ({
    page,
    anotherBrowser,
  }) => {
    const superadmin = await browserOf('superadmin@demo.test', anotherBrowser);
    const { email } = await createPerson(superadmin, anotherBrowser);
    await enterPassword(page, email);
    await signedIn(page);
    await openPage(page, '/profile/settings');
    await page.getByRole('button', { name: 'Einrichten' }).click();
    await page.getByLabel('Dein Passwort').fill(password);
    await page.getByRole('button', { name: 'Weiter' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img', { name: 'QR-Code' })).toBeVisible();
    await lookedAt(page);
    const key = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
    const totp = new TOTP({ secret: Secret.fromBase32(key) });
    await dialog.getByRole('textbox', { name: 'Code' }).fill(totp.generate());
    await dialog.getByRole('button', { name: 'Einschalten' }).click();
    await expect(dialog.locator('.sh-codes code')).toHaveCount(10);
    const codes = await dialog.locator('.sh-codes code').allInnerTexts();
    await lookedAt(page);
    await dialog.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
    await expect(page.getByText('Eingeschaltet seit')).toBeVisible();

    const other = await anotherBrowser();
    await enterPassword(other, email);
    await expect(other.getByRole('heading', { name: 'Code eingeben' })).toBeVisible();
    await lookedAt(other);
    expect((await other.request.get('/api/boot')).status()).toBe(401);
    await other.getByRole('textbox', { name: 'Code' }).fill('000000');
    await other.getByRole('button', { name: 'Anmelden' }).click();
    await expect(other.getByText('Dieser Code stimmt nicht.')).toBeVisible();
    await other.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
    await other.getByRole('button', { name: 'Anmelden' }).click();
    await signedIn(other);
  });

  test('a session ended on one device is over on the other', async ({ page, anotherBrowser }) => {
    const superadmin = await browserOf('superadmin@demo.test', anotherBrowser);
    const { email } = await createPerson(superadmin, anotherBrowser);
    await enterPassword(page, email);
    await signedIn(page);
    const other = await anotherBrowser();
    await enterPassword(other, email);
    await signedIn(other);
    await openPage(page, '/profile/settings');
    const list = page.getByRole('list', { name: 'Angemeldete Geräte' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await lookedAt(page);
    await list.getByRole('button', { name: /beenden$/i }).click();
    await expect(page.getByText('Die Sitzung ist beendet.')).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    // The open page is told by its live stream.
    await expect(other).toHaveURL(/\/login$/);
  });

  test('somebody blocked in another browser is out at the next request', async ({ page, anotherBrowser }) => {
    const superadmin = await browserOf('superadmin@demo.test', anotherBrowser);
    const { email, userId } = await createPerson(superadmin, anotherBrowser);
    await enterPassword(page, email);
    await signedIn(page);
    await openPage(superadmin, `/admin/users/edit/${userId}`);
    await superadmin
      .getByRole('switch', { name: 'Gesperrt' })
      .or(superadmin.getByLabel('Gesperrt'))
      .first()
      .click();
    await superadmin.getByRole('button', { name: 'Speichern' }).click();
    await expect(superadmin).toHaveURL(/\/admin\/users$/);
    expect((await page.request.get('/api/boot')).status()).toBe(401);
    // The open page is told by its live stream; nobody has to click.
    await expect(page).toHaveURL(/\/login$/);
    await enterPassword(page, email);
    await expect(page.getByRole('alert')).toContainText('gesperrt');
  });

  test('picture and career take the right files only, and say so', async ({ page, anotherBrowser }) => {
    const superadmin = await browserOf('superadmin@demo.test', anotherBrowser);
    const { email } = await createPerson(superadmin, anotherBrowser);
    await enterPassword(page, email);
    await signedIn(page);
    await openPage(page, '/profile');
    const picture = page.getByLabel('Bild wählen');
    // The name is right, the content is not: only the server sees it.
    await picture.setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: aPdf() });
    await expect(page.getByText('Das Bild muss PNG oder JPG sein.')).toBeVisible();
    await picture.setInputFiles({ name: 'ich.png', mimeType: 'image/png', buffer: aPng(64, 64) });
    await expect(page.getByRole('img', { name: 'Bild von Nora Neu' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Norina');
    await page.getByRole('textbox', { name: 'Telefon' }).fill('keine Nummer');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Das ist keine gültige Telefonnummer.').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Telefon' }).fill('+41 34 402 11 22');
    await page.getByRole('button', { name: 'Speichern', exact: true }).click();
    await expect(page.getByText('Deine Angaben sind gespeichert.')).toBeVisible();

    await page.getByRole('button', { name: 'Ausbildung: Eintrag hinzufügen' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Bezeichnung').fill('Forstwartin EFZ');
    await dialog.getByLabel('Firma oder Schule').fill('Bildungszentrum Wald');
    await dialog.getByRole('textbox', { name: 'Von' }).fill('1.8.2015');
    await lookedAt(page);
    await dialog.getByRole('button', { name: 'Eintrag speichern' }).click();
    await expect(page.getByText('Der Eintrag ist gespeichert.')).toBeVisible();
    const document = page.getByLabel('Dokument zu Forstwartin EFZ');
    await document.setInputFiles({ name: 'zeugnis.pdf', mimeType: 'application/pdf', buffer: aPng() });
    await expect(page.getByText('Dieser Dateityp ist nicht erlaubt. Möglich: PDF, JPG.')).toBeVisible();
    await document.setInputFiles({ name: 'zeugnis.pdf', mimeType: 'application/pdf', buffer: aPdf() });
    await expect(page.getByRole('link', { name: 'zeugnis.pdf' })).toBeVisible();
    await lookedAt(page);
  });

  test('a request to a licence is sent, taken back, sent again and declined', async ({
    page,
    anotherBrowser,
  }) => {
    const superadmin = await browserOf('superadmin@demo.test', anotherBrowser);
    const { email } = await createPerson(superadmin, anotherBrowser);
    await enterPassword(page, email);
    await signedIn(page);
    await openPage(page, '/profile');
    const ask = async () => {
      await page.getByRole('button', { name: 'Anfrage stellen' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('E-Mail der Administration').fill('admin@muster.test');
      // Other tests make this person an admin of more licences.
      await dialog.getByLabel('Name der Lizenz').fill(demoLicences.muster.name);
      await dialog.getByRole('button', { name: 'Anfrage senden' }).click();
      await expect(dialog).toBeHidden();
    };
    await ask();
    await page.getByRole('button', { name: 'Zurückziehen' }).click();
    await expect(page.getByText('Zurückgezogen', { exact: true })).toBeVisible();
    await ask();
    await expect(page.getByText('Gesendet', { exact: true })).toBeVisible();
    const admin = await browserOf('admin@muster.test', anotherBrowser);
    const { items } = await callApi<{ items: { id: string; personEmail: string; state: string }[] }>(
      admin,
      'GET',
      '/api/admin/connection-requests',
    );
    const request = items.find((one) => one.personEmail === email && one.state === 'sent');
    await callApi(admin, 'POST', `/api/admin/connection-requests/${request?.id}/decline`, {
      reason: 'Wir kennen dich nicht.',
    });
    await page.reload();
    await expect(page.getByText('Wir kennen dich nicht.')).toBeVisible();
  });
});
