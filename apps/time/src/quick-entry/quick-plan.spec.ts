import { parseQuickEntry } from '@jahrring/contracts-time';
import { planQuickEntry, toEntries } from './quick-plan';
import { type QuickDefaults } from './plan-segment';

const project = { id: 'p', number: 'P241', title: 'Gohlgraben', status: 'PROG' };
const activity = { id: 'a', title: 'Holzen', articleNumber: null };
const defaults: QuickDefaults = {
  date: '2026-11-20',
  zone: 'Europe/Zurich',
  recent: { project, activity, from: null, to: null, lastUsed: '2026-11-19' },
  entries: [],
};
const plan = (
  line: string,
  change: Partial<QuickDefaults> = {},
  found?: Parameters<typeof planQuickEntry>[1],
) => planQuickEntry(parseQuickEntry(line, '2026-11-20'), found, { ...defaults, ...change });

describe('planQuickEntry', () => {
  it('takes project and activity of the last entry where the line names none', () => {
    const usual = plan('7-12, 13-1630');
    expect(usual).toMatchObject({ project, activity, totalSeconds: 8.5 * 3600, ready: true });
    expect(toEntries(usual, () => 'id')).toEqual([
      expect.objectContaining({
        from: '07:00',
        to: '12:00',
        projectId: 'p',
        activityId: 'a',
        source: 'quick',
      }),
      expect.objectContaining({ from: '13:00', to: '16:30' }),
    ]);
  });

  it('waits for what the line names', () => {
    expect(plan('7-12 @P9').ready).toBe(false);
    const other = { ...project, id: 'q' };
    expect(plan('7-12 @P9', {}, { project: other, activity: null, object: null })).toMatchObject({
      project: other,
      activity: null,
      ready: true,
    });
    expect(plan('7-12 #Unbekannt', {}, { project: null, activity: null, object: null }).ready).toBe(false);
  });

  it('takes the break off the longest stretch', () => {
    const entries = toEntries(plan('7-9, 10-16 Pause 30'), () => 'id');
    expect(entries.map((entry) => entry.breakSeconds)).toEqual([0, 1800]);
    expect(toEntries(plan('8h Pause 30'), () => 'id')[0]).toMatchObject({ seconds: 27_000, breakSeconds: 0 });
  });

  it('sees what the day holds already, and hours that do not exist', () => {
    const taken = [{ startAt: '2026-11-20T06:00:00.000Z', endAt: '2026-11-20T11:00:00.000Z' }];
    const entries = taken as unknown as QuickDefaults['entries'];
    expect(plan('11-13', { entries }).entries[0]?.problem).toBe('overlap');
    expect(plan('12-13', { entries }).ready).toBe(true);
    expect(plan('29.3.2026 230-6').entries[0]?.problem).toBe('clock');
  });

  it('takes a machine beside the hours, or an expense alone', () => {
    const object = {
      id: 'm',
      kind: 'machines' as const,
      title: 'Forwarder',
      articleNumber: null,
      unit: 'machine_hour' as const,
      counter: null,
    };
    const found = { project: null, activity: null, object };
    const both = plan('7-12 *Forwarder 4.5', {}, found);
    expect(both).toMatchObject({ ready: true, totalSeconds: 5 * 3600 });
    expect(toEntries(both, () => 'id')).toMatchObject([
      { from: '07:00', activityId: 'a' },
      {
        kind: 'machines',
        objectId: 'm',
        quantity: '4.5',
        unit: 'machine_hour',
        amount: null,
        projectId: 'p',
      },
    ]);
    const lunch = plan('45.50 CHF Mittagessen');
    expect(toEntries(lunch, () => 'id')).toMatchObject([
      { kind: 'expenses', objectId: null, amount: '45.50', quantity: null, comment: 'Mittagessen' },
    ]);
    expect(lunch.ready).toBe(true);
  });

  it('waits for the object, its quantity and, of an expense, its amount', () => {
    expect(plan('*Bagger 3').ready).toBe(false);
    const mileage = {
      id: 'k',
      kind: 'expenses' as const,
      title: 'Kilometer',
      articleNumber: null,
      unit: 'km' as const,
      counter: null,
    };
    const found = { project: null, activity: null, object: mileage };
    expect(plan('*Kilometer 30', {}, found)).toMatchObject({ ready: false, thing: { problem: 'amount' } });
    expect(plan('*Kilometer 30 21 CHF', {}, found).ready).toBe(true);
    expect(
      plan('*Forwarder 30 21 CHF', {}, { ...found, object: { ...mileage, kind: 'machines' } }).thing?.problem,
    ).toBe('quantity');
  });
});
