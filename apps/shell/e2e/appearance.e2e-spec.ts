import { expectAccessible, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test.describe('appearance', () => {
  test('holds in every tab: theme, colour, surfaces, density and language', async ({ page, context }) => {
    // Somebody no other test signs in as: the language is kept with the account, and put back below.
    await signIn(page, 'noah.rothenbuehler@demo.test', '/profile/settings');
    const other = await context.newPage();
    await openPage(other, '/');
    const html = other.locator('html');
    await page.bringToFront();
    await page.getByRole('radio', { name: 'Dunkel', exact: true }).click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('radio', { name: 'Violett', exact: true }).click();
    await expect(html).toHaveAttribute('data-primary', 'violett');
    await page.getByRole('radio', { name: 'Umrandet', exact: true }).click();
    await expect(html).toHaveAttribute('data-skin', 'bordered');
    await page.getByRole('radio', { name: 'Kompakt', exact: true }).click();
    await expect(html).toHaveAttribute('data-density', 'compact');
    await page.getByRole('radio', { name: 'Français', exact: true }).click();
    await expect(html).toHaveAttribute('lang', 'fr');
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Bon');
    await page.getByRole('radio', { name: 'Deutsch', exact: true }).click();
    await expect(html).toHaveAttribute('lang', 'de');
  });

  test('is readable in every colour, light and dark', async ({ page }) => {
    test.slow();
    await signIn(page, 'employee@demo.test', '/profile/settings');
    const html = page.locator('html');
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();
    for (const [theme, name] of [
      ['light', 'Hell'],
      ['dark', 'Dunkel'],
    ] as const) {
      await choose(name);
      await expect(html).toHaveAttribute('data-mantine-color-scheme', theme);
      for (const family of ['Wald', 'Nacht', 'Petrol', 'Violett', 'Ocker', 'Bernstein']) {
        await choose(family);
        await expect(html).toHaveAttribute('data-primary', family.toLowerCase());
        await expectAccessible(page);
      }
    }
  });

  test('menus are accessible in both directions', async ({ page }) => {
    test.setTimeout(180_000);
    await signIn(page, 'superadmin@demo.test');
    for (const dir of ['ltr', 'rtl']) {
      await openPage(page, `/?dir=${dir}`);
      for (const name of [/^Sprache/, /^Darstellung/, /^Profil von/, 'Forstbetrieb Bergwald']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toHaveCount(0);
      }
    }
  });
});
