import { expectAccessible, expectNoSidewaysScroll, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const side = (page: Page) => page.getByRole('complementary', { name: 'Jahrring' });
const across = (page: Page) => page.locator('.sh-across');

async function chooseAcross(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Darstellung/ }).click();
  await page.getByRole('menuitem', { name: 'Navigation: Waagrecht oben' }).click();
  await expect(across(page)).toBeVisible();
}

test.describe('navigation', () => {
  test('stands at the side or across the top, as the person likes it, in every tab', async ({
    page,
    context,
  }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    await expect(side(page)).toBeVisible();
    const other = await context.newPage();
    await openPage(other, '/profile');
    await page.bringToFront();
    await chooseAcross(page);
    await expect(side(page)).toHaveCount(0);
    await expect(across(other)).toBeVisible();
    await page.reload();
    await expect(across(page)).toBeVisible();
    await expect(page.locator('.sh-navbar__logo')).toHaveText('Jahrring');
    await expectNoSidewaysScroll(page);
  });

  test('opens its groups by keyboard, 4 px below, and closes them by Escape', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    await chooseAcross(page);
    const trigger = across(page).getByRole('button', { name: 'Zeit', exact: true });
    await trigger.focus();
    await page.keyboard.press('Enter');
    const list = across(page).locator('.sh-across__list');
    await expect(list).toBeVisible();
    const [above, below] = [await trigger.boundingBox(), await list.boundingBox()];
    expect(Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(4);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/profile$/);
    await expect(list).toHaveCount(0);
  });

  test('folds its groups, remembers them, shows favourites first and only icons beside the settings', async ({
    page,
  }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    const operations = side(page).getByRole('button', { name: 'Betrieb' });
    await expect(operations).toHaveAttribute('aria-expanded', 'false');
    await operations.press('Enter');
    await expect(side(page).getByRole('link', { name: 'Wochenplan' })).toBeVisible();
    await side(page).getByRole('button', { name: 'Zeit', exact: true }).click();
    await page.reload();
    await expect(side(page).getByRole('link', { name: 'Wochenplan' })).toBeVisible();
    await expect(side(page).getByRole('link', { name: 'Meine Zeit' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Schnellzugriff' }).click();
    const panel = page.getByRole('dialog', { name: 'Schnellzugriff' });
    await panel.getByRole('button', { name: 'Ändern' }).click();
    await panel.getByRole('checkbox', { name: 'Erweiterungen' }).check();
    await page.keyboard.press('Escape');
    await expect(side(page).locator('.sh-nav__title').first()).toHaveText('Favoriten');
    await side(page).getByRole('button', { name: 'Einstellungen' }).click();
    await side(page).getByRole('link', { name: 'Einstellungen' }).click();
    await expect(page).toHaveURL(/\/settings$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    await page.mouse.move(900, 400);
    await expect.poll(async () => (await side(page).boundingBox())?.width).toBe(64);
    await expectAccessible(page);
    await side(page).getByRole('link', { name: 'Adressen' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await side(page).boundingBox())?.width).toBeGreaterThan(200);
  });

  test('is an overlay below 1279 px, whatever was chosen', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    await chooseAcross(page);
    await page.setViewportSize({ width: 1279, height: 800 });
    await expect(across(page)).toBeVisible();
    await page.setViewportSize({ width: 1278, height: 800 });
    await expect(across(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    const overlay = page.getByRole('dialog', { name: 'Jahrring' });
    await overlay.getByRole('link', { name: 'Adressen' }).click();
    await expect(page).toHaveURL(/\/addresses$/);
    await expect(overlay).toBeHidden();
  });

  for (const [email, expected] of [
    ['employee@demo.test', ['Meine Zeit', 'Projekte', 'Zeit erfassen', 'Wochenplan', 'Mehr']],
    ['admin@demo.test', ['Projekte', 'Dokumente', 'Zeit erfassen', 'Adressen', 'Mehr']],
  ] as const) {
    test(`holds five places for the thumb of ${email}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn(page, email, '/profile');
      const bar = page.getByRole('navigation', { name: 'Schnellnavigation' });
      await expect(bar.locator('.sh-bottom__item')).toHaveText([...expected]);
      await bar.getByRole('button', { name: 'Mehr' }).click();
      await expect(page.getByRole('dialog', { name: 'Jahrring' })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('offers the way back up after 200 px', async ({ page }) => {
    await signIn(page, 'admin@demo.test');
    await page.waitForFunction(() => performance.getEntriesByName('jahrring:first-page').length > 0);
    await page.evaluate(() => (document.querySelector('main')!.style.minHeight = '3000px'));
    // Tiles that are still coming would move the page along.
    await page.evaluate(() => (document.body.style.overflowAnchor = 'none'));
    const up = page.getByRole('button', { name: 'Nach oben' });
    await page.evaluate(() => scrollTo(0, 200));
    await expect(up).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 201));
    await up.click();
    await expect(up).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe(
      '60px',
    );
  });

  test('shows time under its own mark and in dark blue', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-primary', 'wald');
    await side(page).getByRole('link', { name: 'Meine Zeit' }).click();
    await expect(html).toHaveAttribute('data-primary', 'nacht');
    await expect(side(page).locator('.jr-logo__mark--time-tracking')).toBeVisible();
    const width = await side(page)
      .locator('.sh-side__logo')
      .evaluate((logo) => logo.clientWidth);
    expect(width).toBeLessThanOrEqual(150);
    await side(page).getByRole('link', { name: 'Adressen' }).click();
    await expect(html).toHaveAttribute('data-primary', 'wald');
  });

  test('is mirrored from right to left', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/addresses?dir=rtl');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const box = await side(page).boundingBox();
    expect(box?.x).toBeGreaterThan(640);
    await expectNoSidewaysScroll(page);
    await chooseAcross(page);
    await expectNoSidewaysScroll(page);
  });

  test('keeps the pages somebody picked at hand', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    await page.getByRole('button', { name: 'Schnellzugriff' }).click();
    const panel = page.getByRole('dialog', { name: 'Schnellzugriff' });
    await panel.getByRole('button', { name: 'Ändern' }).click();
    await panel.getByRole('checkbox', { name: 'Erweiterungen' }).check();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Fertig' }).click();
    await panel.getByRole('link', { name: 'Erweiterungen' }).click();
    await expect(page).toHaveURL(/\/plugins$/);
    await page.reload();
    await page.getByRole('button', { name: 'Schnellzugriff' }).click();
    await expect(panel.getByRole('link', { name: 'Erweiterungen' })).toBeVisible();
  });
});
