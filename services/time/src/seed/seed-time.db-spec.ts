import { addDays, type ListQuery, parseSort, weekdayOf } from '@jahrring/contracts-common';
import { demoLicences, demoMachines, demoPeople } from '@jahrring/demo';
import { FixedClock, systemContext } from '@jahrring/service-kit';
import { startTestService, type TestService } from '@jahrring/testing';
import { entryColumns } from '../entry-record/entry.columns';
import { EntryRepository } from '../entry-record/entry.repository';
import { timeService } from '../time.service-definition';

const today = '2026-11-20';
const everything: ListQuery = { page: 1, pageSize: 'all', sort: parseSort('workDate'), filter: {} };

describe('the demo year', () => {
  let app: TestService;
  beforeAll(async () => {
    app = await startTestService(timeService, {
      demo: true,
      clock: new FixedClock(new Date(`${today}T09:00:00.000Z`)),
    });
  });
  afterAll(() => app.close());

  const read = (licenceId: string) =>
    app.get(EntryRepository).list(systemContext({ licenceId }), everything, entryColumns);

  it('is a year of working days of everybody in the forest, ending yesterday', async () => {
    const { items, total } = await read(demoLicences.bergwald.id);
    expect(total).toBeGreaterThan(6500);
    expect(new Set(items.map((entry) => weekdayOf(entry.workDate) <= 5))).toEqual(new Set([true]));
    expect([items[0]?.workDate, items.at(-1)?.workDate]).toEqual([addDays(today, -365), addDays(today, -1)]);
    expect(new Set(items.map((entry) => entry.employeeId)).size).toBeGreaterThan(10);
    expect(items.every((entry) => entry.names?.projectNumber && entry.names.employeeName)).toBe(true);
    const employee = demoPeople.find((person) => person.email === 'employee@demo.test');
    expect(items.some((entry) => entry.employeeId === employee?.employeeId)).toBe(true);
  });

  it('has no overlap', async () => {
    const { items } = await read(demoLicences.bergwald.id);
    const hours = items.filter((entry) => entry.kind === 'hours');
    const keys = hours.map((entry) => `${entry.employeeId} ${entry.startAt?.toISOString()}`);
    expect(new Set(keys).size).toBe(hours.length);
  });

  it('has machine hours whose counters follow on each other, material and expenses', async () => {
    const { items } = await read(demoLicences.bergwald.id);
    for (const kind of ['machines', 'vehicles', 'plants', 'material', 'expenses', 'externals']) {
      expect(items.filter((entry) => entry.kind === kind).length).toBeGreaterThan(5);
    }
    const [machine] = demoMachines;
    const used = items.filter((entry) => entry.objectId === machine?.id);
    const readings = used.map(
      ({ counterFrom, counterTo }) => [Number(counterFrom), Number(counterTo)] as const,
    );
    readings.sort((a, b) => a[0] - b[0]);
    expect(readings.at(-1)?.[1]).toBe(machine?.counter);
    readings.slice(1).forEach(([from], index) => expect(from).toBe(readings[index]?.[1]));
  });

  it('has a little of the other licence', async () => {
    const { total } = await read(demoLicences.muster.id);
    expect(total).toBeGreaterThan(100);
  });
});
