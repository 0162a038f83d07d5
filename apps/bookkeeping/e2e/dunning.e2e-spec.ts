import { expectAccessible, expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

test.describe('dunning at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a letter is proposed with its bills, issued alone, looked at and cancelled', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/debitors/dunning');
    const proposal = page.getByRole('list', { name: 'Vorschlag' });
    // Other tests pay the bills that are due first.
    const chosen = proposal.getByRole('listitem').nth(4);
    await chosen.getByRole('button', { name: 'Rechnungen anzeigen' }).click();
    await expect(chosen.getByRole('row')).not.toHaveCount(1);
    await expect(chosen).toContainText('Zahlungserinnerung');
    await expectSound(page);
    const debtor = await chosen.getByRole('link').innerText();

    await page.getByRole('checkbox', { name: 'Alle auswählen' }).uncheck();
    await chosen.getByRole('checkbox').check();
    await page.getByRole('button', { name: '1 Schreiben ausstellen' }).click();
    await page.getByRole('button', { name: 'Ausstellen', exact: true }).click();
    await expect(page.getByText('1 Schreiben ausgestellt.')).toBeVisible();
    const letter = page.getByRole('list', { name: 'Mahnschreiben' }).getByRole('listitem');
    await expect(letter).toContainText(debtor);
    const pdf = await page.request.get((await letter.getByRole('link', { name: /^PDF/ }).getAttribute('href')) ?? ''); // oxfmt-ignore
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await expectAccessible(page);

    await letter.getByRole('button', { name: /M-/ }).click();
    await page.getByRole('menuitem', { name: 'Stornieren' }).click();
    await page.getByLabel('Grund').fill('Falscher Tag');
    await page.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
    await expect(page.getByText('Schreiben storniert.')).toBeVisible();
    await expect(letter).toContainText('Falscher Tag');
  });

  test('an exception keeps a customer out, and is lifted', async ({ page }) => {
    await signIn(page, 'admin@demo.test', '/debitors/dunning');
    const proposal = page.getByRole('list', { name: 'Vorschlag' });
    const link = proposal.getByRole('listitem').last().getByRole('link');
    const debtor = await link.innerText();
    await link.click();
    await page.getByRole('button', { name: 'Festlegen' }).click();
    await page.getByRole('dialog').getByLabel('Grund').fill('Reklamation');
    await page.getByRole('dialog').getByRole('button', { name: 'Festlegen' }).click();
    await expect(page.getByText('Alle Rechnungen: nicht mahnen')).toBeVisible();
    await expectAccessible(page);
    await openPage(page, '/debitors/dunning');
    await expect(page.getByText('Von Hand ausgenommen · Reklamation').first()).toBeVisible();
    await expect(proposal.getByRole('link', { name: debtor })).toHaveCount(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Aufheben' }).click();
    await expect(page.getByText('Aufgehoben.')).toBeVisible();
  });
});
