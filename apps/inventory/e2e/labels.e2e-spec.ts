import { expectLoaded, expectSound, looks, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

for (const width of looks([390, 1280])) {
  test(`labels of chosen pieces are seen and saved as PDF, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'admin@demo.test', '/personal-inventory?tab=pieces');
    await expectLoaded(page);
    await page.getByRole('checkbox', { name: '1 Motorsäge Stihl MS 261' }).first().check();
    await page.getByRole('checkbox', { name: '2 Motorsäge Stihl MS 261' }).first().check();
    await page.getByRole('button', { name: 'Etiketten drucken' }).click();
    const dialog = page.getByRole('dialog', { name: 'Etiketten drucken' });
    await expect(dialog.getByText('2 Etiketten')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Bei Etikette 8 beginnen' }).click();
    await expect(dialog.getByRole('img', { name: 'Seite 2 von 2' })).toBeVisible();
    await expectSound(page);
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'PDF speichern' }).click();
    expect((await download).suggestedFilename()).toBe('Etiketten.pdf');
    await expect(dialog).toBeHidden();
  });
}
