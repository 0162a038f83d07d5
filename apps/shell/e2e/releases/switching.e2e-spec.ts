import { expectAccessible, startSession } from '@jahrring/testing/browser';
import type { BootAnswer } from '@jahrring/contracts-common';
import { expect, test, type Page } from '@playwright/test';
import { ReleaseLab } from './release-lab';

const outlet = (page: Page) => page.locator('.sh-outlet[data-tool="addresses"]');
const menu = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();
const firstField = (page: Page) => outlet(page).getByRole('textbox').first();

/** Signed in, with addresses in version 9.0.1 and a 9.0.2 that is taken as told. */
async function start(page: Page, update: 'allow' | 'ask' | 'block'): Promise<ReleaseLab> {
  await startSession(page, 'admin@demo.test');
  const lab = await ReleaseLab.open(page, 'addresses');
  await lab.publish({ version: '9.0.1' });
  await lab.publish({ version: '9.0.2', descriptor: (own) => ({ ...own, update }) });
  lab.serve('9.0.1', lab.built.version);
  await openLive(page, '/addresses/create');
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.1');
  return lab;
}

/** Opens a path and waits until live events are heard, which begins after the first page. */
async function openLive(page: Page, path: string): Promise<void> {
  const live = page.waitForRequest((request) => request.url().includes('/api/live?'));
  await page.goto(path);
  await live;
}

async function leaveForm(page: Page, to: string): Promise<void> {
  await menu(page, to).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen und gehen' }).click();
}

test('allow: a half-filled form stays, the next way into the tool has the new version, and back again', async ({
  page,
}) => {
  const lab = await start(page, 'allow');
  await firstField(page).fill('Halb ausgefüllt');
  lab.serve('9.0.2', '9.0.1');
  await lab.announce();
  await page.waitForTimeout(2_500);
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.1');
  await expect(firstField(page)).toHaveValue('Halb ausgefüllt');
  await leaveForm(page, 'Adressen');
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.2');
  await expect(outlet(page).getByRole('heading', { level: 1, name: 'Adressen' })).toBeVisible();

  // Rolled back: the version before is loaded already and serves at once.
  lab.serve('9.0.1', lab.built.version);
  await lab.announce();
  await page.goto('/projects');
  await menu(page, 'Adressen').click();
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.1');
  expect(lab.reports.filter(({ code }) => code !== 'ok')).toEqual([]);
});

test('allow: a tool whose page is not open takes the new version without anybody waiting', async ({
  page,
}) => {
  const lab = await start(page, 'allow');
  await menu(page, 'Projekte').click();
  await expect(page.locator('.sh-outlet[data-tool="projects"]')).toBeVisible();
  lab.serve('9.0.2', '9.0.1');
  await lab.announce();
  await menu(page, 'Adressen').click();
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.2');
});

test('ask: the person is asked, and what they typed is saved first', async ({ page }) => {
  const lab = await start(page, 'ask');
  await firstField(page).fill('Halb ausgefüllt');
  lab.serve('9.0.2', '9.0.1');
  await lab.announce();
  const notice = page.getByText('Von «Adressen» gibt es eine neue Version.');
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jetzt wechseln' }).click();
  await expect(page.getByText(/sobald deine Eingaben gespeichert sind/)).toBeVisible();
  await expect(firstField(page)).toHaveValue('Halb ausgefüllt');
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.1');
  await firstField(page).fill('');
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.2');
});

test('ask: who does not answer stays in their version', async ({ page }) => {
  const lab = await start(page, 'ask');
  lab.serve('9.0.2', '9.0.1');
  await lab.announce();
  await expect(page.getByText('Von «Adressen» gibt es eine neue Version.')).toBeVisible();
  await menu(page, 'Adressen').click();
  await expect(outlet(page).getByRole('heading', { level: 1, name: 'Adressen' })).toBeVisible();
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.1');
});

test('block: not before the next start', async ({ page }) => {
  const lab = await start(page, 'block');
  lab.serve('9.0.2', '9.0.1');
  await lab.announce();
  await menu(page, 'Adressen').click();
  await expect(outlet(page).getByRole('heading', { level: 1, name: 'Adressen' })).toBeVisible();
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.1');
  await page.reload();
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.2');
});

test('a tool that was not opened yet takes the new version at once, whatever it asks for', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.test');
  const lab = await ReleaseLab.open(page, 'addresses');
  await lab.publish({ version: '9.0.1', descriptor: (own) => ({ ...own, update: 'block' }) });
  // Nothing is fetched ahead: a tool fetched ahead is one that was opened.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await openLive(page, '/profile');
  lab.serve('9.0.1');
  await lab.announce();
  await menu(page, 'Adressen').click();
  await expect(outlet(page)).toHaveAttribute('data-version', '9.0.1');
});

test('a version that fails heals by itself when another one is served', async ({ page }) => {
  await startSession(page, 'admin@demo.test');
  const lab = await ReleaseLab.open(page, 'addresses');
  await lab.publish({ version: '9.0.1' });
  lab.serve('9.0.1');
  lab.break(/\/9\.0\.1\/remoteEntry\.js$/, '404');
  await openLive(page, '/addresses');
  await expect(outlet(page).locator('[data-tool-failure]')).toBeVisible();
  lab.serve(lab.built.version);
  await lab.announce();
  await expect(outlet(page)).toHaveAttribute('data-version', lab.built.version);
});

test('a page whose plugin is switched off says so, and keeps what was typed', async ({ page }) => {
  const lab = await start(page, 'allow');
  const without = (boot: BootAnswer): BootAnswer => ({
    ...boot,
    tools: boot.tools.filter(({ id }) => id !== 'addresses'),
  });
  await firstField(page).fill('Halb ausgefüllt');
  lab.change = without;
  await lab.announce();
  await expect(page.locator('[data-tool-gone]')).toContainText('lassen sich hier nicht mehr speichern');
  await expect(firstField(page)).toHaveValue('Halb ausgefüllt');
  await firstField(page).fill('');
  await expect(firstField(page)).toHaveCount(0);
  await expect(page.locator('[data-tool-gone]')).toContainText('Die Erweiterung wurde ausgeschaltet');
  await expectAccessible(page);
  await expect(menu(page, 'Adressen')).toHaveCount(0);

  // Switched on again, it is there without a new start.
  lab.serve('9.0.1', lab.built.version);
  await lab.announce();
  await menu(page, 'Adressen').click();
  await expect(outlet(page).getByRole('heading', { level: 1, name: 'Adressen' })).toBeVisible();
});
