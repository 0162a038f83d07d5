import { isWeekend, mondayOf } from '@jahrring/contracts-common';
import {
  callApi,
  dayFromToday,
  expectAccessible,
  expectSettled,
  expectSound,
  openPage,
  signIn,
  test,
  today,
} from '@jahrring/testing/browser';
import { expect, type Page } from '@playwright/test';
import { dragOn } from './drag';

const worker = { email: 'cornelia.haldemann@demo.test', name: 'Cornelia Haldemann' };
const until = dayFromToday(27);

interface Planned {
  resources: { id: string; name: string }[];
  bookings: { id: string; version: number; resourceId: string }[];
  absences: { resourceId: string; firstDay: string; lastDay: string }[];
  capacities: { resourceId: string; target: number[]; away: number[] }[];
}

/** The worker's next four weeks without bookings; answers the worker and a day from tomorrow on that is worked. */
async function clearWeeks(page: Page): Promise<{ id: string; day: string }> {
  const plan = await callApi<Planned>(page, 'GET', `/api/planning/bookings?from=${today()}&to=${until}`);
  const { id } = plan.resources.find(({ name }) => name === worker.name) ?? { id: '' };
  const remove = plan.bookings.filter(({ resourceId }) => resourceId === id);
  const seen = remove.map((one) => ({ id: one.id, version: one.version }));
  if (seen.length > 0) await callApi(page, 'POST', '/api/planning/bookings/changes', { remove: seen });
  const own = plan.capacities.find(({ resourceId }) => resourceId === id);
  const index = own?.target.findIndex((minutes, at) => {
    const date = dayFromToday(at);
    const asked = plan.absences.some(
      ({ resourceId, firstDay, lastDay }) => resourceId === id && firstDay <= date && date <= lastDay,
    );
    return at > 7 && !isWeekend(date) && minutes > 0 && own.away[at] === 0 && !asked;
  });
  return { id, day: dayFromToday(index ?? 0) };
}

interface Conflicts {
  items: { kind: string; nextDay: string | null; booking: { resourceId: string; firstDay: string } }[];
}

interface Phase {
  title: string;
  first: string;
  last: string;
  after?: string;
}

/** By the keyboard alone. */
async function planPhase(page: Page, project: string, { title, first, last, after }: Phase): Promise<void> {
  await page.getByRole('button', { name: 'Phase planen', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  const picker = dialog.getByRole('combobox', { name: 'Projekt' });
  await expect(picker).toBeFocused();
  await page.keyboard.type(project);
  await expect(page.getByRole('option', { name: new RegExp(project) }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  for (const [name, value] of [
    ['Phase', title],
    ['Erster Tag', first],
    ['Letzter Tag', last],
  ] as const) {
    const field = dialog.getByRole('textbox', { name });
    await field.press('Control+a');
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  if (after) await dialog.getByRole('checkbox', { name: after }).press('Space');
  await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(dialog).toBeHidden();
}

test('a planner plans an order, meets an absence, a rain day and a variant; the phone follows and records', async ({
  page,
  anotherBrowser,
}) => {
  test.slow();
  const mark = String(Math.floor(Math.random() * 1_000_000));
  const phone = await anotherBrowser(worker.email, '/scheduling-tool/my_week', {
    viewport: { width: 390, height: 844 },
  });
  const { items } = await callApi<{ items: { number: string }[] }>(
    phone,
    'GET',
    '/api/projects/projects/choices?search=P2',
  );
  const project = items[0]?.number ?? '';

  // An order of three phases over a year: made and moved by the keyboard alone, then dragged.
  const year = 2030 + Math.floor(Math.random() * 70);
  await signIn(page, 'admin@demo.test', `/scheduling-tool/annual_plan?year=${year}&zoom=4`);
  const { id: employeeId, day } = await clearWeeks(page);
  await planPhase(page, project, { title: `${mark} A`, first: `01.03.${year}`, last: `12.03.${year}` });
  await planPhase(page, project, {
    ...{ title: `${mark} B`, first: `22.03.${year}`, last: `26.03.${year}`, after: `${mark} A` },
  });
  await planPhase(page, project, {
    ...{ title: `${mark} C`, first: `01.04.${year}`, last: `08.04.${year}`, after: `${mark} B` },
  });
  const phase = (letter: string, first: string) =>
    page.getByRole('button', { name: `${mark} ${letter}, ${first}` });
  await expect(phase('C', `01.04.${year}`)).toBeVisible();
  await expectSettled(page);
  await phase('A', `01.03.${year}`).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(phase('C', `03.04.${year}`)).toBeVisible();
  await dragOn(page, phase('B', `24.03.${year}`), 2);
  await expect(phase('B', `24.03.${year}`)).toBeHidden();
  await expect(phase('C', `03.04.${year}`)).toBeHidden();
  await expect(phase('A', `03.03.${year}`)).toBeVisible();

  // Somebody is booked, and an absence is approved meanwhile: the open plan shows it.
  await openPage(page, `/scheduling-tool/weekly_plan?week=${mondayOf(day)}&search=${worker.name}`);
  const short = new Intl.DateTimeFormat('de-CH', { weekday: 'short', timeZone: 'UTC' });
  const weekday = (date: string) => short.format(new Date(`${date}T12:00:00Z`)).replace('.', '');
  const cell = (date: string) => new RegExp(`^${worker.name}, ${weekday(date)}.*Einsatz planen$`);
  const chip = (date: string) =>
    page.getByRole('button', { name: new RegExp(`^${worker.name}, ${weekday(date)}.*${project}`) });
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: cell(day) }).press('Enter');
  await dialog.getByRole('combobox', { name: 'Projekt' }).fill(project);
  await page
    .getByRole('option', { name: new RegExp(project) })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(chip(day)).toBeVisible();
  const asked = { type: 'holidays', startsOn: day, endsOn: day };
  const absence = await callApi<{ id: string; version: number }>(phone, 'POST', '/api/time/absences', asked);
  const decided = { items: [{ id: absence.id, version: absence.version }], approved: true };
  await callApi(page, 'POST', '/api/time/absences/decisions', decided);
  const conflict = async () => {
    const found = await callApi<Conflicts>(
      page,
      'GET',
      `/api/planning/conflicts?from=${today()}&to=${until}`,
    );
    return found.items.find(
      ({ kind, booking }) =>
        kind === 'absence' && booking.resourceId === employeeId && booking.firstDay === day,
    );
  };
  await expect.poll(async () => (await conflict())?.kind).toBe('absence');
  const later = (await conflict())?.nextDay ?? '';
  await openPage(page, '/scheduling-tool');
  const more = page.getByRole('button', { name: /^Alle \d+ zeigen$/ });
  const move = page.getByRole('button', { name: /verschieben$/ });
  const wrong = page
    .locator('main div')
    .filter({ hasText: `${worker.name}: ${project}` })
    .filter({ hasText: /abwesend/ })
    .filter({ has: move })
    .last();
  await expect(page.getByRole('heading', { name: /Konflikt/ })).toBeVisible();
  if (await more.first().isVisible()) await more.first().click();
  await expectAccessible(page);
  // The way out: the same work on the next day that is free.
  await wrong.getByRole('button', { name: /verschieben$/ }).click();
  await expect(page.getByText('Verschoben auf').first()).toBeVisible();

  // A rain day: what follows moves as one, and back as one.
  await openPage(page, `/scheduling-tool/weekly_plan?week=${mondayOf(later)}&search=${worker.name}`);
  await expect(chip(later)).toBeVisible();
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Regentag verschieben' }).click();
  await dialog.getByRole('combobox').selectOption({ value: later });
  await dialog.getByText('Nur dieser Tag').click();
  await expect(dialog.getByRole('checkbox', { name: worker.name })).toBeChecked();
  await dialog.getByRole('button', { name: /verschieben$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(chip(later)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(chip(later)).toBeVisible();

  // A variant gives today's work; nobody sees it before it is taken over.
  await openPage(page, '/scheduling-tool/variants');
  await page.getByRole('button', { name: 'Neue Variante' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`Heute ${mark}`);
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`Variante «Heute ${mark}»`)).toBeVisible();
  const variant = new URL(page.url()).searchParams.get('variant') ?? '';
  const month = `/scheduling-tool/monthly_plan?month=${today().slice(0, 7)}&search=${worker.name}`;
  await openPage(page, `${month}&variant=${variant}`);
  // A second planner has the same variant open, and sees it within a moment.
  const second = await anotherBrowser('manager@demo.test', `${month}&variant=${variant}`);
  const bar = (where: Page) =>
    where
      .getByRole('button', { name: new RegExp(`^${worker.name}, .*${project}`) })
      .filter({ visible: true });
  const before = await bar(second).count();
  await page.getByRole('button', { name: `${worker.name}: Einsatz planen` }).click();
  await dialog.getByRole('combobox', { name: 'Projekt' }).fill(project);
  await page
    .getByRole('option', { name: new RegExp(project) })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog).toBeHidden();
  await expect(bar(second)).toHaveCount(before + 1);

  const record = phone.getByRole('button', { name: /h erfassen$/ });
  await expect(phone.getByRole('heading', { name: 'Meine Einsätze' })).toBeVisible();
  await expect(record).toHaveCount(0);
  await openPage(page, `/scheduling-tool/variants?variant=${variant}`);
  await page.getByRole('button', { name: '1 Änderung übernehmen' }).click();
  await expect(page.getByText(`Variante «Heute ${mark}» übernommen: 1 Änderung`)).toBeVisible();

  // The phone shows it without being asked, with the rescue point, and records it with one tap.
  await expect(record).toBeVisible();
  await expect(phone.getByText(/^Rettungspunkt: /).first()).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Karte öffnen' }).first()).toBeVisible();
  await expectSound(phone);
  // It is offered where time is recorded, too.
  await openPage(phone, '/timetables/create');
  const planned = phone.getByRole('region', { name: 'Für diesen Tag geplant' });
  await expect(planned).toContainText(project);
  await expect(planned.getByRole('button', { name: /h erfassen$/ })).toBeVisible();
  await expectAccessible(phone);
  await openPage(phone, '/scheduling-tool/my_week');
  await record.click();
  await expect(phone.getByText(/^Erfasst: \d+:\d\d h$/)).toBeVisible();
  await expect
    .poll(async () => {
      const { worked } = await callApi<{ worked: { date: string; minutes: number }[] }>(
        phone,
        'GET',
        `/api/planning/own-plan?from=${today()}&to=${today()}`,
      );
      return worked.filter(({ date }) => date === today()).length;
    })
    .toBe(1);
});
