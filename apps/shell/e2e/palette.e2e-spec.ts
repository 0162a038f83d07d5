import { expectAccessible, expectSettled, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

// Files that an earlier test has loaded would be there already.
test.use({ reuseContext: false });

const box = (page: Page) => page.getByRole('dialog').getByRole('textbox');
const entry = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
}

test.describe('command palette', () => {
  test('opens without waiting for any file once somebody is at the page', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    await expectSettled(page);
    const code = page.waitForResponse(/\/palette\.[0-9a-f]+\.js$/);
    await page.mouse.move(300, 300);
    await code;
    await expectSettled(page);
    const files: string[] = [];
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) files.push(request.url());
    });
    await openPalette(page);
    expect(files).toEqual([]);
    await expectAccessible(page);
  });

  test('takes what is typed before it stands, and goes anywhere by keyboard alone', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    // All in one task of the page: no key waits for the palette.
    await page.evaluate(() => {
      const press = (key: string, ctrlKey = false) =>
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }),
        );
      press('k', true);
      for (const letter of 'p201') press(letter);
    });
    await expect(box(page)).toHaveValue('p201');
    // Tasks and papers of the project are found as well; its own entry begins with the number.
    await entry(page, /^P201 /).click();
    await expect(page).toHaveURL(/\/projects\//);

    await openPalette(page);
    await page.keyboard.type('neue adr');
    await expect(entry(page, 'Neue Adresse')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/addresses\/create$/);
    await expect(box(page)).toHaveCount(0);
  });

  test('runs what needs no page, and offers only what is allowed', async ({ page }) => {
    await signIn(page, 'employee@demo.test', '/profile');
    await openPalette(page);
    await page.keyboard.type('Mitarbeitende');
    await expect(page.getByRole('dialog').getByText(/nichts|gefunden/i)).toBeVisible();
    await box(page).fill('dunkel');
    await expect(entry(page, /Dunkel/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
});

test.describe('keyboard shortcuts', () => {
  test('are listed by ?, can be changed and switched off', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/profile');
    await expectSettled(page);
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Tastenkürzel' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await sheet.getByLabel('Etwas Neues in diesem Bereich').fill('w');
    await sheet.getByRole('button', { name: 'Fertig' }).click();
    await openPage(page, '/addresses');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adressen');
    // Keys are listened to once the first page stands.
    await expectSettled(page);
    await page.keyboard.press('w');
    await expect(page).toHaveURL(/\/addresses\/create$/);
    await page.keyboard.press('?');
    await sheet.getByRole('switch', { name: 'Einzelne Tasten verwenden' }).uncheck();
    await sheet.getByRole('button', { name: 'Fertig' }).click();
    await expect(sheet).toBeHidden();
    await page.keyboard.press('?');
    await page.waitForTimeout(300);
    await expect(sheet).toBeHidden();
  });

  test('go to the next and the previous record of the list', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/addresses');
    const links = page.locator('.jr-grid__link');
    await expect(links.nth(1)).toBeVisible();
    // The list's order is remembered once the keys are listened to.
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const [first, second] = [
      await links.nth(0).getAttribute('href'),
      await links.nth(1).getAttribute('href'),
    ];
    await links.nth(0).click();
    await expect(page).toHaveURL(new RegExp(`${first}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('main').focus();
    await page.keyboard.press('j');
    await expect(page).toHaveURL(new RegExp(`${second}$`));
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`${first}$`));
  });
});
