import {
  expectAccessible,
  expectLoaded,
  expectNoSidewaysScroll,
  expectSound,
  looks,
  openPage,
  signIn,
} from '@jahrring/testing/browser';
import { expect, type Page, test } from '@playwright/test';
import { releaseZip } from './release-zip';

const superadmin = 'superadmin@demo.test';
const unique = () => Math.random().toString(36).slice(2, 8);

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
}

async function publish(page: Page, tool: string, version: string): Promise<void> {
  await openPage(page, '/admin/plugins/create?tab=release');
  await choose(page, `${tool}-${version}.zip`, releaseZip({ tool, version }));
  await expect(page.getByText('Startet im Browser gegen die laufende Shell')).toBeVisible();
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await expect(page.getByText(`${tool} ${version} ist veröffentlicht`)).toBeVisible();
}

/** A step of a version's menu. */
async function step(page: Page, version: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Schritte für ${version}` }).click();
  await page.getByRole('menuitem', { name }).click();
}

const dialog = (page: Page) => page.getByRole('dialog');
const card = (page: Page, version: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: version }) });
const channel = (page: Page, name: string) => page.getByRole('region', { name });

async function confirm(page: Page, name: string): Promise<void> {
  await dialog(page).getByRole('button', { name, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

for (const [width, height] of looks([
  [1280, 900],
  [390, 844],
] as const)) {
  test.describe(`releases, ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('what is no release, or not proven, is refused in clear words', async ({ page }) => {
      await signIn(page, superadmin, '/admin/plugins/create?tab=release');
      await choose(page, 'leer.zip', Buffer.from('kein Zip'));
      await expect(page.getByText('Die Datei lässt sich nicht als Zip lesen.')).toBeVisible();
      const tool = `probe-${unique()}`;
      await page.getByRole('button', { name: /entfernen/ }).click();
      await choose(page, 'probe.zip', releaseZip({ tool, version: '1.0.0', without: 'boot' }));
      await expect(page.getByText('Fehlt im Beweis')).toBeVisible();
      await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
      const refused = page.getByRole('alert').filter({ hasText: 'nimmt dieses Release nicht an' });
      await expect(refused).toContainText('Startet im Browser gegen die laufende Shell');
      await expectSound(page);
    });

    test('publish, stable, canary, pin, roll back, withdraw', async ({ page }) => {
      test.slow();
      const tool = `probe-${unique()}`;
      await signIn(page, superadmin, '/admin/plugins');
      await publish(page, tool, '1.0.0');
      await publish(page, tool, '1.1.0');
      await page.getByRole('link', { name: 'Zum Werkzeug' }).click();
      await expect(page.getByRole('heading', { level: 1, name: tool })).toBeVisible();
      await expect(page.getByText('Noch bekommt keine Lizenz eine Version.')).toBeVisible();

      await step(page, '1.0.0', 'Stabil machen');
      await expect(dialog(page)).toContainText('erste stabile Version');
      await confirm(page, 'Stabil machen');
      await expect(channel(page, 'Stabil')).toContainText('1.0.0');
      await expect(channel(page, 'Stabil')).toContainText('1 Lizenz');

      await step(page, '1.1.0', 'Als Canary ausprobieren …');
      await dialog(page).getByRole('button', { name: '100 %' }).click();
      await expect(dialog(page)).toContainText('Etwa 1 von 1 Lizenzen');
      await expectAccessible(page);
      await confirm(page, 'Canary starten');
      await expect(channel(page, 'Canary')).toContainText('1 Lizenz');
      await expect(card(page, '1.1.0')).toContainText('Canary');

      await channel(page, 'Canary').getByRole('button', { name: 'Canary beenden' }).click();
      await expect(dialog(page)).toContainText('1 Lizenz wechselt von 1.1.0 auf 1.0.0.');
      await confirm(page, 'Canary beenden');
      await expect(channel(page, 'Canary')).toContainText('Kein Versuch läuft.');

      await step(page, '1.1.0', 'Stabil machen');
      await expect(dialog(page)).toContainText('1 Lizenz wechselt von 1.0.0 auf 1.1.0.');
      await confirm(page, 'Stabil machen');
      await expect(channel(page, 'Stabil')).toContainText('davor 1.0.0');

      await page.getByRole('button', { name: 'Lizenz anpinnen', exact: true }).click();
      await dialog(page).getByRole('combobox', { name: 'Lizenz' }).fill('Bergwald');
      await page.getByRole('option', { name: /Forstbetrieb Bergwald/ }).click();
      await dialog(page).getByRole('combobox', { name: 'Version' }).selectOption('1.0.0');
      await confirm(page, 'Anpinnen');
      await expect(channel(page, 'Angepinnt (1)')).toContainText('Forstbetrieb Bergwald');
      await expectSound(page);
      await page.getByRole('button', { name: 'Forstbetrieb Bergwald lösen' }).click();
      await confirm(page, 'Lösen');
      await expect(channel(page, 'Angepinnt (0)')).toBeVisible();

      await page.getByRole('button', { name: 'Auf 1.0.0 zurückrollen' }).click();
      await expect(dialog(page)).toContainText('1 Lizenz wechselt von 1.1.0 auf 1.0.0.');
      await confirm(page, 'Zurückrollen');
      await expect(card(page, '1.0.0')).toContainText('Stabil');

      await step(page, '1.1.0', 'Zurückziehen …');
      await dialog(page).getByRole('textbox', { name: 'Grund' }).fill('Zeigt falsche Summen');
      await confirm(page, 'Zurückziehen');
      await expect(card(page, '1.1.0')).toContainText('Zeigt falsche Summen');

      await page.getByRole('button', { name: 'Einzelheiten zu 1.0.0' }).click();
      await expect(card(page, '1.0.0').getByText('Beim Release geprüft')).toBeVisible();
      await expectAccessible(page);
    });

    test('a team’s key shows its secret once', async ({ page }) => {
      await signIn(page, superadmin, '/admin/plugins?tab=tokens');
      const name = `Team ${unique()}`;
      await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
      await dialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
      await dialog(page).getByRole('combobox', { name: 'Darf veröffentlichen' }).fill('Zeit');
      await page.getByRole('option', { name: 'Zeit' }).click();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('option')).toHaveCount(0);
      await dialog(page).getByRole('button', { name: 'Anlegen', exact: true }).click();
      await expect(dialog(page).getByRole('textbox', { name: 'Geheimnis' })).toHaveValue(/.{20,}/);
      await expectAccessible(page);
      await confirm(page, 'Ich habe es abgelegt');
      await expect(page.getByText(name)).toBeVisible();
      await page.getByRole('button', { name: `«${name}» widerrufen` }).click();
      await confirm(page, 'Widerrufen');
      await expect(page.getByText(`«${name}» gilt nicht mehr.`)).toBeVisible();
      await expectNoSidewaysScroll(page);
    });

    test('tools, prices, charges and events can be read by everybody who runs the installation', async ({
      page,
    }) => {
      await signIn(page, superadmin, '/admin/plugins');
      await expect(page.getByRole('link', { name: 'Zeit' }).first()).toBeVisible();
      for (const path of ['', '?tab=prices', '?tab=charges&month=2026-11', '?tab=tokens']) {
        await openPage(page, `/admin/plugins${path}`);
        await expectLoaded(page);
        await expectSound(page);
      }
      await openPage(page, '/admin/events');
      await expect(page.getByRole('region', { name: 'Zeit' })).toContainText('Alles zugestellt');
      await expectSound(page);
    });
  });
}
