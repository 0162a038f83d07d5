import { addDays, mondayOf } from '@jahrring/contracts-common';
import {
  callApi,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  signIn,
  test,
  today,
} from '@jahrring/testing/browser';
import { expect } from '@playwright/test';

interface Planned {
  resources: { id: string; name: string }[];
}

/** A week that nobody else plans in; of each run another. */
const monday = addDays(mondayOf(today()), (30 + Math.floor(Math.random() * 20)) * 7);
const week = `/scheduling-tool/weekly_plan?week=${monday}`;

test('a variant is planned by keyboard, compared and taken over; the employee sees nothing before', async ({
  page,
  anotherBrowser,
}) => {
  const mark = String(Math.floor(Math.random() * 1_000_000));
  const [title, course] = [`Vollernter zuerst ${mark}`, `Kurs ${mark}`];
  await signIn(page, 'manager@demo.test', '/scheduling-tool/variants');
  const { resources } = await callApi<Planned>(
    page,
    'GET',
    `/api/planning/bookings?from=${monday}&to=${addDays(monday, 6)}`,
  );
  const { id: resourceId, name } = resources.find((one) => one.name === 'Reto Moser') ?? { id: '', name: '' };
  await callApi(page, 'POST', '/api/planning/bookings', {
    ...{ resourceId, title: course, firstDay: monday, lastDay: monday },
  });

  await page.getByRole('button', { name: 'Neue Variante' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neue Variante' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(title);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Variante «${title}»`)).toBeVisible();
  const variant = new URL(page.url()).searchParams.get('variant') ?? '';

  await openPage(page, `${week}&variant=${variant}`);
  const chip = page.getByRole('button', { name: new RegExp(course) }).first();
  await chip.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Verschoben auf')).toBeVisible();
  await expectAccessible(page);

  // The plan is as it was, for the employee too.
  const employee = await anotherBrowser('reto.moser@demo.test', `/scheduling-tool/my_week?week=${monday}`);
  const ownDay = async () =>
    (
      await callApi<{ bookings: { title: string | null; firstDay: string }[] }>(
        employee,
        'GET',
        `/api/planning/own-plan?from=${monday}&to=${addDays(monday, 6)}`,
      )
    ).bookings.find((one) => one.title === course)?.firstDay;
  expect(await ownDay()).toBe(monday);

  await page.getByRole('link', { name: 'Mit dem Plan vergleichen' }).click();
  await expect(page.getByRole('heading', { name: `Variante «${title}»` })).toBeVisible();
  const card = page.getByRole('region', { name });
  await expect(card.getByText('verschoben')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: '1 Änderung übernehmen' }).click();
  await expect(page.getByText(`Variante «${title}» übernommen: 1 Änderung`)).toBeVisible();
  await expect.poll(ownDay).toBe(addDays(monday, 1));

  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(page.getByText('Der Plan ist wie vorher')).toBeVisible();
  await expect.poll(ownDay).toBe(monday);
});
