import { expectSound, openPage, signIn } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

const stems = 60;

test.use({ viewport: { width: 390, height: 844 } });

test('sixty stems are recorded on the phone without a connection, and arrive once each when it is back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  // All of them begin with the same three digits.
  const from = (Math.floor(Math.random() * 800) + 100) * 100;
  await signIn(page, 'employee@demo.test', '/timber/stems/record');
  const keys = page.getByRole('group', { name: 'Tasten' });
  const type = async (digits: string) => {
    for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
  };
  await page.getByRole('button', { name: /^Nummer/ }).click();
  await keys.getByRole('button', { name: 'Letzte Ziffer löschen' }).click();
  await type(`${from}`);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Länge/ }).click();
  await type('500');
  await page.getByRole('button', { name: /^Durchmesser/ }).click();
  // Number, species and length go on by themselves: a stem is two digits and one key.
  for (let stem = 0; stem < stems; stem += 1) {
    await type('18');
    await keys.getByRole('button', { name: 'Stamm speichern' }).click();
  }
  await expect(page.getByText(`${stems} Stämme warten auf die Verbindung.`)).toBeVisible();
  await expectSound(page);
  await page.context().setOffline(false);
  await expect(page.getByText('Alles ist angekommen.')).toBeVisible({ timeout: 60_000 });
  const count = async () => {
    const path = `/api/timber/stems?pageSize=100&filter[title]=${String(from).slice(0, 3)}`;
    const { items } = (await (await page.request.get(path)).json()) as { items: { title: string }[] };
    const titles = items.map(({ title }) => Number(title));
    return titles.filter((title) => title >= from && title < from + stems).length;
  };
  await expect.poll(count).toBe(stems);
  await openPage(page, `/timber/stems?search=${from + stems - 1}`);
  await expect(page.getByRole('link', { name: `${from + stems - 1}` })).toBeVisible();
});
