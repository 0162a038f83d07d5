import {
  callApi,
  dayFromToday,
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  openPage,
  signIn,
  startSession,
  today,
} from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';
import { bookableToday, recordEntry } from './support/entries';

const phone = { width: 390, height: 844 };
const team = '/timeoverview?view=team&span=week';

/** A day long enough ago to be locked. */
const lockedDay = (): string => dayFromToday(-12);

async function pick(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click();
}

test('a clerk adds a line to the week grid and fills it, by keyboard alone', async ({ page }) => {
  await signIn(page, 'supermanager@demo.test', '/timeoverview?view=week');
  const grid = page.getByRole('grid');
  await expect(grid).toBeVisible();
  const project = page
    .getByRole('form', { name: 'Zeile hinzufügen' })
    .getByRole('combobox', { name: 'Projekt' });
  await project.focus();
  await page.keyboard.type('P20');
  await expect(page.getByRole('option', { name: /P20/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const add = page.getByRole('button', { name: 'Zeile hinzufügen' });
  await expect(add).toBeEnabled();
  await add.focus();
  await page.keyboard.press('Enter');
  const cell = grid.locator('[data-cell]:focus');
  await expect(cell).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('1:30');
  await page.keyboard.press('Enter');
  const filled = grid.locator('[data-cell]').filter({ hasText: '1:30' }).first();
  await expect(filled).toBeVisible();
  await filled.focus();
  await page.keyboard.press('Delete');
  await expect(filled).toBeHidden();
});

test('the team’s day stands by person and project, machines beside the hours', async ({ page }) => {
  const workday = lockedDay();
  await signIn(page, 'admin@demo.test', `/timeoverview?view=team&span=day&date=${workday}`);
  await expect(page.getByRole('region', { name: 'Der Tag nach Person' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
});

test('many entries are counted, marked and taken back at once', async ({ page }) => {
  // Not this week: on a Monday morning it has no entries yet.
  await signIn(page, 'admin@demo.test', `${team}&date=${lockedDay()}`);
  await page.getByRole('button', { name: 'Alle Einträge des Zeitraums' }).click();
  await page.getByRole('menuitem', { name: 'Als gesehen markieren' }).click();
  const dialog = page.getByRole('dialog');
  const run = dialog.getByRole('button', { name: /Einträge? ändern$/ });
  await expect(run).toBeVisible();
  await expectAccessible(page);
  await expect(run).toBeEnabled();
  await run.click();
  await expect(page.getByText(/Ein(trag|träge): Gesehen/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Rückgängig gemacht')).toBeVisible();
});

test('a clerk changes many entries at once, and takes it back', async ({ page }) => {
  await startSession(page, 'supermanager@demo.test');
  const word = `Sammel${Date.now()}`;
  for (let time = 1; time <= 2; time += 1) await recordEntry(page, { seconds: 600, comment: word });
  await openPage(page, `/timeoverview?view=list&search=${word}`);
  // The list stands: one of each entry, one of all.
  await expect(page.getByRole('checkbox', { name: /wählen$/ })).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite wählen' }).check();
  await page.getByRole('button', { name: 'Ändern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Einträge ändern' });
  await dialog.getByRole('combobox', { name: 'Verrechenbar' }).selectOption('no');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '2 Einträge ändern' }).click();
  await expect(dialog.getByText('2 Einträge wurden geändert.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(dialog.getByText('2 Einträge sind wieder, wie sie waren.')).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Schliessen' }).last().click();
  await page
    .getByRole('checkbox', { name: /wählen$/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Alle 2 wählen' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '2 Einträge löschen' }).click();
  await expect(page.getByText('2 Einträge wurden gelöscht.')).toBeVisible();
});

test('one project is confirmed as a whole', async ({ page }) => {
  await signIn(page, 'manager@demo.test', team);
  await pick(page, 'Projekt', 'P20');
  await expect(page).toHaveURL(/project=/);
  await expect(page.getByRole('heading', { name: /^Zu bestätigen auf P20/ })).toBeVisible();
});

test('a locked day is opened with a reason, listed, and locked again', async ({ page }) => {
  await page.setViewportSize(phone);
  await startSession(page, 'admin@demo.test');
  const day = lockedDay();
  const people = '/api/time/employee-options?search=michael&limit=1';
  const { items } = await callApi<{ items: { id: string }[] }>(page, 'GET', people);
  const person = items[0]?.id ?? '';
  await openPage(page, `/timeoverview?view=day&date=${day}&person=${person}`);
  await page.getByRole('button', { name: 'Entsperren' }).click();
  const dialog = page.getByRole('dialog');
  const reason = `Rapport kam spät ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Grund' }).fill(reason);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Entsperren' }).click();
  await expect(page.getByText(/^Entsperrt bis/)).toBeVisible();
  await openPage(page, team);
  await expect(page.getByText(reason)).toBeVisible();
  await expectAccessible(page);
  const rows = page.getByRole('listitem').filter({ hasText: reason });
  await rows.getByRole('button', { name: /^Wieder sperren/ }).click();
  await expect(page.getByText(reason)).toBeHidden();
});

test('a month is signed off by its person', async ({ page }) => {
  await signIn(page, 'michael.habegger@demo.test', '/timeoverview?view=week');
  const month = page.getByRole('button', { name: /^[A-Z][a-zä]+ \d{4} abschliessen$/ });
  const signed = page.getByText(/^[A-Z][a-zä]+ \d{4}: abgeschlossen am/);
  await expect(month.or(signed).first()).toBeVisible();
  if (await month.isVisible()) await month.click();
  await expect(signed).toBeVisible();
});

test('a rate of a project says what it touches, is saved and deleted', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/rates');
  await pick(page, 'Projekt', 'P20');
  await expect(page.getByRole('heading', { name: 'Ansätze des Projekts' })).toBeVisible();
  await page.getByRole('button', { name: 'Ansatz hinzufügen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Person' }).fill('Habegger');
  await page.getByRole('option', { name: /Habegger/ }).click();
  const day = `${1 + (Date.now() % 27)}.${1 + (Math.floor(Date.now() / 1000) % 12)}.${Number(today().slice(0, 4)) + 1}`;
  await dialog.getByRole('textbox', { name: 'Gilt ab' }).fill(day);
  await dialog.getByRole('textbox', { name: 'Ansatz je Einheit' }).fill('81.5');
  await expect(dialog.getByText(/erfasste/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Ansatz gespeichert/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Aktionen: .*Habegger ab/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Ansatz gelöscht')).toBeVisible();
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await page.setViewportSize(phone);
  await expectSound(page);
});

test('a recurrence leaves out a day and ends', async ({ page }) => {
  await startSession(page, 'michael.habegger@demo.test');
  const { projectId } = await bookableToday(page);
  await callApi(page, 'POST', '/api/time/recurrences', {
    rule: { frequency: 'daily', startsOn: dayFromToday(1), endsOn: dayFromToday(6) },
    template: { projectId, seconds: 3600 },
  });
  await openPage(page, '/timetables/create');
  await page.getByRole('button', { name: 'Wiederholungen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Wiederholungen' });
  const skips = drawer.getByRole('button', { name: /auslassen$/ });
  await expect(skips.first()).toBeVisible();
  await expectAccessible(page);
  await skips.first().click();
  await expect(page.getByText(/wird ausgelassen$/).first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Beenden' }).first().click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'Beenden' }).click();
  await expect(page.getByText('Wiederholung beendet')).toBeVisible();
});

test('a cell that somebody has changed meanwhile is told, and shows the new value', async ({ page }) => {
  await startSession(page, 'supermanager@demo.test');
  const { id, version } = await recordEntry(page, { seconds: 2 * 3600 + 7 * 60 });
  await openPage(page, '/timeoverview?view=week');
  const cell = page.getByRole('grid').locator('[data-cell]').filter({ hasText: '2:07' }).first();
  await expect(cell).toBeVisible();
  await callApi(page, 'PATCH', `/api/time/entries/${id}`, { seconds: 3 * 3600 + 11 * 60 }, version);
  await cell.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('grid').getByRole('textbox').fill('4');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Jemand hat diese Zelle inzwischen geändert/).first()).toBeVisible();
  const now = page.getByRole('grid').locator('[data-cell]').filter({ hasText: '3:11' }).first();
  await expect(now).toBeVisible();
  await now.focus();
  await page.keyboard.press('Delete');
  await expect(now).toBeHidden();
});
