import { lastDayOf, monthAfter } from '@jahrring/contracts-common';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  openPage,
  signIn,
  test,
  today,
} from '@jahrring/testing/browser';
import { expect } from '@playwright/test';
import { chooseAllTime } from './all-time';

/** The month that has ended last, as `YYYY-MM`: it has work of all its days. */
const month = monthAfter(today().slice(0, 7), -1);
/** The rows of its sheet: its days, titles and total. */
const monthRows = Number(lastDayOf(month).slice(-2)) + 2;
const monthName = (options: Intl.DateTimeFormatOptions): string =>
  new Date(`${month}-15`).toLocaleDateString('de-CH', options);

test.describe('evaluations', () => {
  test('a manager opens a report, looks at the lines of a figure, and puts one together by keys', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'manager@demo.test', '/evaluations');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Stunden nach Person' }).click();
    await chooseAllTime(page);
    const table = page.getByRole('region', { name: 'Stunden nach Person' });
    await expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Stunden nach Person' })).toBeVisible();
    await expectSound(page);

    await table.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('grid').or(drawer.getByRole('table')).first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);

    await openPage(page, '/reports/custom_report');
    const rows = page.getByRole('list', { name: 'Zeilen' });
    await expect(rows.getByRole('listitem')).toHaveText(['Projekt']);
    await page.getByRole('button', { name: 'Hinzufügen: Zeilen' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'Monat', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('listitem')).toHaveText(['Projekt', 'Monat']);
    await page.getByRole('button', { name: 'Monat nach oben' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('listitem')).toHaveText(['Monat', 'Projekt']);
    await expect(page).toHaveURL(/rows=month%2Cproject/);
    await page.getByRole('button', { name: 'Rückgängig' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows.getByRole('listitem')).toHaveText(['Projekt', 'Monat']);
    await expectSound(page);
  });

  test('a manager looks at timber and absences, down to what they are made of', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'manager@demo.test', '/evaluations');
    await page.getByRole('link', { name: 'Holz nach Sortiment' }).click();
    await chooseAllTime(page);
    const timber = page.getByRole('region', { name: 'Holz nach Sortiment' });
    await expect(timber.getByRole('columnheader', { name: 'Fichte' })).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Holz nach Sortiment' })).toBeVisible();
    await expectSound(page);
    await timber.getByRole('button').first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByText('Sortiment').first()).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/timber\/lots\//);

    await openPage(page, '/evaluations?report=absencesByPerson');
    await chooseAllTime(page);
    const absences = page.getByRole('region', { name: 'Absenzen nach Person und Art' });
    await expect(absences.getByRole('columnheader', { name: 'Ferien', exact: true })).toBeVisible();
    await expectAccessible(page);
    await absences.getByRole('button').first().click();
    await expect(drawer.getByText('Erster Tag').first()).toBeVisible();
    await expectAccessible(page);

    // A report of one's own groups hours by supervisor.
    await openPage(page, '/reports/custom_report?rows=supervisor&measures=hours');
    await chooseAllTime(page);
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });

  test('an employee looks at their own report and the week on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'employee@demo.test', '/my-report');
    const days = page.getByRole('figure', { name: 'Tage dieses Jahres' });
    await expect(days.or(page.getByText('In diesem Jahr hast du noch keine Stunden erfasst'))).toBeVisible();
    await expectSound(page);

    await openPage(page, '/reports?day=2026-01-01');
    await page.getByRole('button', { name: 'Woche danach' }).click();
    await expect(page.getByText('KW 2 2026 ·')).toBeVisible();
    await expect(page.getByText('Du siehst die Summen dessen, was du einsehen darfst.')).toBeVisible();
    await expectSound(page);
  });

  test('a foreman looks at a month of the crew and has it written into a file', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'foreman@demo.test', `/reports/monthly?period=${month}`);
    await expect(page.getByRole('heading', { name: 'Monatsbericht', exact: true })).toBeVisible();
    const sheet = page.getByRole('region', { name: new RegExp(month) });
    await expect(sheet.getByRole('row')).toHaveCount(monthRows);
    await expectSound(page);
    await page.getByRole('radio', { name: /^Alle/ }).check();
    await page.getByRole('button', { name: 'Datei erstellen' }).click();
    await expect(page.getByText('Die Datei ist bereit.')).toBeVisible();
    const saved = page.waitForEvent('download');
    const file = `Monatsbericht ${monthName({ month: 'long', year: 'numeric' })} (pdf) herunterladen`;
    await page.getByRole('button', { name: file }).click();
    expect((await saved).suggestedFilename()).toContain('.pdf');

    await openPage(page, `/evaluations?people=balances&year=${month.slice(0, 4)}`);
    await expect(page.getByRole('figure', { name: 'Überzeit und Ferien' })).toBeVisible();
    await expectSound(page);
    await page.getByRole('region', { name: 'Überzeit und Ferien' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/reports\/yearly/);
    await openPage(page, `/reports/monthly?period=${month}`);
    await page.getByRole('link', { name: 'Jahresbericht' }).click();
    await expect(page).toHaveURL(new RegExp(`reports/yearly\\?.*period=${month.slice(0, 4)}`));
    await page.getByRole('link', { name: monthName({ month: 'long' }) }).click();
    await expect(page).toHaveURL(new RegExp(`reports/monthly\\?.*period=${month}`));
  });

  test('a manager saves a report and shares it; a foreman who opens it sees less', async ({
    page,
    anotherBrowser,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(page, 'manager@demo.test', '/reports/custom_report?rows=person&measures=hours');
    await page.getByRole('button', { name: 'Speichern' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: 'Vorarbeit' })).toBeVisible();
    await expectAccessible(page);
    const title = `Stunden ${Date.now()}`;
    await dialog.getByRole('textbox', { name: 'Name' }).fill(title);
    await dialog.getByRole('checkbox', { name: 'Vorarbeit' }).check();
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/saved=/);

    await openPage(page, '/evaluations');
    await page.getByRole('button', { name: `${title} mit Stern` }).click();
    await expect(page.getByRole('button', { name: `${title} mit Stern` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectAccessible(page);
    await page.getByRole('button', { name: `Aktionen zu ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Auf der Startseite zeigen' }).click();

    const other = await anotherBrowser('foreman@demo.test', '/evaluations');
    await other.getByRole('link', { name: title }).click();
    await expect(other.getByText('Du siehst die Summen dessen, was du einsehen darfst.')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Speichern', exact: true })).toBeVisible();

    await openPage(page, '/');
    const tile = page.getByRole('link', { name: title });
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(tile).toBeVisible({ timeout: 1000 });
    }).toPass();
    await openPage(page, '/evaluations');
    await page.getByRole('button', { name: `Aktionen zu ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  });

  test('an employee looks at their own month on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'employee@demo.test', `/reports/monthly_short?period=${month}`);
    await expect(page.getByRole('region', { name: new RegExp(month) }).getByRole('row')).toHaveCount(
      monthRows,
    );
    await expectSound(page);
  });
});
