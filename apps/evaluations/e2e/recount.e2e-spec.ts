import type { YearReport } from '@jahrring/contracts-evaluations';
import { callApi, dayFromToday, startSession, today } from '@jahrring/testing/browser';
import { expect, test } from '@playwright/test';

/** A line as the time sheet itself lists it. */
interface Line {
  employeeId: string;
  projectId: string;
  activityId: string | null;
  workDate: string;
  kind: string;
  seconds: number;
  billable: boolean;
  amount: string | null;
  unitPrice: string | null;
  quantity: string | null;
}

/** Balances of a year as time itself answers them. */
interface Kept {
  flexitime: { balanceSeconds: number };
  overtime: { restSeconds: number };
  holidays: object;
  holidays_seniority: { restSeconds: number };
}

interface Pivot {
  columns: { keys: (string | null)[]; measure: string }[];
  rows: { keys: (string | null)[]; values: (string | null)[] }[];
}

/** All that the demo has recorded: days of two years on most days, so that the years are told apart. */
const span = { from: dayFromToday(-400), to: today() };

const keyOf: Readonly<Record<string, (line: Line) => string | null>> = {
  person: ({ employeeId }) => employeeId,
  project: ({ projectId }) => projectId,
  activity: ({ activityId }) => activityId,
  kind: ({ kind }) => kind,
  billable: ({ billable }) => String(billable),
  day: ({ workDate }) => workDate,
  month: ({ workDate }) => workDate.slice(0, 7),
  year: ({ workDate }) => workDate.slice(0, 4),
};

/** Digits after the point as a whole number: `12.5` with 4 is 125000. */
function whole(text: string, decimals: number): bigint {
  const [before = '0', after = ''] = text.split('.');
  return BigInt(before + after.padEnd(decimals, '0').slice(0, decimals));
}

const rounded = (value: bigint, by: bigint): bigint => (value * 2n + by) / (by * 2n);

/** Returns the amount of a line in hundredths, calculated entirely in whole numbers. */
function centsOf({ amount, kind, seconds, quantity, unitPrice }: Line): bigint {
  if (amount !== null) return whole(amount, 2);
  const price = whole(unitPrice ?? '0', 4);
  return kind === 'hours'
    ? rounded(BigInt(seconds) * price, 3600n * 100n)
    : rounded(whole(quantity ?? '0', 3) * price, 100_000n);
}

const valueOf: Readonly<Record<string, (line: Line) => bigint>> = {
  hours: ({ seconds }) => BigInt(seconds),
  billableHours: ({ seconds, billable }) => (billable ? BigInt(seconds) : 0n),
  lines: () => 1n,
  amount: centsOf,
};

function recount(
  lines: readonly Line[],
  dimensions: readonly string[],
  measure: string,
): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const line of lines) {
    const key = JSON.stringify(dimensions.map((dimension) => keyOf[dimension]?.(line) ?? null));
    sums.set(key, (sums.get(key) ?? 0n) + (valueOf[measure]?.(line) ?? 0n));
  }
  return sums;
}

function told(pivot: Pivot, measure: string): Map<string, bigint> {
  const cells = pivot.rows.flatMap(({ keys, values }) =>
    pivot.columns.flatMap((column, index) => {
      const value = values[index];
      const key = JSON.stringify([...keys, ...column.keys]);
      if (column.measure !== measure || value === null || value === undefined) return [];
      return [[key, measure === 'amount' ? whole(value, 2) : BigInt(value)] as const];
    }),
  );
  return new Map(cells);
}

const sorted = (sums: Map<string, bigint>) =>
  [...sums].map(([key, value]) => `${key} ${value}`).sort((one, other) => one.localeCompare(other));

const reports = [
  { rows: 'person', measures: ['hours', 'billableHours', 'lines'] },
  { rows: 'project', measures: ['hours', 'billableHours'] },
  { rows: 'activity', measures: ['hours'] },
  { rows: 'month', measures: ['hours', 'lines'] },
  { rows: 'day', measures: ['hours'] },
  { rows: 'kind', measures: ['lines'] },
  { rows: 'billable', measures: ['hours'] },
  { rows: 'person', columns: 'month', measures: ['hours'] },
  { rows: 'project', columns: 'activity', measures: ['hours'] },
  { rows: 'year,project,person', measures: ['hours', 'lines'] },
];
const values = [
  { rows: 'project', measures: ['amount'] },
  { rows: 'month', columns: 'kind', measures: ['amount'] },
];

for (const { email, shown } of [
  { email: 'admin@demo.test', shown: [...reports, ...values] },
  { email: 'employee@demo.test', shown: reports },
]) {
  test(`every figure of ${email} is the sum of the lines their time sheets list`, async ({ page }) => {
    await startSession(page, email);
    const query = `filter[workDate]=${span.from}..${span.to}&pageSize=all`;
    const { items } = await callApi<{ items: Line[] }>(page, 'GET', `/api/time/entries?${query}`);
    expect(items.length).toBeGreaterThan(100);
    for (const { rows, columns = '', measures } of shown as {
      rows: string;
      columns?: string;
      measures: string[];
    }[]) {
      const params = new URLSearchParams({ rows, columns, measures: measures.join(), ...span });
      const pivot = await callApi<Pivot>(page, 'GET', `/api/evaluations/pivots?${params}`);
      const dimensions = [...rows.split(','), ...(columns === '' ? [] : columns.split(','))];
      for (const measure of measures) {
        const name = `${rows} × ${columns}: ${measure}`;
        expect([name, ...sorted(told(pivot, measure))]).toEqual([
          name,
          ...sorted(recount(items, dimensions, measure)),
        ]);
      }
    }
  });
}

test('balances of every person’s year are those that time keeps', async ({ page }) => {
  await startSession(page, 'admin@demo.test');
  const people = await callApi<{ items: { id: string }[] }>(
    page,
    'GET',
    '/api/evaluations/period-reports/people',
  );
  expect(people.items.length).toBeGreaterThan(15);
  for (const { id } of people.items) {
    const query = `employeeId=${id}&year=${today().slice(0, 4)}`;
    const report = await callApi<YearReport>(page, 'GET', `/api/evaluations/period-reports/years?${query}`);
    const kept = await callApi<Kept>(page, 'GET', `/api/time/absences/balances?${query}`);
    const { balances } = report;
    expect({
      ...{ name: report.name, flexitime: balances.flexitimeSeconds, overtime: balances.overtimeSeconds },
      gifts: balances.holidays_seniority.restSeconds,
    }).toEqual({
      ...{ name: report.name, flexitime: kept.flexitime.balanceSeconds, overtime: kept.overtime.restSeconds },
      gifts: kept.holidays_seniority.restSeconds,
    });
    expect(kept.holidays).toMatchObject(balances.holidays);
  }
});
