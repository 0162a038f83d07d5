import { aPng } from '@jahrring/testing/files';
import {
  callApi,
  demoLicences,
  expectAccessible,
  expectSound,
  openPage,
  signIn,
  startSession,
  looks,
} from '@jahrring/testing/browser';
import { expect, test, type Browser, type Page } from '@playwright/test';

/** Longest time in milliseconds until an event on one side is shown on the other. */
const live = { timeout: 3_000 };

async function someone(browser: Browser, email: string, path: string, phone: boolean): Promise<Page> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: phone });
  const page = await context.newPage();
  await signIn(page, email, path);
  return page;
}

const logOf = (page: Page) => page.getByRole('log', { name: 'Nachrichten' });

async function openCase(worker: Page, subject: string): Promise<void> {
  await worker.getByRole('button', { name: 'Fall eröffnen' }).click();
  const dialog = worker.getByRole('dialog', { name: 'Fall eröffnen' });
  await dialog.getByRole('textbox', { name: 'Betreff' }).fill(subject);
  await dialog.getByRole('combobox', { name: 'Art', exact: true }).selectOption('fault');
  await dialog.getByRole('combobox', { name: 'Dringlichkeit', exact: true }).selectOption('highest');
  await dialog.getByRole('textbox', { name: 'Was ist los?' }).fill('Der Knopf tut nichts.');
  await expectSound(worker);
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(worker).toHaveURL(/\/my-hsm\/support-cases\/.+\/chat/);
  await expect(logOf(worker).getByText('Der Knopf tut nichts.')).toBeVisible();
}

async function say(page: Page, field: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: field }).fill(text);
  await page.getByRole('button', { name: 'Senden', exact: true }).click();
}

/** A superadmin switches the plugin in the other demo licence, as the page of licences does. */
async function switchInMuster(browser: Browser, state: 'active' | 'inactive'): Promise<void> {
  const page = await browser.newPage();
  await startSession(page, 'superadmin@demo.test');
  const url = `/api/admin/licences/${demoLicences.muster.id}/plugins/my-hsm/state`;
  await callApi(page, 'POST', url, { state });
  await page.context().close();
}

test.beforeAll(({ browser }) => switchInMuster(browser, 'active'));
test.afterAll(({ browser }) => switchInMuster(browser, 'inactive'));

test('a worker on a phone and the desk of another licence talk to each other', async ({ browser }) => {
  test.setTimeout(120_000);
  const subject = `Knopf ${Date.now()}`;
  const desk = await someone(browser, 'admin@demo.test', '/hsm-admin', false);
  await expect(desk.getByRole('heading', { name: 'Support-Pult' })).toBeVisible();
  const worker = await someone(browser, 'employee@muster.test', '/my-hsm', true);
  await expect(worker.getByRole('heading', { name: 'Hilfe und Support' })).toBeVisible();
  await expectAccessible(worker);

  await openCase(worker, subject);
  await desk.getByRole('searchbox').fill(subject);
  await desk.getByRole('link', { name: subject }).click();
  await expect(logOf(desk).getByText('Der Knopf tut nichts.')).toBeVisible();
  await expect(worker.getByText('Da: Ueli Gerber')).toBeVisible(live);
  await expect(desk.getByText('Da: Adrian Grossenbacher')).toBeVisible();

  await desk.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(logOf(worker).getByText('Zuständig: Ueli Gerber')).toBeVisible(live);
  await say(desk, 'Antwort an die Kundschaft', 'Welcher Knopf ist es?');
  await expect(logOf(worker).getByText('Welcher Knopf ist es?')).toBeVisible(live);
  await expect(logOf(desk).getByText('Gelesen').last()).toBeAttached(live);

  await desk.getByText('Interne Notiz', { exact: true }).click();
  await say(desk, 'Notiz, nur für das Pult', 'Schon der dritte diese Woche');
  await expect(logOf(desk).getByText('Schon der dritte diese Woche')).toBeVisible();

  await worker
    .getByLabel('Datei anhängen')
    .last()
    .setInputFiles({ name: 'knopf.png', mimeType: 'image/png', buffer: aPng(40, 30) });
  await expect(logOf(desk).getByRole('button', { name: 'knopf.png vergrössern' })).toBeVisible(live);
  await expect(logOf(worker).getByText('Schon der dritte')).toHaveCount(0);
  await expectSound(worker);
  await expectAccessible(desk);
  await logOf(desk).getByRole('button', { name: 'knopf.png vergrössern' }).click();
  await expect(desk.getByRole('dialog', { name: 'knopf.png' })).toBeVisible();
  await desk.keyboard.press('Escape');

  await worker.context().setOffline(true);
  await say(worker, 'Nachricht', 'Der grüne oben rechts');
  await expect(logOf(worker).getByText('Auf dem Gerät, noch nicht gesendet')).toBeVisible();
  await expectAccessible(worker);
  await worker.context().setOffline(false);
  await expect(logOf(desk).getByText('Der grüne oben rechts')).toBeVisible({ timeout: 20_000 });
  await expect(logOf(worker).getByText('Auf dem Gerät, noch nicht gesendet')).toHaveCount(0);

  await desk.getByText('Antwort', { exact: true }).click();
  await desk.getByRole('textbox', { name: 'Antwort an die Kundschaft' }).fill('Behoben, lade neu.');
  await desk.getByRole('button', { name: 'Senden und …' }).click();
  await desk.getByRole('menuitem', { name: 'Senden, Fall ist gelöst' }).click();
  await expect(logOf(worker).getByText('Zustand: Gelöst')).toBeVisible(live);
  await worker.getByText('Angaben zum Fall').click();
  await worker.getByRole('button', { name: 'Erledigt, Fall schliessen' }).click();
  await expect(logOf(desk).getByText('Zustand: Geschlossen')).toBeVisible(live);
  await desk.context().close();
  await worker.context().close();
});

test('a failure card’s code goes with the case', async ({ page }) => {
  await signIn(page, 'employee@demo.test', '/my-hsm?new=1&tool=time&at=/timetables&code=TIME-ENTRY-404');
  const dialog = page.getByRole('dialog', { name: 'Fall eröffnen' });
  await expect(dialog.getByText('Der Code TIME-ENTRY-404 der Fehlerkarte geht mit.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Betreff' }).fill(`Karte ${Date.now()}`);
  await dialog.getByRole('textbox', { name: 'Was ist los?' }).fill('Diese Karte kam.');
  await dialog.getByRole('button', { name: 'Senden' }).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText('TIME-ENTRY-404')).toBeVisible();
});

for (const width of looks([1280, 390])) {
  test(`settings of both plugins are kept at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin@demo.test', '/plugins/hsm-admin/settings/unknown');
    await expect(page).toHaveURL(/settings\/hours$/);
    await expect(page.getByRole('textbox', { name: 'Montag von' })).toBeVisible();
    await expectSound(page);

    await openPage(page, '/plugins/hsm-admin/settings/answers');
    const title = `Baustein ${Date.now()}`;
    await page.getByRole('button', { name: 'Baustein hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Titel' }).last().fill(title);
    await page.getByRole('textbox', { name: 'Text' }).last().fill('Guten Tag {name}');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Einstellungen gespeichert')).toBeVisible();
    await page
      .getByRole('button', { name: /^Baustein \d+ entfernen$/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Einstellungen gespeichert').last()).toBeVisible();

    await openPage(page, '/plugins/my-hsm/settings/unknown');
    await expect(page).toHaveURL(/settings\/cases$/);
    await expect(page.getByRole('radio', { name: 'Alle Mitarbeitenden' })).toBeChecked();
    await expectSound(page);
  });
}
