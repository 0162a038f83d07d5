import { addressChanged } from '@jahrring/contracts-addresses';
import { companyPartChanged, employeeChanged, employmentChanged } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { documentChanged } from '@jahrring/contracts-documents';
import type { FactLines, PivotView, SourceRows } from '@jahrring/contracts-evaluations';
import { rateCategoryChanged } from '@jahrring/contracts-inventory';
import { bookingChanged } from '@jahrring/contracts-planning';
import { projectChanged } from '@jahrring/contracts-projects';
import { absenceDaysChanged, entryChanged, entryMarked } from '@jahrring/contracts-time';
import { startTestService, testMember, type TestService } from '@jahrring/testing';
import { evaluationsService } from '../evaluations.service-definition';

const hour = 3600;
const days = 'from=2026-03-01&to=2026-03-31';
const monday = '2026-03-02';
const [employee, foreman, manager] = [testMember('employee'), testMember('foreman'), testMember('manager')];
const [swiss, german, running, planned, part] = [newId(), newId(), newId(), newId(), newId()];
const [category, marked, exported] = [newId(), newId(), newId()];

/** Expected groups of each dimension: key, label, seconds; lines without a key come last. */
const expected: [string, (string | null)[][]][] = [
  [
    'supervisor',
    [
      [foreman, 'Reto Moser', '2'],
      [null, null, '5'],
    ],
  ],
  [
    'companyPart',
    [
      [part, '10 Forst', '3'],
      [null, null, '4'],
    ],
  ],
  [
    'projectStatus',
    [
      ['PLAN', null, '4'],
      ['PROG', null, '3'],
    ],
  ],
  [
    'country',
    [
      ['CH', null, '3'],
      ['DE', null, '4'],
    ],
  ],
  [
    'rateCategory',
    [
      [category, 'Forstwarte', '2'],
      [null, null, '5'],
    ],
  ],
  [
    'confirmed',
    [
      ['false', null, '4'],
      ['true', null, '3'],
    ],
  ],
  [
    'exported',
    [
      ['false', null, '6'],
      ['true', null, '1'],
    ],
  ],
  ['businessYear', [['2025-07', null, '7']]],
];

describe('what figures are told apart by', () => {
  let app: TestService;

  beforeAll(async () => {
    app = await startTestService(evaluationsService);
    for (const [id, lastName] of [[employee, 'Egli'] as const, [foreman, 'Moser'] as const]) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: newId(), firstName: 'Reto', lastName, email: 'a@demo.test' },
        ...{ role: 'employee' as const, active: true },
      });
    }
    await app.deliver(employmentChanged, {
      // The first of the superiors is the one that figures are told under.
      ...{ employeeId: employee, supervisors: [foreman, manager], allowedAbsences: null, periods: [] },
      rateCategoryId: category,
      ...{ allowedCompanyParts: null, averageDaySeconds: 0, corrections: [] },
      ...{ startHolidaySeconds: 0, startOvertimeSeconds: 0 },
    });
    await app.deliver(rateCategoryChanged, {
      ...{ id: category, title: 'Forstwarte', active: true, deleted: false, rates: [] },
    });
    await app.deliver(companyPartChanged, {
      ...{ id: part, number: '10', title: 'Forst', active: true, deleted: false },
    });
    for (const [id, country] of [[swiss, 'CH'] as const, [german, 'DE'] as const]) {
      await app.deliver(addressChanged, {
        ...{ id, name: country, zip: '3000', city: 'Bern', country, external: false, deleted: false },
      });
    }
    for (const [id, status, addressId] of [
      [running, 'PROG', swiss] as const,
      [planned, 'PLAN', german] as const,
    ]) {
      await app.deliver(projectChanged, {
        ...{
          id,
          number: status,
          title: 'Auftrag',
          status,
          addressId,
          assignedEmployeeIds: [],
          deleted: false,
        },
      });
      await app.deliver(documentChanged, {
        ...{ id: newId(), type: 'bill', status: 'CHRG', number: status, title: 'Rechnung', projectId: id },
        ...{ documentDate: monday, addressId, total: '100.00', net: '100.00', deleted: false },
        ...(addressId === german ? { currency: 'EUR', exchangeRate: '0.95' } : { currency: 'CHF' as const }),
      });
    }
    const line = (
      employeeId: string,
      projectId: string,
      hours: number,
      companyPartId?: string,
      id = newId(),
    ) =>
      app.deliver(entryChanged, {
        ...{ id, employeeId, projectId, workDate: monday, seconds: hours * hour, billable: true },
        ...{ deleted: false, ...(companyPartId ? { companyPartId } : {}) },
      });
    const mark = (id: string, confirmed: boolean, isExported: boolean, second: number) =>
      app.deliver(
        entryMarked,
        { id, confirmed, exported: isExported },
        { occurredAt: new Date(Date.UTC(2026, 2, 3, 8, 0, second)) },
      );
    // One is told of before its line is, and of one an older mark comes late.
    await mark(marked, true, false, 1);
    await line(employee, running, 2, part, marked);
    await line(foreman, running, 1, part, exported);
    await mark(exported, true, true, 3);
    await mark(exported, false, false, 2);
    await line(foreman, planned, 4);
    await app.deliver(absenceDaysChanged, {
      ...{ id: newId(), employeeId: employee, type: 'illness', state: 'approved', deleted: false },
      days: [{ date: monday, seconds: 8 * hour, halfDays: 2 }],
    });
    await app.deliver(bookingChanged, {
      ...{ id: newId(), resourceId: employee, projectId: running, firstDay: monday, lastDay: monday },
      ...{ part: 'full' as const, from: null, to: null, share: 100, status: 'planned' as const },
      deleted: false,
    });
  });
  afterAll(() => app.close());

  const get = async <T>(path: string): Promise<T> => {
    const { status, body, text } = await app.as('admin').get(`/api/evaluations/${path}&${days}`);
    if (status !== 200) throw new Error(text);
    return body as T;
  };
  const sumsOf = ({ rows }: PivotView, unit = 1) =>
    rows
      .map(({ keys, labels, values }) => [
        keys[0] ?? null,
        labels[0] ?? null,
        String(Number(values[0]) / unit),
      ])
      .toSorted(([one], [other]) => (one ?? 'zz').localeCompare(other ?? 'zz'));

  it.each(expected)('%s: hours, and the lines of each', async (dimension, sums) => {
    expect(sumsOf(await get(`pivots?rows=${dimension}&measures=hours&yearStart=7`), hour)).toEqual(sums);
    if (dimension === 'businessYear') return;
    for (const [key, , hours] of sums) {
      const filter = key === null ? `filter[without]=${dimension}` : `filter[${dimension}]=${key}`;
      const { items } = await get<FactLines>(`lines?${filter}`);
      expect(items.reduce((sum, { seconds }) => sum + seconds / hour, 0)).toBe(Number(hours));
    }
  });

  it('currency and country of documents, in the licence’s currency', async () => {
    const asked = 'pivots?source=documents&measures=revenue&rows';
    expect(sumsOf(await get(`${asked}=currency`))).toEqual([
      ['CHF', 'CHF', '100'],
      ['EUR', 'EUR', '95'],
    ]);
    expect(sumsOf(await get(`${asked}=country`))).toEqual([
      ['CH', null, '100'],
      ['DE', null, '95'],
    ]);
    expect(sumsOf(await get(`${asked}=projectStatus`))).toEqual([
      ['PLAN', null, '95'],
      ['PROG', null, '100'],
    ]);
    for (const filter of ['currency]=EUR', 'country]=DE', 'projectStatus]=PLAN'])
      expect((await get<SourceRows>(`rows?source=documents&filter[${filter}`)).total).toBe(1);
  });

  it('superiors of who was away and of who is booked', async () => {
    const away = await get<PivotView>('pivots?source=absences&rows=supervisor&measures=absentDays');
    expect(sumsOf(away)).toEqual([[foreman, 'Reto Moser', '1']]);
    const rows = (filter: string) => get<SourceRows>(`rows?source=absences&filter[${filter}`);
    expect((await rows(`supervisor]=${foreman}`)).total).toBe(1);
    expect((await rows('without]=supervisor')).total).toBe(0);
    const booked = await get<PivotView>('pivots?source=plan&rows=supervisor&measures=plannedDays');
    expect(sumsOf(booked)).toEqual([[foreman, 'Reto Moser', '1']]);
    expect((await get<SourceRows>(`rows?source=plan&filter[supervisor]=${manager}`)).total).toBe(0);
  });

  it('are named in files', async () => {
    const csv = async (query: string) => {
      const { text } = await app.as('admin').get(`/api/evaluations/pivots/files/csv?${query}&${days}`);
      return text;
    };
    expect(await csv('rows=country&measures=hours')).toContain('Deutschland');
    expect(await csv('rows=projectStatus&measures=hours')).toContain('In Planung');
    expect(await csv('rows=supervisor&measures=hours')).toContain('Reto Moser');
    expect(await csv('rows=confirmed,exported&measures=hours')).toContain('bestätigt;nicht exportiert;2');
    expect(await csv('rows=businessYear&measures=hours&yearStart=7')).toContain('2025/26');
    expect(await csv('rows=businessYear&measures=hours')).toContain('2026;7');
  });
});
