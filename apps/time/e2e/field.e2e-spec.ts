import { expectSound, openPage, signIn, startSession } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { entriesOfToday, removeEntries } from './support/entries';
import { waitUntilKept } from './support/kept-for-recording';

// Devices that nobody has used before.
test.use({ reuseContext: false });

// A person of this suite alone: what is on the day is counted.
const worker = 'florian.jost@demo.test';
const create = '/timetables/create';
const phone = { width: 390, height: 844 };

const form = (page: Page) => page.getByRole('form', { name: 'Zeit erfassen' });
const unsent = (page: Page) => page.getByRole('list', { name: 'Auf diesem Gerät' }).getByRole('listitem');

async function fillSpan(page: Page, from: string, to: string, comment: string): Promise<void> {
  await form(page).getByRole('textbox', { name: 'Von', exact: true }).fill(from);
  await form(page).getByRole('textbox', { name: 'Bis', exact: true }).fill(to);
  await form(page).getByLabel('Kommentar').fill(comment);
}

const save = (page: Page) => form(page).getByRole('button', { name: 'Erfassen', exact: true }).click();

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true });

  test('two entries stay on the device, survive closing, and arrive once; a refused one is mended', async ({
    page: first,
    context,
  }) => {
    await startSession(first, worker);
    await removeEntries(first, await entriesOfToday(first));
    await openPage(first, create);
    await waitUntilKept(first);
    await first.reload();
    await first.waitForSelector('[data-tool="time"] h1');
    await context.setOffline(true);

    await fillSpan(first, '00:00', '00:20', 'Ohne Netz 1');
    await save(first);
    await expect(first.getByText('Auf dem Gerät gespeichert').first()).toBeVisible();
    await expect(unsent(first)).toHaveCount(1);
    await first.close();

    const page = await context.newPage();
    await page.goto(create);
    await page.waitForSelector('[data-tool="time"] h1');
    await fillSpan(page, '00:10', '00:15', 'Ohne Netz 2');
    await save(page);
    await expect(unsent(page)).toHaveCount(2);
    await expect(unsent(page).filter({ hasText: 'Ohne Netz 1' })).toContainText('auf dem Gerät');
    await expect(page.getByText('davon 0:25 erst auf dem Gerät')).toBeVisible();
    await expectSound(page);

    await context.setOffline(false);
    const refused = page.locator('[data-unsent="refused"]');
    await expect(refused).toContainText('Ohne Netz 2', { timeout: 20_000 });
    await expect(refused).toContainText('nicht angenommen');
    await expect
      .poll(async () => (await entriesOfToday(page)).map(({ comment }) => comment))
      .toEqual(['Ohne Netz 1']);

    await refused.getByRole('link').click();
    await expect(page.getByText('Dieser Eintrag wurde nicht angenommen')).toBeVisible();
    await expect(form(page).getByLabel('Kommentar')).toHaveValue('Ohne Netz 2');
    await form(page).getByRole('textbox', { name: 'Von', exact: true }).fill('00:20');
    await form(page).getByRole('textbox', { name: 'Bis', exact: true }).fill('00:25');
    await save(page);
    await expect(page.getByText('Ohne Netz 2').first()).toBeVisible();
    await expect(refused).toHaveCount(0);
    expect((await entriesOfToday(page)).map(({ comment }) => comment).sort()).toEqual([
      'Ohne Netz 1',
      'Ohne Netz 2',
    ]);
    await removeEntries(page, await entriesOfToday(page));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  for (const email of [worker, 'foreman@demo.test']) {
    test(`a usual day stands on one screen for ${email}`, async ({ page }) => {
      await signIn(page, email, create);
      const record = form(page).getByRole('button', { name: 'Erfassen', exact: true });
      const top = (await record.boundingBox())?.y ?? 0;
      for (const name of ['Von', 'Bis']) {
        const box = await form(page).getByRole('textbox', { name, exact: true }).boundingBox();
        expect((box?.y ?? phone.height) + (box?.height ?? 0), name).toBeLessThan(top);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(page.getByRole('button', { name: 'Wiederholungen' })).toBeVisible();
      await expectSound(page);
    });
  }
});
