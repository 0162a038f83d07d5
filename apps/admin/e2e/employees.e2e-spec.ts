import {
  expectAccessible,
  expectLoaded,
  expectSound,
  getDemoPerson,
  linkMailedTo,
  looks,
  openPage,
  signIn,
  sizes,
  startSession,
  stepTo,
  test,
  type OpenBrowser,
} from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';

const unique = () => Math.random().toString(36).slice(2, 8);
const list = '/settings/employees';
const tabs = ['personal', 'hr', 'permissions', 'assignments', 'licences', 'history'] as const;
const pageOf = (email: string, tab: string) => `${list}/${getDemoPerson(email).employeeId}/${tab}`;

async function invite(page: Page, anotherBrowser: OpenBrowser, lastName: string): Promise<URL> {
  await openPage(page, `${list}/create`);
  await page.getByLabel('Vorname').fill('Nora');
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(`nora@${lastName}.example`);
  await page.getByRole('button', { name: 'Person einladen' }).click();
  await expect(page.getByText(`Nora ${lastName} ist eingeladen`)).toBeVisible();
  const superadmin = await anotherBrowser('superadmin@demo.test');
  return linkMailedTo(superadmin, `nora@${lastName}.example`);
}

for (const { name, width, height } of looks(sizes)) {
  test.describe(`people of a licence at the ${name}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => startSession(page, 'admin@demo.test'));

    test('a role and each tab of a person can be read by everybody, light and dark', async ({ page }) => {
      test.slow();
      const paths = [
        '/settings/roles?role=foreman',
        ...tabs.map((tab) => pageOf('simon.bichsel@demo.test', tab)),
      ];
      for (const scheme of looks(['light', 'dark'] as const)) {
        await page.emulateMedia({ colorScheme: scheme });
        for (const path of paths) {
          await openPage(page, path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectLoaded(page);
          await expectSound(page);
        }
      }
    });

    test('dialogs can be read by everybody too', async ({ page }) => {
      await openPage(page, pageOf('simon.bichsel@demo.test', 'hr'));
      for (const button of ['Änderung ab Datum', 'Korrektur']) {
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });
  });
}

test('somebody is invited, follows the link, and is in', async ({ page, anotherBrowser }) => {
  const lastName = unique();
  await startSession(page, 'admin@demo.test');
  const link = await invite(page, anotherBrowser, lastName);
  await page.getByRole('button', { name: 'Zu den Mitarbeitenden' }).click();
  await page.getByRole('searchbox').fill(lastName);
  await expect(page.getByText('Eingeladen', { exact: true })).toBeVisible();

  const invited = await anotherBrowser();
  await invited.goto(`${link.pathname}${link.search}`);
  await expect(invited.getByText('Hallo Nora.')).toBeVisible();
  for (const field of await invited.locator('input[type=password]').all())
    await field.fill('vier alte Tannen');
  await invited.getByRole('button', { name: 'Passwort setzen und beginnen' }).click();
  await expect(invited.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(invited).toHaveURL((url) => url.pathname === '/');

  await page.getByRole('link', { name: `Nora ${lastName}` }).click();
  await expect(page.getByText('Einladung angenommen')).toBeVisible();
});

test('an invitation is taken back', async ({ page, anotherBrowser }) => {
  const lastName = unique();
  await startSession(page, 'admin@demo.test');
  const link = await invite(page, anotherBrowser, lastName);
  await page.getByRole('button', { name: 'Zu den Mitarbeitenden' }).click();
  await page.getByRole('searchbox').fill(lastName);
  await page.getByRole('link', { name: `Nora ${lastName}` }).click();
  await page.getByRole('button', { name: 'Nochmals senden' }).click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(page.getByText(`Die Einladung von Nora ${lastName} ist zurückgezogen.`)).toBeVisible();
  const invited = await anotherBrowser();
  await invited.goto(`${link.pathname}${link.search}`);
  await expect(invited.getByText('Dieser Link gilt nicht mehr', { exact: true })).toBeVisible();
});

test('the pensum changes from a day on, and a correction is booked and taken back', async ({ page }) => {
  const reason = `Inventur ${unique()}`;
  await signIn(page, 'admin@demo.test', pageOf('reto.moser@demo.test', 'hr'));
  await page.getByRole('button', { name: 'Änderung ab Datum' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('textbox', { name: 'Gültig ab' })
    .fill(`1.${1 + Math.floor(Math.random() * 12)}.${2030 + Math.floor(Math.random() * 60)}`);
  await dialog.getByRole('textbox', { name: 'Pensum' }).fill('60');
  await dialog.getByRole('button', { name: 'Aus Pensum verteilen (42 h = 100 %)' }).click();
  await expect(dialog.getByLabel('Montag')).toHaveValue('5:03');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Soll-Stunden sind gespeichert.')).toBeVisible();
  await expect(page.getByText('60 %, 25:12 h in 5 Tagen').first()).toBeVisible();

  await page.getByRole('button', { name: 'Korrektur', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Stunden' }).fill('-2:30');
  await dialog.getByLabel('Grund').fill(reason);
  await dialog.getByRole('button', { name: 'Korrektur buchen' }).click();
  const line = page.getByRole('listitem').filter({ hasText: reason });
  await expect(line).toContainText('−2:30 h');
  await line.getByRole('button', { name: 'Zurücknehmen' }).click();
  await dialog.getByLabel('Grund').fill(`${reason} zurück`);
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect(page.getByText('Die Korrektur ist zurückgenommen.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `${reason} zurück` })).toContainText('+2:30 h');
});

test('personal data are checked, saved, and shown in the history', async ({ page }) => {
  const team = `Team ${unique()}`;
  await signIn(page, 'admin@demo.test', pageOf('michael.habegger@demo.test', 'personal'));
  await page.getByLabel('AHV-Nummer').fill('756.9217.0769.84');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Das ist keine gültige AHV-Nummer (756.…).').first()).toBeVisible();
  await page.getByLabel('AHV-Nummer').fill(`7569217076985`);
  await page.getByRole('link', { name: 'Zuteilung' }).click();
  await page.getByRole('button', { name: /verwerfen|verlassen/i }).click();
  await page.getByRole('textbox', { name: 'Team' }).fill(team);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Michael Habegger ist gespeichert.')).toBeVisible();
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await expect(page.getByText(team).first()).toBeVisible();
});

test('a role is shaped, holds at the next request, and goes back to the usual', async ({
  page,
  anotherBrowser,
}) => {
  const guest = await anotherBrowser('guest@demo.test');
  await signIn(page, 'admin@demo.test', '/settings/roles?role=guest');
  const list = page.getByLabel('Gast: Dokumente, Liste sehen');
  await list.focus();
  await list.selectOption('alle');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Rolle Gast ist gespeichert.')).toBeVisible();
  await openPage(guest, '/documents');
  await expect(guest.getByRole('heading', { level: 1, name: 'Dokumente' })).toBeVisible();

  await page.getByRole('button', { name: 'Gast', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click();
  await page
    .getByRole('dialog', { name: 'Gast zurücksetzen?' })
    .getByRole('button', { name: 'Zurücksetzen' })
    .click();
  await expect(page.getByText('Die Rolle Gast ist zurückgesetzt.')).toBeVisible();
  await openPage(guest, '/documents');
  await expect(guest).toHaveURL(/\/403$/);
});

test('roles are compared side by side, searched and changed by the keyboard', async ({ page }) => {
  await signIn(page, 'admin@demo.test', '/settings/roles?role=foreman,employee');
  const rights = page.getByRole('table').getByRole('row');
  await expect(page.getByRole('columnheader')).toHaveText(['Recht', 'Vorarbeit', 'Mitarbeit']);
  await page.getByLabel('Recht suchen').fill('dokumente ansehen');
  await page.getByText('Unterschiede', { exact: true }).click();
  await expect(rights.filter({ has: page.getByRole('rowheader', { name: 'Ansehen' }) })).toHaveCount(1);

  const foreman = page.getByLabel('Vorarbeit: Dokumente, Ansehen');
  await foreman.focus();
  await page.keyboard.press('ArrowRight');
  const employee = page.getByLabel('Mitarbeit: Dokumente, Ansehen');
  await expect(employee).toBeFocused();
  await page.keyboard.type('eigene');
  await expect(page.getByText('1 Änderung nicht gespeichert: Mitarbeit')).toBeVisible();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(employee).toHaveValue('none');
});

test('nobody gives more than they hold', async ({ page, anotherBrowser }) => {
  const admin = await anotherBrowser('admin@demo.test', pageOf('custom@demo.test', 'permissions'));
  const settings = admin.getByRole('group', { name: /^Einstellungen/ });
  const employees = settings.getByLabel('Mitarbeitende');
  if (!(await employees.isChecked())) {
    await employees.check();
    await admin.getByRole('button', { name: 'Speichern' }).click();
    await expect(admin.getByText('Nadja Hofer ist gespeichert.')).toBeVisible();
  }
  await signIn(page, 'custom@demo.test', pageOf('florian.jost@demo.test', 'permissions'));
  await expect(
    page.getByRole('group', { name: /^Dokumente/ }).getByLabel('Löschen', { exact: true }),
  ).toBeDisabled();
  await page.getByLabel('Rolle').selectOption('Administration');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Das geht über deine eigenen Rechte hinaus.').first()).toBeVisible();
  await expect(page).toHaveURL(/permissions$/);
});

test('only those who keep the employees get in', async ({ page }) => {
  await signIn(page, 'employee@demo.test', list);
  await expect(page).toHaveURL(/\/403$/);
  for (const path of [pageOf('admin@demo.test', 'personal'), '/settings/roles']) {
    await stepTo(page, path);
    await expect(page, path).toHaveURL(/\/403$/);
  }
});

test('an unknown tab opens the first', async ({ page }) => {
  await signIn(page, 'admin@demo.test', pageOf('simon.bichsel@demo.test', 'gibtesnicht'));
  await expect(page.getByLabel('AHV-Nummer')).toBeVisible();
});
