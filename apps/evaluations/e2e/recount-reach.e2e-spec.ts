import { callApi, dayFromToday, startSession, today } from '@jahrring/testing/browser';
import { expect, test, type Page } from '@playwright/test';

interface Pivot {
  columns: { measure: string }[];
  rows: { keys: (string | null)[]; values: (string | null)[] }[];
}
interface Line {
  employeeId: string;
  projectId: string;
  seconds: number;
}
interface Project {
  id: string;
  responsibleEmployeeId: string | null;
  assignedEmployees: { id: string }[];
}
interface Person {
  id: string;
  email: string;
  supervisors: string[];
}
interface Bill {
  type: string;
  number: string | null;
  addressId: string | null;
  openAmount: string | null;
  currency: string;
}
interface Costs {
  totals: Record<'cost' | 'performed' | 'billed' | 'unbilled' | 'margin', string>;
}

/** All that the demo has recorded. */
const span = { from: dayFromToday(-400), to: today() };

async function pivotOf(page: Page, query: Record<string, string>): Promise<Pivot> {
  return callApi<Pivot>(page, 'GET', `/api/evaluations/pivots?${new URLSearchParams({ ...span, ...query })}`);
}

async function allOf<T>(page: Page, path: string): Promise<T[]> {
  const { items } = await callApi<{ items: T[] }>(
    page,
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}pageSize=all`,
  );
  return items;
}

for (const { email, least } of [
  { email: 'admin@demo.test', least: 20 },
  { email: 'manager@demo.test', least: 3 },
]) {
  test(`projects cost and bring in for ${email} what their own pages say`, async ({ page }) => {
    await startSession(page, email);
    const measures = ['cost', 'performed', 'billed', 'unbilled', 'margin'] as const;
    const asked = { source: 'projects', rows: 'project', measures: measures.join() };
    const { rows } = await pivotOf(page, asked);
    expect(rows.length).toBeGreaterThan(least);
    for (const { keys, values } of rows) {
      const { totals } = await callApi<Costs>(page, 'GET', `/api/projects/projects/${keys[0]}/costs`);
      expect([keys[0], ...values]).toEqual([keys[0], ...measures.map((measure) => totals[measure])]);
    }
  });
}

test('open items of every customer are what the bills say', async ({ page }) => {
  await startSession(page, 'admin@demo.test');
  const bills = await allOf<Bill>(page, '/api/documents/documents?filter[type]=bill');
  const open = new Map<string, number>();
  for (const { number, addressId, openAmount, currency } of bills) {
    if (number === null || addressId === null || Number(openAmount) === 0) continue;
    expect(currency).toBe('CHF');
    open.set(addressId, (open.get(addressId) ?? 0) + Math.round(Number(openAmount) * 100));
  }
  const asked = { source: 'documents', rows: 'customer', measures: 'openAmount', from: '2000-01-01' };
  const { rows } = await pivotOf(page, { ...asked, to: '2030-12-31' });
  expect(open.size).toBeGreaterThan(3);
  expect(new Map(rows.map(({ keys, values }) => [keys[0], Math.round(Number(values[0]) * 100)]))).toEqual(
    open,
  );
});

test('hours of managers and foremen are those of themselves, their people and their projects', async ({
  page,
}) => {
  await startSession(page, 'admin@demo.test');
  const lines = await allOf<Line>(page, `/api/time/entries?filter[workDate]=${span.from}..${span.to}`);
  const projects = await allOf<Project>(page, '/api/projects/projects');
  const people = await allOf<Person>(page, '/api/admin/employees');
  for (const email of ['manager@demo.test', 'foreman@demo.test']) {
    const me = people.find((person) => person.email === email)?.id ?? '';
    const led = new Set(people.filter(({ supervisors }) => supervisors.includes(me)).map(({ id }) => id));
    const mine = new Set(
      projects
        .filter(
          ({ responsibleEmployeeId, assignedEmployees }) =>
            responsibleEmployeeId === me || assignedEmployees.some(({ id }) => id === me),
        )
        .map(({ id }) => id),
    );
    const sums = new Map<string, number>();
    for (const { employeeId, projectId, seconds } of lines) {
      if (employeeId !== me && !led.has(employeeId) && !mine.has(projectId)) continue;
      const key = `${projectId} ${employeeId}`;
      sums.set(key, (sums.get(key) ?? 0) + seconds);
    }
    await startSession(page, email);
    const { rows } = await pivotOf(page, { rows: 'project,person', measures: 'hours' });
    expect(mine.size, email).toBeGreaterThan(0);
    const shown = rows.map(({ keys, values }) => [keys.join(' '), Number(values[0])] as const);
    expect(new Map(shown), email).toEqual(sums);
  }
});
