import {
  callApi,
  expectAccessible,
  expectLoaded,
  expectSound,
  loadPage,
  openPage,
  signIn,
  startSession,
  test,
} from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);

async function write(page: Page, subject: string, text: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Betreff').fill(subject);
  await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test.describe('messages', () => {
  test('an admin writes to who runs the installation, is answered live, and puts it away by keys', async ({
    page,
    anotherBrowser,
  }) => {
    test.slow();
    const subject = `Frage ${unique()}`;
    await startSession(page, 'admin@demo.test');
    const operator = await anotherBrowser('superadmin@demo.test');
    await openPage(operator, '/admin/messages');
    await expectLoaded(operator);
    await openPage(page, '/messages');
    await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
    await write(page, subject, 'Wann ist die Wartung?');
    const line = operator.getByRole('button', { name: subject });
    await expect(line).toBeVisible();
    await line.click();
    await expect(operator.getByRole('heading', { level: 2, name: subject })).toBeVisible();
    await expectAccessible(operator);
    await operator.locator('body').press('r');
    await operator.getByRole('dialog').getByRole('button', { name: 'Fett' }).click();
    await write(operator, `Re: ${subject}`, 'Am Freitag');
    const answer = page.getByRole('button', { name: `Re: ${subject}` });
    await expect(answer).toBeVisible();
    await answer.click();
    await expect(page.locator('.admin-mail-part strong')).toHaveText('Am Freitag');
    await expectAccessible(page);
    await page.locator('body').press('e');
    await expect(answer).toHaveCount(0);
    await page.getByRole('link', { name: 'Archiv' }).click();
    await expect(answer).toBeVisible();
  });

  test('a message to all licences of a type is read at once in another browser', async ({
    page,
    anotherBrowser,
  }) => {
    const subject = `An alle ${unique()}`;
    await startSession(page, 'superadmin@demo.test');
    const reader = await anotherBrowser();
    await startSession(reader, 'admin@demo.test');
    // Its headers come once the server tells this page of everything.
    const stream = reader.waitForResponse((response) => response.url().includes('/api/live?'));
    await loadPage(reader, '/messages');
    await stream;
    await expectLoaded(reader);
    const draft = await callApi<{ id: string; version: number }>(page, 'POST', '/api/admin/messages', {
      ...{ audience: 'type', type: 'extended' },
      content: { de: { subject, html: '<p>Am Freitag ist Wartung.</p>' } },
    });
    await callApi(page, 'POST', `/api/admin/messages/${draft.id}/send`, {}, draft.version);
    const line = reader.getByRole('button', { name: subject });
    await expect(line).toBeVisible();
    await line.click();
    await expect(reader.getByText('Am Freitag ist Wartung.').first()).toBeVisible();
  });

  test('one message at a time on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'superadmin@demo.test', '/admin/messages/filter/sent');
    await expectLoaded(page);
    await expectSound(page);
    await page.getByRole('button', { name: 'Nachricht schreiben' }).click();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text', exact: true })).toBeVisible();
    await expectSound(page);
  });
});
