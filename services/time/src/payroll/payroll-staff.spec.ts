import { isHourlyPaid, leftOutReason, type Member } from './payroll-staff';

const november = { from: '2026-11-01', to: '2026-11-30' };
const period = (validFrom: string, seconds: number) => ({
  validFrom,
  pensumPercent: 100,
  weekDays: 5 as const,
  dailySeconds: [seconds, seconds, seconds, seconds, seconds, 0, 0],
  yearlyHolidaySeconds: 0,
});
const fullTime = { periods: [period('2020-01-01', 30_240)] };
const member = (change: Partial<Member> = {}): Member => ({
  role: 'employee',
  active: true,
  employment: fullTime,
  ...change,
});

describe('who goes to payroll', () => {
  const rows: [string, Member, boolean, ReturnType<typeof leftOutReason>][] = [
    ['somebody employed', member(), false, null],
    ['somebody employed who recorded nothing', member({ role: 'manager' }), false, null],
    ['a customer', member({ role: 'customer', employment: null }), false, 'role'],
    ['a guest who has recorded', member({ role: 'guest', employment: null }), true, 'role'],
    ['a developer', member({ role: 'developer', employment: { periods: [] } }), false, 'role'],
    ['a translator', member({ role: 'translator', employment: null }), false, 'role'],
    ['somebody blocked', member({ role: 'blocked' }), false, 'deactivated'],
    ['an owner without HR data', member({ role: 'admin', employment: null }), false, 'noEmployment'],
    ['an owner without HR data who recorded', member({ role: 'admin', employment: null }), true, null],
    ['only a personnel number', member({ employment: { periods: [], externalId: '7' } }), false, null],
    [
      'enters next month',
      member({ employment: { ...fullTime, startsOn: '2026-12-01' } }),
      true,
      'notEmployed',
    ],
    ['enters on the last day', member({ employment: { ...fullTime, startsOn: '2026-11-30' } }), false, null],
    ['left last month', member({ employment: { ...fullTime, endsOn: '2026-10-31' } }), true, 'notEmployed'],
    ['left on the first day', member({ employment: { ...fullTime, endsOn: '2026-11-01' } }), false, null],
    [
      'left this month, switched off after it',
      member({ active: false, employment: { ...fullTime, endsOn: '2026-11-13' } }),
      false,
      null,
    ],
    ['switched off after the month they worked in', member({ active: false }), true, null],
    ['switched off, without a day of leaving or work', member({ active: false }), false, 'deactivated'],
    ['made a guest after the month they worked in', member({ role: 'guest' }), true, null],
  ];
  it.each(rows)('%s', (_title, who, recorded, reason) => {
    expect(leftOutReason(who, november, recorded)).toBe(reason);
  });
});

it('is paid by the hour who has target hours of zero for the whole span', () => {
  const until = (...periods: ReturnType<typeof period>[]) => isHourlyPaid({ periods }, november);
  expect(until(period('2020-01-01', 0))).toBe(true);
  expect(until(period('2020-01-01', 30_240), period('2026-11-01', 0))).toBe(true);
  expect(until(period('2020-01-01', 0), period('2026-11-16', 30_240))).toBe(false);
  expect(until()).toBe(false);
});
