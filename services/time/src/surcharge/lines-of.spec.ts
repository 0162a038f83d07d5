import type { SundayRule, SurchargeWindowView } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { linesOf } from './lines-of';

const night: SurchargeWindowView = {
  id: 'night',
  title: 'Nacht',
  percent: 25,
  dayKinds: ['weekday', 'saturday', 'sunday', 'holiday'],
  from: '23:00',
  to: '06:00',
  active: true,
};
const sunday: SurchargeWindowView = {
  ...night,
  ...{ id: 'sunday', title: 'Sonntag', percent: 50, dayKinds: ['sunday'], from: null, to: null },
};
const entry = {
  id: 'entry',
  employeeId: 'anna',
  timeZone: 'Europe/Zurich',
  seconds: 0,
  breakSeconds: 0,
  unitPrice: '80.0000',
  // Saturday 22:00 to Sunday 02:00.
  startAt: new Date('2026-11-21T21:00:00Z'),
  endAt: new Date('2026-11-22T01:00:00Z'),
};
const noHoliday = () => false;
const shown = (stacking: 'highest' | 'add', change: object = {}, sundayRule: SundayRule = 'midnight') =>
  linesOf({ ...entry, ...change }, { stacking, sundayRule, windows: [night, sunday] }, noHoliday).map(
    ({ title, workDate, seconds, amount }) => [title, workDate, seconds / 3600, amount],
  );

it('puts every added minute on a line of its own', () => {
  expect(shown('highest')).toEqual([
    ['Nacht', '2026-11-21', 1, '20.00'],
    ['Sonntag', '2026-11-22', 2, '80.00'],
  ]);
  expect(shown('add')).toEqual([
    ['Nacht', '2026-11-21', 1, '20.00'],
    ['Nacht', '2026-11-22', 2, '40.00'],
    ['Sonntag', '2026-11-22', 2, '80.00'],
  ]);
});

it('begins the Swiss Sunday on Saturday at 23:00', () => {
  expect(shown('highest', {}, 'zone')).toEqual([
    ['Sonntag', '2026-11-21', 1, '40.00'],
    ['Sonntag', '2026-11-22', 2, '80.00'],
  ]);
  expect(shown('highest', { timeZone: 'Europe/Berlin' }, 'zone')).toEqual(shown('highest'));
  expect(shown('highest', { timeZone: 'Europe/Berlin' }, 'evening')).toEqual(shown('highest', {}, 'zone'));
});

it('has none without times, without active windows', () => {
  expect(shown('add', { startAt: null })).toEqual([]);
  expect(
    linesOf(
      entry,
      { stacking: 'add', sundayRule: 'zone', windows: [{ ...night, active: false }] },
      noHoliday,
    ),
  ).toEqual([]);
});

it('never pays a surcharge on a break, nor takes one off that fits elsewhere', () => {
  expect(shown('highest', { breakSeconds: 3600 })).toEqual(shown('highest'));
  expect(shown('highest', { breakSeconds: 2 * 3600 }).map(([title, , hours]) => [title, hours])).toEqual([
    ['Nacht', 1],
    ['Sonntag', 1],
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 239 }), fc.constantFrom('highest', 'add'), (minutes, stacking) => {
      const settings = { stacking, sundayRule: 'zone', windows: [night, sunday] } as const;
      const lines = linesOf(
        { ...entry, breakSeconds: minutes * 60 },
        { ...settings, windows: [night, sunday] },
        noHoliday,
      );
      const worked = (240 - minutes) * 60;
      for (const key of stacking === 'add' ? ['night', 'sunday'] : [null]) {
        const own = lines.filter(({ windowId }) => key === null || windowId === key);
        expect(own.reduce((sum, { seconds }) => sum + seconds, 0)).toBeLessThanOrEqual(worked);
      }
    }),
  );
});
