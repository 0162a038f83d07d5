import { addDays, weekdayOf } from '@jahrring/contracts-common';
import { defaultAbsenceSettings, type UpdateAbsenceSettings } from '@jahrring/contracts-time';
import fc from 'fast-check';
import { countryOf, holidaysOf } from './licence-holidays';
import { publicHolidays, regionsOf, type Country, type PublicHolidays } from './public-holidays';

let calendar: PublicHolidays;
beforeAll(async () => {
  calendar = await publicHolidays();
});

/** Days of a year as `MM-DD`, the afternoons with a `½`; Sundays are free anyway and left out. */
const daysOf = (country: Country, region: string | null, year: number): string[] =>
  calendar(country, region, year)
    .filter(({ date }) => weekdayOf(date) !== 7)
    .map(({ date, halves }) => `${date.slice(5)}${halves === 1 ? '½' : ''}`);

/** Easter Sunday by the table of the years that the tests use. */
const easters: Readonly<Record<number, string>> = {
  2023: '2023-04-09',
  2024: '2024-03-31',
  2025: '2025-04-20',
  2026: '2026-04-05',
  2027: '2027-03-28',
  2028: '2028-04-16',
};
const years = Object.keys(easters).map(Number);

describe('public holidays in Switzerland', () => {
  const cases: [string, string[]][] = [
    ['ZH', ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '08-01', '12-25', '12-26']],
    ['BE', ['01-01', '01-02', '04-03', '04-06', '05-14', '05-25', '08-01', '12-25', '12-26']],
    // Ruhetagsgesetz of Glarus (GS IX B/21/1, art. 2), 1 November being a Sunday.
    ['GL', ['01-01', '04-03', '04-06', '04-09', '05-14', '05-25', '08-01', '12-25', '12-26']],
    ['VD', ['01-01', '01-02', '04-03', '04-06', '05-14', '05-25', '08-01', '09-21', '12-25']],
    ['GE', ['01-01', '04-03', '04-06', '05-14', '05-25', '08-01', '09-10', '12-25', '12-31']],
    ['VS', ['01-01', '03-19', '05-14', '06-04', '08-01', '08-15', '12-08', '12-25']],
    ['NE', ['01-01', '04-03', '05-01', '05-14', '08-01', '12-25']],
    [
      'TI',
      [
        ...['01-01', '01-06', '03-19', '04-06', '05-01', '05-14', '05-25', '06-04', '06-29', '08-01', '08-15'],
        ...['12-08', '12-25', '12-26'],
      ],
    ],
    ['JU', ['01-01', '01-02', '04-03', '04-06', '05-01', '05-14', '05-25', '06-04', '06-23', '08-01', '08-15', '12-25']],
  ]; // oxfmt-ignore

  it.each(cases)('canton %s keeps the days of its law in 2026', (canton, days) => {
    expect(daysOf('CH', canton, 2026)).toEqual(days);
  });

  it('gives Solothurn the afternoon of 1 May only', () => {
    expect(daysOf('CH', 'SO', 2026)).toContain('05-01½');
    expect(daysOf('CH', 'AG', 2026)).toContain('05-01');
    expect(daysOf('CH', 'BE', 2026)).not.toContain('05-01');
  });

  it.each([
    [2012, '04-12'],
    [2015, '04-09'],
    [2021, '04-08'],
    [2023, '04-13'],
    [2024, '04-04'],
    [2026, '04-09'],
    [2027, '04-01'],
  ])('in %i Glarus goes to Näfels on the first Thursday of April, a week later in Holy Week', (year, day) => {
    const fahrt = calendar('CH', 'GL', year).filter(({ name }) => name === 'Näfelser Fahrt');
    expect(fahrt.map(({ date }) => date.slice(5))).toEqual([day]);
  });

  it('gives Neuchâtel the day after where New Year or Christmas is a Sunday, and only then', () => {
    expect(daysOf('CH', 'NE', 2022)).toContain('12-26');
    expect(daysOf('CH', 'NE', 2023)).toContain('01-02');
    expect(daysOf('CH', 'NE', 2026)).not.toContain('01-02');
    expect(daysOf('CH', 'NE', 2026)).not.toContain('12-26');
  });

  it('keeps the National Day everywhere, and no day of one canton in the whole country', async () => {
    const cantons = await regionsOf('CH');
    expect(cantons).toHaveLength(26);
    for (const { code } of cantons) expect(daysOf('CH', code, 2026)).toContain('08-01');
    for (const day of ['01-06', '03-19', '06-29', '09-10', '09-21', '12-08']) {
      expect(daysOf('CH', null, 2026)).not.toContain(day);
    }
  });
});

describe('public holidays in Germany and Austria', () => {
  it.each([
    ['BY', ['01-06', '06-04', '11-01']],
    ['SN', ['10-31', '11-18']],
    ['SL', ['06-04', '08-15', '11-01']],
    ['HH', ['10-31']],
    ['BE', ['03-08']],
  ])('Bundesland %s adds its own to the nine of all', (state, own) => {
    const everywhere = ['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'];
    expect(daysOf('DE', null, 2026)).toEqual(everywhere);
    const added = daysOf('DE', state, 2026).filter((day) => !everywhere.includes(day));
    const onSundays = calendar('DE', state, 2026)
      .filter(({ date }) => weekdayOf(date) === 7)
      .map(({ date }) => date.slice(5));
    expect([...added, ...onSundays].toSorted()).toEqual([...own].toSorted());
  });

  it('knows no Good Friday in Austria, but its thirteen days', () => {
    const days = calendar('AT', null, 2026).map(({ date }) => date.slice(5));
    expect(days).toEqual([
      ...['01-01', '01-06', '04-06', '05-01', '05-14', '05-25', '06-04', '08-15', '10-26', '11-01'],
      ...['12-08', '12-25', '12-26'],
    ]);
  });
});

describe('every calendar', () => {
  const where = fc.constantFrom<[Country, string | null]>(
    ...(['ZH', 'BE', 'GL', 'NE', 'VS', 'TI', 'GE', null] as const).map((canton): [Country, string | null] => ['CH', canton]),
    ...(['BY', 'SN', 'TH', null] as const).map((state): [Country, string | null] => ['DE', state]),
    ['AT', null],
  ); // oxfmt-ignore

  it('has days of its year alone, ascending, and follows Easter', () => {
    fc.assert(
      fc.property(where, fc.constantFrom(...years), ([country, region], year) => {
        const dates = calendar(country, region, year).map(({ date }) => date);
        expect(dates).toEqual([...dates].toSorted());
        expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
        expect(dates).toContain(addDays(easters[year] ?? '', 39));
      }),
      { numRuns: 40 },
    );
  });
});

describe('public holidays of a licence', () => {
  const licence = (change: Partial<UpdateAbsenceSettings>): Map<string, string> => {
    const settings = { ...defaultAbsenceSettings, ...change };
    const days = holidaysOf(calendar, settings, 'Europe/Zurich', 2026);
    return new Map([...days].map(([date, { name, halves }]) => [date, `${name} ${halves}`]));
  };

  it('adds days of its own, halves others, and works on some', () => {
    const days = licence({
      region: 'ZH',
      holidays: [
        { date: '2026-09-14', name: 'Knabenschiessen', halves: 1 },
        { date: '2026-05-01', name: 'Tag der Arbeit', halves: 0 },
        { date: '2026-12-26', name: 'Stephanstag', halves: 1 },
      ],
    });
    expect(days.get('2026-09-14')).toBe('Knabenschiessen 1');
    expect(days.has('2026-05-01')).toBe(false);
    expect(days.get('2026-12-26')).toBe('Stephanstag 1');
  });

  it('lets the last word on a day hold, and leaves other years alone', () => {
    const days = licence({
      holidays: [
        { date: '2026-12-24', name: 'Heiligabend', halves: 2 },
        { date: '2026-12-24', name: 'Heiligabend', halves: 1 },
        { date: '2027-12-24', name: 'Heiligabend', halves: 2 },
        { date: '2025-08-01', name: 'Bundesfeiertag', halves: 0 },
      ],
    });
    expect(days.get('2026-12-24')).toBe('Heiligabend 1');
    expect(days.has('2027-12-24')).toBe(false);
    expect(days.has('2026-08-01')).toBe(true);
  });

  it('never changes the calendar that others share', () => {
    licence({ holidays: [{ date: '2026-08-01', name: 'Bundesfeiertag', halves: 0 }] });
    expect(licence({}).has('2026-08-01')).toBe(true);
  });

  it.each([
    ['zone', 'Europe/Zurich', 'CH'],
    ['zone', 'Europe/Vienna', 'AT'],
    ['zone', 'Europe/Berlin', 'DE'],
    ['AT', 'Europe/Zurich', 'AT'],
  ] as const)('takes the country %s in %s as %s', (country, zone, found) => {
    expect(countryOf({ country }, zone)).toBe(found);
  });
});
