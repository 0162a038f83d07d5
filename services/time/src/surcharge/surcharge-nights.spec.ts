import type { SundayRule, SurchargeWindowView } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { linesOf } from './lines-of';

const hour = 3600;
const zone = 'Europe/Zurich';
const aWindow = (id: string, percent: number, change: Partial<SurchargeWindowView> = {}): SurchargeWindowView => ({
  ...{ id, title: id, percent, dayKinds: ['weekday', 'saturday', 'sunday', 'holiday'] },
  ...{ from: null, to: null, active: true },
  ...change,
}); // oxfmt-ignore
const night = aWindow('night', 25, { from: '23:00', to: '06:00' });
const evening = aWindow('evening', 10, { from: '20:00', to: '23:00', dayKinds: ['weekday'] });
const sunday = aWindow('sunday', 50, { dayKinds: ['sunday'] });
const holiday = aWindow('holiday', 100, { dayKinds: ['holiday'] });
const saturday = aWindow('saturday', 30, { from: '13:00', to: '00:00', dayKinds: ['saturday'] });
const windows = [night, evening, sunday, holiday, saturday];

interface Shift {
  from: string;
  to: string;
  breakHours?: number;
  price?: string;
  holidays?: string[];
  rule?: SundayRule;
  stacking?: 'highest' | 'add';
  only?: SurchargeWindowView[];
}

/** The lines of a shift as `window date hours amount`. */
function surcharges({
  from,
  to,
  breakHours = 0,
  price = '40.0000',
  holidays = [],
  ...shift
}: Shift): string[] {
  const { rule: sundayRule = 'midnight', stacking = 'highest', only = windows } = shift;
  const [startAt, endAt] = [new Date(from), new Date(to)];
  const entry = {
    ...{ id: 'entry', employeeId: 'anna', timeZone: zone, startAt, endAt, unitPrice: price },
    ...{ seconds: 0, breakSeconds: breakHours * hour },
  };
  return linesOf(entry, { windows: only, stacking, sundayRule }, (date) => holidays.includes(date)).map(
    ({ windowId, workDate, seconds, amount }) => `${windowId} ${workDate} ${seconds / hour} ${amount}`,
  );
}

describe('a shift through the night', () => {
  it('has the evening, the night before and the night after midnight on their own days', () => {
    expect(surcharges({ from: '2026-11-17T18:00+01:00', to: '2026-11-18T07:00+01:00' })).toEqual([
      'evening 2026-11-17 3 12.00',
      'night 2026-11-17 1 10.00',
      'night 2026-11-18 6 60.00',
    ]);
  });

  it('is an hour shorter in spring and an hour longer in autumn', () => {
    const only = [night];
    expect(surcharges({ only, from: '2026-03-28T23:00+01:00', to: '2026-03-29T06:00+02:00' })).toEqual([
      'night 2026-03-28 1 10.00',
      'night 2026-03-29 5 50.00',
    ]);
    expect(surcharges({ only, from: '2026-10-24T23:00+02:00', to: '2026-10-25T06:00+01:00' })).toEqual([
      'night 2026-10-24 1 10.00',
      'night 2026-10-25 7 70.00',
    ]);
  });

  it('ends at its end to the minute', () => {
    expect(
      surcharges({ from: '2026-11-18T05:59+01:00', to: '2026-11-18T06:00+01:00', price: '60.0000' }),
    ).toEqual([`night 2026-11-18 ${1 / 60} 0.25`]);
    expect(surcharges({ from: '2026-11-18T06:00+01:00', to: '2026-11-18T20:00+01:00' })).toEqual([]);
  });
});

describe('Sundays and public holidays', () => {
  it('count from midnight to midnight, the night of the days around them as a night', () => {
    expect(surcharges({ from: '2026-11-21T22:00+01:00', to: '2026-11-23T01:00+01:00' })).toEqual([
      'saturday 2026-11-21 2 24.00',
      'sunday 2026-11-22 24 480.00',
      'night 2026-11-23 1 10.00',
    ]);
  });

  it('count from the evening before to their own where the law has it so', () => {
    expect(
      surcharges({ rule: 'evening', from: '2026-11-21T22:00+01:00', to: '2026-11-23T01:00+01:00' }),
    ).toEqual([
      'saturday 2026-11-21 1 12.00',
      'sunday 2026-11-21 1 20.00',
      'sunday 2026-11-22 23 460.00',
      'night 2026-11-22 1 10.00',
      'night 2026-11-23 1 10.00',
    ]);
  });

  it('are a public holiday where one falls on a Sunday or a Saturday', () => {
    const holidays = ['2026-08-01', '2026-11-22'];
    expect(surcharges({ holidays, from: '2026-08-01T14:00+02:00', to: '2026-08-01T16:00+02:00' })).toEqual([
      'holiday 2026-08-01 2 80.00',
    ]);
    expect(surcharges({ holidays, from: '2026-11-22T10:00+01:00', to: '2026-11-22T12:00+01:00' })).toEqual([
      'holiday 2026-11-22 2 80.00',
    ]);
  });

  it('give the highest at once, or all of them', () => {
    const shift = { from: '2026-11-22T22:00+01:00', to: '2026-11-23T00:00+01:00', only: [sunday, night] };
    expect(surcharges(shift)).toEqual(['sunday 2026-11-22 2 40.00']);
    expect(surcharges({ ...shift, stacking: 'add' })).toEqual([
      'sunday 2026-11-22 2 40.00',
      'night 2026-11-22 1 10.00',
    ]);
  });
});

describe('the amount', () => {
  const hourOfNight = { from: '2026-11-18T00:00+01:00', to: '2026-11-18T01:00+01:00' };

  it('is rounded half up to the hundredth, from the exact price', () => {
    expect(surcharges({ ...hourOfNight, price: '0.0200' })).toEqual(['night 2026-11-18 1 0.01']);
    expect(surcharges({ ...hourOfNight, price: '33.3333' })).toEqual(['night 2026-11-18 1 8.33']);
    expect(surcharges({ ...hourOfNight, price: '0.0000' })).toEqual(['night 2026-11-18 1 0.00']);
  });

  it('is none of a break that fills the night: it lies where no surcharge is first', () => {
    // Eight hours of which one is night; a break of seven can lie outside of it.
    const shift = { from: '2026-11-18T05:00+01:00', to: '2026-11-18T13:00+01:00', only: [night] };
    expect(surcharges({ ...shift, breakHours: 7 })).toEqual(['night 2026-11-18 1 10.00']);
    expect(surcharges({ ...shift, breakHours: 7.5 })).toEqual(['night 2026-11-18 0.5 5.00']);
  });
});

it('under the highest, no minute is paid twice, and none beyond the time that was worked', () => {
  const minutes = fc.integer({ min: 1, max: 24 * 60 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 365 * 24 * 60 }), minutes, fc.nat(), fc.constantFrom<SundayRule>('midnight', 'evening'), (start, length, rest, sundayRule) => {
      const startAt = new Date(Date.UTC(2026, 0, 1) + start * 60_000);
      const endAt = new Date(startAt.getTime() + length * 60_000);
      const breakSeconds = (rest % length) * 60;
      const entry = { id: 'entry', employeeId: 'anna', timeZone: zone, startAt, endAt, seconds: 0, breakSeconds, unitPrice: '40' };
      const lines = linesOf(entry, { windows, stacking: 'highest', sundayRule }, (date) => date.endsWith('-01'));
      const sum = lines.reduce((total, { seconds }) => total + seconds, 0);
      expect(sum).toBeLessThanOrEqual(length * 60 - breakSeconds);
      lines.slice(1).forEach((line, index) => expect(line.startAt.getTime()).toBeGreaterThanOrEqual(lines[index]?.endAt.getTime() ?? 0));
      for (const line of lines) {
        expect(line.startAt >= startAt && line.endAt <= endAt).toBe(true);
        expect(line.endAt.getTime() - line.startAt.getTime()).toBe(line.seconds * 1000);
      }
    }),
  ); // oxfmt-ignore
});
