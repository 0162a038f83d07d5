import { expectAccessible, expectSound, signIn } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { dragOn } from './drag';

/** A year nobody has planned yet, another one at each run. */
const emptyYear = () => 2030 + Math.floor(Math.random() * 70);

interface Phase {
  title: string;
  first: string;
  last: string;
  after?: string;
}

async function plan(page: Page, { title, first, last, after }: Phase): Promise<void> {
  await page.getByRole('button', { name: 'Phase planen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Projekt' }).fill('P202');
  await page.getByRole('option', { name: /P202/ }).first().click();
  await dialog.getByRole('textbox', { name: 'Phase' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Erster Tag' }).fill(first);
  await dialog.getByRole('textbox', { name: 'Letzter Tag' }).fill(last);
  if (after) await dialog.getByText(after, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
}

test('an order of three phases is planned over a year, moved by keyboard and by dragging, and taken back', async ({
  page,
}) => {
  const year = emptyYear();
  const name = `Schlag ${year}-${Math.floor(Math.random() * 1_000_000)}`;
  await signIn(page, 'manager@demo.test', `/scheduling-tool/annual_plan?year=${year}&zoom=4`);
  await expect(page.getByRole('heading', { name: 'Jahresplan' })).toBeVisible();
  await plan(page, { title: `${name} A`, first: `01.03.${year}`, last: `12.03.${year}` });
  await plan(page, { title: `${name} B`, first: `22.03.${year}`, last: `26.03.${year}`, after: `${name} A` });
  await plan(page, { title: `${name} C`, first: `01.04.${year}`, last: `08.04.${year}`, after: `${name} B` });
  const bar = (letter: string, first: string) =>
    page.getByRole('button', { name: `${name} ${letter}, ${first}` });
  await expect(bar('C', `01.04.${year}`)).toBeVisible();
  await expectAccessible(page);

  await bar('A', `01.03.${year}`).focus();
  // Its name goes along with each step.
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(bar('C', `03.04.${year}`)).toBeVisible();
  await expect(bar('A', `03.03.${year}`)).toBeFocused();
  await page.getByRole('button', { name: 'Rückgängig' }).first().click();
  await expect(bar('C', `01.04.${year}`)).toBeVisible();

  await dragOn(page, bar('B', `22.03.${year}`), 2);
  await expect(bar('A', `01.03.${year}`)).toBeVisible();
  await expect(bar('B', `22.03.${year}`)).toBeHidden();
  await expect(bar('C', `01.04.${year}`)).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(bar('C', `01.04.${year}`)).toBeVisible();
});

test('the annual plan scrolls inside its frame on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'foreman@demo.test', '/scheduling-tool/annual_plan');
  await expect(page.getByRole('region', { name: /Projekte und ihre Phasen/ })).toBeVisible();
  await expectSound(page);
});

test('a rain day moves what is outdoors by a day, and back as one', async ({ page }) => {
  const monday = Date.UTC(2070, 0, 6) + Math.floor(Math.random() * 2000) * 7 * 86_400_000;
  const week = new Date(monday).toISOString().slice(0, 10);
  await signIn(page, 'manager@demo.test', `/scheduling-tool/weekly_plan?week=${week}`);
  await page.getByRole('button', { name: /^Marco Fankhauser, Mo.*Einsatz planen$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Projekt' }).fill('P201');
  await page.getByRole('option', { name: /P201/ }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  const on = (day: string) =>
    page.getByRole('button', { name: new RegExp(`^Marco Fankhauser, ${day}.*P201`) });
  await expect(on('Mo')).toBeVisible();

  await page
    .locator('main')
    .getByRole('button', { name: /^Weitere/ })
    .click();
  await page.getByRole('menuitem', { name: 'Regentag verschieben' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Marco Fankhauser' })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '1 Einsatz verschieben' }).click();
  await expect(on('Di')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(on('Mo')).toBeVisible();
  await on('Mo').click();
  await dialog.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await expect(on('Mo')).toBeHidden();
});
