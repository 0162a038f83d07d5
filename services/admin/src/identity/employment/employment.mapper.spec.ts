import { aMembership } from '../../../test/a-member';
import type { EmploymentCorrectionEntity } from './employment-correction.entity';
import { toEmploymentEvent, toEmploymentView, toPensumPercent, toPeriodValues } from './employment.mapper';
import type { EmploymentPeriodEntity } from './employment-period.entity';

const hour = 3_600;
const moment = new Date('2026-11-01T08:00:00Z');

const aPeriod = (validFrom: string, change: Partial<EmploymentPeriodEntity> = {}) =>
  ({
    ...{ id: `from ${validFrom}`, version: 1, membershipId: 'm1', validFrom, pensumHundredths: 8_000 },
    ...{ weekDays: 5, dailySeconds: [8, 8, 8, 8, 0, 0, 0].map((hours) => hours * hour) },
    ...{ yearlyHolidaySeconds: 160 * hour, createdAt: moment, updatedAt: moment, deletedAt: null },
    ...change,
  }) as EmploymentPeriodEntity;

const aCorrection = (id: string, seconds: number, change: Partial<EmploymentCorrectionEntity> = {}) =>
  ({
    ...{
      id,
      kind: 'overtime',
      date: '2026-11-01',
      seconds,
      reason: 'Sturm',
      reversesId: null,
      createdAt: moment,
    },
    ...change,
  }) as EmploymentCorrectionEntity;

describe('the ledger of a person', () => {
  const member = aMembership({ startHolidaySeconds: 40 * hour, startOvertimeSeconds: -2 * hour });

  it('adds corrections to what they brought along, holidays and overtime apart', () => {
    const corrections = [
      aCorrection('c1', 5 * hour),
      aCorrection('c2', -hour),
      aCorrection('c3', -8 * hour, { kind: 'holidays' }),
    ];
    expect(toEmploymentView(member, { periods: [], corrections })).toMatchObject({
      holidays: { start: 40 * hour, corrections: -8 * hour, total: 32 * hour },
      overtime: { start: -2 * hour, corrections: 4 * hour, total: 2 * hour },
    });
  });

  it('shows a correction that was reversed with the one that reverses it; together they are nothing', () => {
    const corrections = [aCorrection('c1', 5 * hour), aCorrection('c2', -5 * hour, { reversesId: 'c1' })];
    const view = toEmploymentView(member, { periods: [], corrections });
    expect(view.corrections.map(({ id, reversed, reverses }) => [id, reversed, reverses])).toEqual([
      ['c1', true, null],
      ['c2', false, 'c1'],
    ]);
    expect(view.overtime).toEqual({ start: -2 * hour, corrections: 0, total: -2 * hour });
  });
});

describe('the target hours of a person', () => {
  it('hold until the day before the next ones begin, in whichever order they come', () => {
    const periods = [aPeriod('2027-03-01'), aPeriod('2026-01-01'), aPeriod('2026-07-01')];
    const view = toEmploymentView(aMembership(), { periods, corrections: [] });
    expect(view.periods.map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ['2026-01-01', '2026-06-30'],
      ['2026-07-01', '2027-02-28'],
      ['2027-03-01', null],
    ]);
  });

  it.each([100, 80, 33.33, 0.29, 57.5, 1.15])('keep a pensum of %d %% to the hundredth', (pensumPercent) => {
    const { pensumHundredths } = toPeriodValues({
      ...{ validFrom: '2026-01-01', weekDays: 5, dailySeconds: [], yearlyHolidaySeconds: 0 },
      pensumPercent,
    });
    expect(Number.isInteger(pensumHundredths)).toBe(true);
    expect(toPensumPercent(aPeriod('2026-01-01', { pensumHundredths }))).toBe(pensumPercent);
  });
});

describe('what other services hear of an employment', () => {
  const member = aMembership({ insuranceNumber: '756.9217.0769.85', supervisors: ['m2'], team: 'Nord' });
  const event = toEmploymentEvent(member, {
    periods: [aPeriod('2026-01-01')],
    corrections: [aCorrection('c1', hour)],
  });

  it('names the person by their employment, with hours and ledger', () => {
    expect(event).toMatchObject({
      ...{ employeeId: 'm1', team: 'Nord', supervisors: ['m2'] },
      periods: [{ validFrom: '2026-01-01', pensumPercent: 80, weekDays: 5 }],
      corrections: [{ id: 'c1', kind: 'overtime', seconds: hour }],
    });
  });

  it('holds neither their insurance number nor their address, nor who signs in as them', () => {
    const told = JSON.stringify(event);
    expect(told).not.toContain('756.');
    for (const field of ['insuranceNumber', 'addressId', 'userId', 'role', 'keys'])
      expect(told).not.toContain(field);
  });

  it('leaves out what is not known, rather than telling null', () => {
    const unknown = ['externalId', 'birthdate', 'startsOn', 'endsOn', 'companyPartId', 'rateCategoryId'];
    for (const field of [...unknown, 'recordingMethod']) expect(event).not.toHaveProperty(field);
    expect(toEmploymentEvent(aMembership(), { periods: [], corrections: [] }).supervisors).toEqual([]);
  });
});
