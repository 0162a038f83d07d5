import type { EmploymentChanged } from '@jahrring/contracts-admin';
import { defaultAbsenceSettings, type AbsenceSettings } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { LedgerBook, bookDue, type BookRow } from './ledger-book';
import type { LedgerEntity } from './ledger.entity';

const hour = 3600;
const day = 8.4 * hour;
const week = [day, day, day, day, day, 0, 0];
/** Five weeks of a five-day week. */
const fiveWeeks = 25 * day;

const period = (validFrom: string, change: Partial<EmploymentChanged['periods'][number]> = {}) => ({
  ...{ validFrom, pensumPercent: 100, weekDays: 5 as const, dailySeconds: week },
  ...{ yearlyHolidaySeconds: fiveWeeks },
  ...change,
});

function person(change: Partial<EmploymentChanged> = {}): EmploymentChanged {
  return {
    employeeId: 'anna',
    startsOn: '2020-01-01',
    supervisors: [],
    allowedAbsences: null,
    allowedCompanyParts: null,
    averageDaySeconds: day,
    startHolidaySeconds: 0,
    startOvertimeSeconds: 0,
    periods: [period('2020-01-01')],
    corrections: [],
    ...change,
  };
}

interface Looked {
  employment?: Partial<EmploymentChanged>;
  settings?: Partial<AbsenceSettings>;
  today: string;
  year?: number;
  present?: readonly BookRow[];
}

/** The rows of a person once they are settled on a day; those that were there before first. */
function settled({ employment, settings, today, year, present = [] }: Looked): readonly BookRow[] {
  const book = new LedgerBook('anna', present as LedgerEntity[]);
  bookDue(book, person(employment), {
    settings: { ...defaultAbsenceSettings, version: 0, ...settings },
    ...{ country: 'CH', today, year: year ?? Number(today.slice(0, 4)) },
  });
  return book.rows();
}

const balance = (rows: readonly BookRow[], year: number, kind = 'holidays') =>
  rows
    .filter((row) => row.year === year && row.kind === kind)
    .reduce((total, { seconds }) => total + seconds, 0) / day;

/** Days by reference, of rows that book anything. */
const booked = (rows: readonly BookRow[]) =>
  Object.fromEntries(rows.map(({ reference, seconds }) => [reference, seconds / day]));

const taken = (bookedOn: string, days: number): BookRow => ({
  ...{ employeeId: 'anna', kind: 'holidays', source: 'taken', year: Number(bookedOn.slice(0, 4)), bookedOn },
  ...{ seconds: -days * day, absenceId: null, reference: `absence:${bookedOn}`, note: null },
});

describe('the year of holidays', () => {
  it('books the whole entitlement on 1 January, once', () => {
    const first = settled({ today: '2026-01-01' });
    expect(first).toHaveLength(1);
    expect(first[0]).toMatchObject({ source: 'entitlement', bookedOn: '2026-01-01', year: 2026 });
    expect(balance(first, 2026)).toBe(25);
    expect(settled({ today: '2026-12-31', present: first })).toEqual(first);
  });

  it('adds only the difference where the pensum changes later', () => {
    const first = settled({ today: '2026-03-01' });
    // Half the pensum from 1 July on: 184 of 365 days of it.
    const half = period('2026-07-01', {
      pensumPercent: 50,
      dailySeconds: week.map((seconds) => seconds / 2),
      yearlyHolidaySeconds: fiveWeeks / 2,
    });
    const after = settled({
      today: '2026-06-01',
      employment: { periods: [period('2020-01-01'), half] },
      present: first,
    });
    expect(after).toHaveLength(2);
    expect(balance(after, 2026)).toBeCloseTo((25 * 181 + 12.5 * 184) / 365, 4);
  });

  it.each([
    ['enters on 1 April', { startsOn: '2026-04-01', periods: [period('2026-04-01')] }, 275],
    ['leaves on 30 June', { endsOn: '2026-06-30' }, 181],
    ['is there for May alone', { startsOn: '2026-05-01', endsOn: '2026-05-31' }, 31],
  ])('gives who %s their part of the year', (_who, employment, days) => {
    expect(balance(settled({ today: '2026-01-15', employment }), 2026)).toBeCloseTo((25 * days) / 365, 4);
  });

  it('begins with the current year: what was before is what somebody brings along', () => {
    const rows = settled({ today: '2026-05-05', employment: { startHolidaySeconds: 3 * day } });
    expect(booked(rows)).toEqual({ start: 3, 'entitlement:2026': 25 });
    expect(rows.find(({ reference }) => reference === 'start')).toMatchObject({ bookedOn: '2026-01-01' });
  });

  it('books what somebody brings along who enters in a year to come on the day they enter', () => {
    const employment = {
      startsOn: '2027-04-01',
      startHolidaySeconds: 2 * day,
      startOvertimeSeconds: 5 * hour,
    };
    const rows = settled({ today: '2026-11-05', year: 2027, employment });
    const start = rows.filter(({ source }) => source === 'start');
    expect(start.map(({ kind, bookedOn, year, seconds }) => [kind, bookedOn, year, seconds])).toEqual([
      ['holidays', '2027-04-01', 2027, 2 * day],
      ['overtime', '2027-04-01', 2027, 5 * hour],
    ]);
  });
});

describe('the change of the year', () => {
  const closed = (settings: Partial<AbsenceSettings>, rest: number) => {
    const present = settled({ today: '2025-01-01' });
    const used = [...present, taken('2025-08-01', 25 - rest)];
    return settled({ today: '2026-01-01', settings, present: used });
  };

  it('takes the rest over, and leaves nothing behind', () => {
    const rows = closed({}, 7);
    expect(balance(rows, 2025)).toBe(0);
    expect(balance(rows, 2026)).toBe(32);
  });

  it('takes over no more days than the licence lets it; the others are lost', () => {
    const rows = closed({ carryMaxDays: 5 }, 7);
    expect(booked(rows)).toMatchObject({ 'carry:out:2025': -5, 'carry:limit:2025': -2, 'carry:in:2026': 5 });
    expect(balance(rows, 2025)).toBe(0);
    expect(balance(rows, 2026)).toBe(30);
  });

  it('takes a debt over whole, whatever the limit', () => {
    const rows = closed({ carryMaxDays: 0 }, -3);
    expect(balance(rows, 2025)).toBe(0);
    expect(balance(rows, 2026)).toBe(22);
  });

  it('follows what is entered late for the closed year', () => {
    const before = closed({ carryMaxDays: 5 }, 7);
    const after = settled({
      today: '2026-02-01',
      settings: { carryMaxDays: 5 },
      present: [...before, taken('2025-12-22', 4)],
    });
    expect(balance(after, 2025)).toBe(0);
    expect(balance(after, 2026)).toBe(28);
  });

  it('leaves the rest with who has left, to be paid out', () => {
    const rows = settled({
      today: '2026-01-10',
      employment: { endsOn: '2025-12-31' },
      present: [...settled({ today: '2025-01-01', employment: { endsOn: '2025-12-31' } })],
    });
    expect(balance(rows, 2025)).toBe(25);
    expect(balance(rows, 2026)).toBe(0);
  });

  it('closes the years between where nobody looked for a while', () => {
    const rows = settled({ today: '2028-03-01', present: settled({ today: '2025-01-01' }) });
    expect([2025, 2026, 2027].map((year) => balance(rows, year))).toEqual([0, 0, 0]);
    expect(balance(rows, 2028)).toBe(100);
  });

  it('looks ahead to a year that is to come', () => {
    const rows = settled({ today: '2026-11-01', year: 2027, present: settled({ today: '2026-01-01' }) });
    expect(balance(rows, 2026)).toBe(0);
    expect(balance(rows, 2027)).toBe(50);
  });
});

describe('what was carried over ends on its day', () => {
  const settings = { carryExpiresOn: '03-31' };
  const carried = (...takings: BookRow[]) => [
    ...settled({
      today: '2026-01-01',
      present: [...settled({ today: '2025-01-01' }), taken('2025-07-01', 19)],
    }),
    ...takings,
  ];

  it('is still there on that day, and gone the day after', () => {
    expect(balance(settled({ today: '2026-03-31', settings, present: carried() }), 2026)).toBe(31);
    expect(balance(settled({ today: '2026-04-01', settings, present: carried() }), 2026)).toBe(25);
  });

  it('is used up first: only what was not taken by then is lost', () => {
    const present = carried(taken('2026-03-31', 4), taken('2026-04-01', 3));
    const rows = settled({ today: '2026-04-02', settings, present });
    expect(booked(rows)).toMatchObject({ 'expiry:2026': -2 });
  });

  it('comes back where a taking before that day is entered late', () => {
    const after = settled({ today: '2026-04-02', settings, present: carried() });
    const late = settled({ today: '2026-04-20', settings, present: [...after, taken('2026-02-10', 5)] });
    expect(balance(late, 2026)).toBe(31 - 5 - 1);
  });

  it('loses nothing of who has taken more than was carried over', () => {
    const rows = settled({ today: '2026-05-01', settings, present: carried(taken('2026-02-10', 9)) });
    expect(booked(rows)).not.toHaveProperty('expiry:2026');
  });
});

describe('corrections and gifts', () => {
  const correction = (date: string, days: number, id = 'one') => ({
    ...{ id, kind: 'holidays' as const, date, seconds: days * day, reason: 'Abmachung' },
  });

  it('books a correction on its day with its reason', () => {
    const rows = settled({
      today: '2026-06-01',
      employment: { corrections: [correction('2026-02-03', -2)] },
    });
    expect(balance(rows, 2026)).toBe(23);
    expect(rows.find(({ source }) => source === 'correction')).toMatchObject({
      ...{ bookedOn: '2026-02-03', note: 'Abmachung', year: 2026 },
    });
  });

  it('takes a correction back by a row of its own where HR lowers it', () => {
    const present = settled({
      today: '2026-06-01',
      employment: { corrections: [correction('2026-02-03', 4)] },
    });
    const after = settled({
      today: '2026-06-02',
      employment: { corrections: [correction('2026-02-03', 1)] },
      present,
    });
    expect(after).toHaveLength(present.length + 1);
    expect(balance(after, 2026)).toBe(26);
  });

  it('puts what is paid out after the exit into the last year of the employment', () => {
    const employment = { endsOn: '2025-11-30', corrections: [correction('2026-01-15', -3)] };
    const present = settled({ today: '2025-01-01', employment: { endsOn: '2025-11-30' } });
    const rows = settled({ today: '2026-02-01', employment, present });
    expect(rows.find(({ source }) => source === 'correction')).toMatchObject({ year: 2025 });
  });

  const seniority = [
    { years: 5, days: 5 },
    { years: 10, days: 10 },
  ];

  it('gives days of seniority on the day the years are full, and not before', () => {
    const employment = { startsOn: '2021-06-15', periods: [period('2021-06-15')] };
    const given = (today: string) =>
      balance(settled({ today, employment, settings: { seniority } }), 2026, 'holidays_seniority');
    expect(given('2026-06-14')).toBe(0);
    expect(given('2026-06-15')).toBe(5);
  });

  it('gives who entered on 29 February theirs on 1 March', () => {
    const employment = { startsOn: '2020-02-29', periods: [period('2020-02-29')] };
    const rows = settled({ today: '2025-03-01', employment, settings: { seniority } });
    expect(rows.find(({ source }) => source === 'seniority')).toMatchObject({ bookedOn: '2025-03-01' });
    expect(
      settled({ today: '2025-02-28', employment, settings: { seniority } }).some(
        ({ source }) => source === 'seniority',
      ),
    ).toBe(false);
  });

  it('gives nothing for years that are full after the exit, nor for those before the book began', () => {
    const leaver = { startsOn: '2021-06-15', endsOn: '2026-06-14', periods: [period('2021-06-15')] };
    const gifts = (employment: Partial<EmploymentChanged>, today: string) =>
      settled({ today, employment, settings: { seniority } }).filter(({ source }) => source === 'seniority');
    expect(gifts(leaver, '2026-12-31')).toEqual([]);
    expect(gifts({ startsOn: '2019-01-01' }, '2026-05-01')).toEqual([]);
  });
});

describe('whatever happens', () => {
  const event = fc.record({
    on: fc.integer({ min: 0, max: 1000 }).map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10)),
    days: fc.integer({ min: 1, max: 12 }),
  }); // oxfmt-ignore
  const rules = fc.record({
    carryMaxDays: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
    carryExpiresOn: fc.option(fc.constantFrom('03-31', '06-30', '12-31'), { nil: null }),
  });

  it('a settled book stays as it is when it is settled again', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), rules, (events, settings) => {
        const present = [...settled({ today: '2024-01-01', settings })];
        const all = [...present, ...events.map(({ on, days }) => taken(on, days))];
        const once = settled({ today: '2026-09-30', settings, present: all });
        expect(settled({ today: '2026-09-30', settings, present: once })).toHaveLength(once.length);
      }),
      { numRuns: 30 },
    );
  });

  it('it makes no difference whether a book is settled every year or only at the end', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), rules, (events, settings) => {
        const takings = events.map(({ on, days }) => taken(on, days));
        const start = settled({ today: '2024-01-01', settings });
        const late = settled({ today: '2026-12-31', settings, present: [...start, ...takings] });
        let early = start;
        for (const today of ['2024-12-31', '2025-06-30', '2025-12-31', '2026-12-31']) {
          const known = takings.filter(({ bookedOn }) => bookedOn <= today && !early.some((row) => row.reference === `absence:${bookedOn}`));
          early = settled({ today, settings, present: [...early, ...known] });
        }
        const distinct = new Set(takings.map(({ bookedOn }) => bookedOn)).size === takings.length;
        fc.pre(distinct);
        for (const year of [2024, 2025, 2026]) expect(balance(early, year)).toBeCloseTo(balance(late, year), 6);
      }),
      { numRuns: 30 },
    ); // oxfmt-ignore
  });
});
