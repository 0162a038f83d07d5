import { expect, type Locator, type Page } from '@playwright/test';
import {
  callApi,
  expectAccessible,
  getDemoPerson,
  openPage,
  signIn,
  test,
  startSession,
} from '@jahrring/testing/browser';

/** Puts an employee on a new project, which they are told of; answers the project's title. */
async function assign(manager: Page, email: string): Promise<string> {
  const stamp = Date.now().toString(36);
  const title = `Mitteilung ${stamp}`;
  await callApi(manager, 'POST', '/api/projects/projects', {
    number: `M${stamp}`,
    title,
    assignedEmployeeIds: [getDemoPerson(email).employeeId],
  });
  return title;
}

test.describe('notifications', () => {
  test('come live into every tab over one line, are read, put away and brought back', async ({
    anotherBrowser,
  }) => {
    const manager = await anotherBrowser('manager@demo.test');
    const before = await anotherBrowser('foreman@demo.test');
    const context = before.context();
    // Its own line would be counted or not, as it is quick or slow.
    await before.close();
    const [page, second] = [await context.newPage(), await context.newPage()];
    const lines: string[] = [];
    for (const tab of [page, second]) {
      tab.on('request', (request) => {
        if (request.url().includes('/api/live')) lines.push(request.url());
      });
    }
    await openPage(page, '/');
    await openPage(second, '/');
    await expect.poll(() => lines.length).toBeGreaterThan(0);

    const title = await assign(manager, 'foreman@demo.test');
    for (const tab of [page, second]) {
      await expect(tab.getByRole('button', { name: /^Mitteilungen \(\d+\)$/ })).toBeVisible();
    }
    expect(lines).toHaveLength(1);

    await page.getByRole('button', { name: /^Mitteilungen/ }).click();
    const layer = page.getByRole('dialog', { name: 'Mitteilungen' });
    await expect(layer.getByRole('link', { name: new RegExp(title) })).toBeVisible();
    await expectAccessible(page);
    await layer.getByRole('link', { name: new RegExp(title) }).click();
    await expect(page).toHaveURL(/\/projects\/.+\/overview$/);

    await openPage(page, '/notifications');
    await expect(page).toHaveTitle('Mitteilungen · Jahrring');
    const line = page.getByRole('listitem').filter({ hasText: title });
    await expect(line).toHaveAttribute('data-state', 'read');
    await line.getByRole('button', { name: /^Archivieren/ }).click();
    await expect(line).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(line).toHaveCount(1);
    await line.getByRole('button', { name: /^Archivieren/ }).click();
    await page.getByRole('link', { name: 'Archiv', exact: true }).click();
    await expect(page).toHaveURL(/state=archived$/);
    await expect(page.getByRole('listitem').filter({ hasText: title })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await expectAccessible(page);
  });

  test('can be switched off by kind', async ({ page }) => {
    await signIn(page, 'supermanager@demo.test', '/notifications');
    await page.getByRole('button', { name: 'Einstellen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Was dir mitgeteilt wird' });
    const mail = dialog
      .getByRole('group', { name: 'Du wirst auf einem Projekt eingeteilt' })
      .getByRole('switch', { name: 'Per E-Mail' });
    const before = await mail.isChecked();
    await mail.click();
    await expect(mail).toBeChecked({ checked: !before });
    await expectAccessible(page);
    await page.reload();
    await page.getByRole('button', { name: 'Einstellen' }).click();
    await expect(mail).toBeChecked({ checked: !before });
  });

  test('who is blocked is out at once', async ({ anotherBrowser }) => {
    const superadmin = await anotherBrowser('superadmin@demo.test');
    const victim = await anotherBrowser('custom@demo.test');
    const stream = victim.waitForRequest((request) => request.url().includes('/api/live?'));
    await openPage(victim, '/');
    await stream;
    const url = `/api/admin/users/${getDemoPerson('custom@demo.test').userId}`;
    const { version } = await callApi<{ version: number }>(superadmin, 'GET', url);
    try {
      await callApi(superadmin, 'PATCH', url, { blocked: true }, version);
      await expect(victim).toHaveURL(/\/login$/, { timeout: 3_000 });
    } finally {
      const now = await callApi<{ version: number }>(superadmin, 'GET', url);
      await callApi(superadmin, 'PATCH', url, { blocked: false }, now.version);
    }
  });
});

/** Somebody who searches again before the page of the first hit is drawn. */
async function focusAsAddressChanges(field: Locator): Promise<void> {
  await field.evaluate((input: HTMLElement) => {
    const push = history.pushState.bind(history);
    history.pushState = (...to) => {
      push(...to);
      input.focus();
    };
  });
}

test.describe('search', () => {
  test('finds by the keyboard alone, and shows what the others found when a tool is down', async ({
    page,
  }) => {
    await signIn(page, 'admin@demo.test');
    const field = page.getByRole('combobox', { name: 'In allem suchen' });
    await expect(field).toBeVisible();
    await page.route('**/api/documents/search*', (route) => route.abort());
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await page.keyboard.type('lüthi');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await focusAsAddressChanges(field);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/addresses\/edit\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/lüthi/i);
    await expect(field).toBeFocused();
    await field.fill('');
    await expect(page.getByRole('option', { name: 'lüthi', exact: true })).toBeVisible();
  });

  test('shows a customer nothing of others', async ({ page }) => {
    await startSession(page, 'customer@demo.test');
    const other = await callApi<{ items: unknown[] }>(
      page,
      'GET',
      '/api/documents/search?q=waldgenossenschaft',
    );
    const shown = await callApi<{ items: { recipientName: string }[] }>(
      page,
      'GET',
      '/api/documents/documents?pageSize=all',
    );
    const own = shown.items.filter(({ recipientName }) => /waldgenossenschaft/i.test(recipientName));
    expect(other.items.length).toBe(Math.min(6, own.length));
  });
});

test.describe('languages', () => {
  const names = {
    en: ['English', 'Home'],
    fr: ['Français', 'Accueil'],
    it: ['Italiano', 'Inizio'],
    ro: ['Română', 'Acasă'],
    bo: [/bo/, 'གཙོ་ངོས།'],
    de: ['Deutsch', 'Start'],
  } as const;

  test('are changed in every tab, and remembered', async ({ page, context }) => {
    test.slow();
    // Somebody no other test signs in as: the language is kept with the account.
    await signIn(page, 'andrea.schuepbach@demo.test');
    const other = await context.newPage();
    await openPage(other, '/');
    for (const [locale, [name, home]] of Object.entries(names)) {
      await page.bringToFront();
      await page.getByRole('button', { name: /^(Sprache|Language|Langue|Lingua|Limb|སྐད་ཡིག)/ }).click();
      await page.getByRole('menuitem', { name }).click();
      for (const tab of [page, other]) {
        await expect(tab.locator('html')).toHaveAttribute('lang', locale);
        await expect(
          tab.getByRole('navigation').getByRole('link', { name: home, exact: true }).first(),
        ).toBeVisible();
      }
      const [cookie] = (await context.cookies()).filter((one) => one.name === 'locale');
      expect(cookie).toMatchObject({ value: locale, path: '/' });
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);
      await expectAccessible(page);
    }

    // In the profile it is kept with the account too: of quick choices the last, however slow those before are.
    await other.close();
    await openPage(page, '/profile/settings');
    await page.route('**/api/auth/profile', async (route) => {
      if (route.request().method() === 'PATCH') await page.waitForTimeout(500);
      await route.continue();
    });
    const languages = page.getByRole('group', { name: /^(Sprache|Language|Lingua|Langue)$/ });
    for (const name of ['English', 'Italiano', 'Français'])
      await languages.getByRole('radio', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect
      .poll(async () => (await callApi<{ locale: string }>(page, 'GET', '/api/auth/profile')).locale)
      .toBe('fr');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
