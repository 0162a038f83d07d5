import { addDays, mondayOf } from '@jahrring/contracts-common';
import {
  callApi,
  expectAccessible,
  expectSettled,
  expectSound,
  loadPage,
  openPage,
  signIn,
  looks,
  startSession,
  swissDay,
  today,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

const line = (page: Page) => page.getByRole('combobox', { name: 'Neue Aufgabe in einer Zeile' });
const tick = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Erledigt: ${title}`, exact: true });
const opener = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });

const tray = (page: Page) => page.getByRole('region', { name: 'Nicht geplant' });

/** `2026-11-23` of the Monday after today: planned work of a test never meets that of another. */
const mondayAfter = (weeks: number): string => addDays(mondayOf(today()), weeks * 7);

async function add(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press('Enter');
  await expect(page.getByText('angelegt').last()).toBeVisible();
  await expect(line(page)).toHaveValue('');
}

/** Makes a task by the API of the page, so that a test is about one thing. */
async function aTask(page: Page, task: Record<string, unknown>): Promise<string> {
  return (await callApi<{ id: string }>(page, 'POST', '/api/projects/tasks', task)).id;
}

for (const width of looks([1280, 390])) {
  test(`a manager adds, ticks and takes back a task at ${width} px`, async ({ page }) => {
    const title = `Polter melden ${width} ${Date.now()}`;
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, 'manager@demo.test', '/tasks');
    await expect(page.getByRole('heading', { name: 'Aufgaben', exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await line(page).fill(`${title} #P201 !hoch ~1h morgen `);
    await line(page).pressSequentially('@fank');
    await expect(
      page.getByRole('listbox', { name: 'Vorschläge' }).getByText('Marco Fankhauser'),
    ).toBeVisible();
    await expectAccessible(page);
    await line(page).press('Enter');
    for (const word of ['Marco Fankhauser', /P201/, 'Hoch', '1:00 Std.']) {
      await expect(page.locator('.tasks-add').getByText(word).last()).toBeVisible();
    }
    await expectAccessible(page);
    await line(page).press('Enter');
    await expect(opener(page, title)).toBeVisible();
    await tick(page, title).press('Space');
    await expect(opener(page, title)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).last().click();
    await expect(tick(page, title)).not.toBeChecked();
    await expectSound(page);

    await opener(page, title).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByText('Durchforstung Gohlgraben')).toBeVisible();
    await expect(page).toHaveURL(/task=/);
    await dialog.getByRole('button', { name: 'Bearbeiten' }).click();
    await dialog.getByRole('button', { name: 'Zeile hinzufügen' }).click();
    await dialog.getByRole('textbox', { name: 'Zeile 1 der Checkliste' }).fill('Fotos');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await dialog.getByRole('checkbox', { name: 'Fotos' }).check();
    await expect(dialog.getByText('Checkliste 1/1')).toBeVisible();
    await dialog
      .getByLabel('Dateien hinzufügen')
      .setInputFiles({ name: 'Polter.txt', mimeType: 'text/plain', buffer: Buffer.from('Polter 14') });
    await expect(dialog.getByText('Polter.txt')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Notiz schreiben' }).fill('Liegt an der Strasse.');
    await dialog.getByRole('button', { name: 'Notiz speichern' }).press('Enter');
    await expect(dialog.getByText('Liegt an der Strasse.')).toBeVisible();
    await expectAccessible(page);
  });
}

test('a week is planned by keyboard alone: out of the tray, on by days, to somebody else, back to the tray', async ({
  page,
}) => {
  const title = `Seil prüfen ${Date.now()}`;
  const week = mondayAfter(30);
  await signIn(page, 'manager@demo.test', '/tasks');
  await add(page, `${title} !! gestern`);
  await openPage(page, `/tasks/weekly_plan?week=${week}`);
  const card = page.locator('.tasks-plan').getByRole('button', { name: new RegExp(title) });
  const told = page.locator('.jr-hidden[role=status]');
  await card.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(told).toContainText(`${swissDay(week)}, Daniel Stettler`);
  await page.keyboard.press('Alt+ArrowRight');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(card).toBeFocused();
  await expect(told).not.toContainText('Daniel Stettler');
  await expect(page.getByText(`«${title}» verschoben`)).toBeVisible();
  // Each of the moves says so: the last one is on its way when the first has arrived.
  await expectSettled(page);
  await page.reload();
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(title) }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('rowheader')).not.toContainText('Daniel Stettler');
  await expectAccessible(page);
  await card.focus();
  await page.keyboard.press('Alt+Backspace');
  await expect(tray(page).getByRole('button', { name: new RegExp(title) })).toBeVisible();
});

test('a task is dragged onto a day of one’s own week and taken back', async ({ page }) => {
  const title = `Zaun flicken ${Date.now()}`;
  const week = mondayAfter(31);
  await signIn(page, 'employee@demo.test', '/tasks');
  await add(page, `${title} !! gestern`);
  // A new page: the message of the step before offers to take that one back.
  await loadPage(page, `/tasks/my_weekly_plan?week=${week}`);
  const card = page.locator('.tasks-plan').getByRole('button', { name: new RegExp(title) });
  const tuesday = page.locator('.tasks-day').nth(1);
  await expect(card).toBeVisible();
  await card.hover();
  await page.mouse.down();
  const box = await tuesday.boundingBox();
  if (!box) throw new Error('no Tuesday');
  await page.mouse.move(box.x + 20, box.y + 60, { steps: 8 });
  await page.mouse.move(box.x + 30, box.y + 90, { steps: 4 });
  await page.mouse.up();
  await expect(tuesday.getByRole('button', { name: new RegExp(title) })).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).last().click();
  await expect(tray(page).getByRole('button', { name: new RegExp(title) })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone a task goes to another day by its menu', async ({ page }) => {
  const title = `Öl wechseln ${Date.now()}`;
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'employee@demo.test', '/tasks');
  await add(page, `${title} !! gestern`);
  for (const path of ['/tasks/weekly_plan', '/tasks/monthly_plan', '/tasks/my_weekly_plan']) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectSound(page);
  }
  await page.getByRole('button', { name: `Mehr zu ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Auf heute' }).click();
  await expect(page.getByText(`«${title}» verschoben`)).toBeVisible();
  await page.getByRole('button', { name: `Mehr zu ${title}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Aus dem Plan nehmen' })).toBeVisible();
});

test('the month shows what is planned, and a link opens the task over it', async ({ page }) => {
  const title = `Aufforstung ${Date.now()}`;
  const day = mondayAfter(32);
  await startSession(page, 'manager@demo.test');
  const id = await aTask(page, { title, plannedOn: day, recurrence: { frequency: 'weekly' } });
  await openPage(page, `/tasks/monthly_plan?month=${day.slice(0, 7)}&who=mine&task=${id}`);
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText('Wöchentlich')).toBeVisible();
  await dialog.getByRole('button', { name: 'Erledigt' }).click();
  await expect(dialog.getByRole('button', { name: 'Wieder öffnen' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.tasks-card').filter({ hasText: title })).not.toHaveCount(0);
  await expectAccessible(page);
});

test('an employee can give tasks to nobody else', async ({ page }) => {
  await signIn(page, 'employee@demo.test', '/tasks');
  await line(page).fill('Kette spannen @Reto');
  await expect(page.getByText('@Reto: niemand oder mehrere')).toBeVisible();
});
