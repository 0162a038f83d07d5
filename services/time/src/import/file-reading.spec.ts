import { durationUnitOf } from './duration-unit';
import { originOf, proposeByValues, proposeColumns, seemsToBeTitles } from './import-columns';
import { localMoment } from './local-cells';
import type { ImportRow } from './plan.types';

const rows = (...cells: ImportRow['cells'][]): ImportRow[] =>
  cells.map((one, line) => ({ line, cells: one }));

describe('what whole numbers of durations count', () => {
  it('is told by the times beside them', () => {
    expect(durationUnitOf(rows({ duration: '300', from: '07:00', to: '12:00' }))).toBe('minutes');
    expect(durationUnitOf(rows({ duration: '5', from: '07:00', to: '12:00' }))).toBe('hours');
    expect(durationUnitOf(rows({ duration: '18000', from: '07:00', to: '12:00' }))).toBe('seconds');
  });

  it('is told over midnight, and with a break that the duration lacks', () => {
    expect(durationUnitOf(rows({ duration: '450', from: '22:00', to: '06:00' }))).toBe('minutes');
  });

  it('is not told by lines that last nothing', () => {
    expect(durationUnitOf(rows({ duration: '0', from: '07:00', to: '12:00' }))).toBeUndefined();
    expect(durationUnitOf(rows({ duration: '5', from: '07:00', to: '07:00' }))).toBeUndefined();
  });

  it('is what a day can hold where no times are there', () => {
    expect(durationUnitOf(rows({ duration: '8' }, { duration: '24' }))).toBeUndefined();
    expect(durationUnitOf(rows({ duration: '8' }, { duration: '25' }))).toBe('minutes');
    expect(durationUnitOf(rows({ duration: '8' }, { duration: '1441' }))).toBe('seconds');
    expect(durationUnitOf(rows({ duration: '7.5' }, { duration: '1:30' }))).toBeUndefined();
  });
});

describe('whose export a file is', () => {
  it.each([
    ['kimai', ['Date', 'From', 'To', 'Duration', 'User', 'Customer', 'Project', 'Activity', 'Description']],
    [
      'toggl',
      ['User', 'Email', 'Client', 'Project', 'Task', 'Start date', 'Start time', 'End date', 'Duration'],
    ],
    [
      'clockify',
      ['Project', 'Client', 'User', 'Start Date', 'Start Time', 'Duration (h)', 'Duration (decimal)'],
    ],
    ['harvest', ['Date', 'Client', 'Project', 'Task', 'Notes', 'Hours', 'First Name', 'Last Name']],
    ['other', ['Datum', 'Stunden', 'Mitarbeiter', 'Projekt']],
  ])('%s is known by its titles', (origin, header) => expect(originOf(header)).toBe(origin));

  it('gives the person of two columns as first and last name, and no employee', () => {
    const columns = proposeColumns(['Date', 'Notes', 'Hours', 'First Name', 'Last Name', 'Employee?']);
    expect(columns).toMatchObject({ firstName: 3, lastName: 4 });
    expect(columns).not.toHaveProperty('employee');
    expect(proposeColumns(['Datum', 'Vorname', 'Mitarbeiter'])).toEqual({ workDate: 0, employee: 2 });
  });

  it('takes an amount only from our own exports', () => {
    expect(proposeColumns(['Datum', 'Betrag', 'Menge', 'Projekt'])).toEqual({ workDate: 0, project: 3 });
  });

  it('lets one column serve one field', () => {
    const places = Object.values(
      proposeColumns(['Date', 'Start', 'End', 'Time', 'Project', 'Task', 'Activity']),
    );
    expect(new Set(places).size).toBe(places.length);
  });
});

describe('a file without titles', () => {
  const line = ['17.11.2026', 'Anna', '07:00', '12:00', 'P241'];

  it('is known by a day or a time in its first line', () => {
    expect(seemsToBeTitles(line)).toBe(false);
    expect(seemsToBeTitles(['Datum', 'Name', 'Von', 'Bis'])).toBe(true);
    expect(seemsToBeTitles(['Datum', '07:00'])).toBe(false);
  });

  it('tells its day and its times by their values', () => {
    expect(proposeByValues(line)).toEqual({ workDate: 0, from: 2, to: 3 });
    expect(proposeByValues(['Anna', '07:00'])).toEqual({});
    expect(proposeByValues(['2026-11-17 07:00', '12:00', '13:00'])).toMatchObject({
      workDate: 0,
      from: 1,
      to: 2,
    });
  });
});

describe('a moment with its offset', () => {
  const shown = (text: string, zone = 'Europe/Zurich') => {
    const moment = localMoment(text, zone);
    return moment && [moment.date, moment.time, moment.occurrence].filter(Boolean).join(' ');
  };

  it.each([
    ['2026-11-17T06:00:00Z', '2026-11-17 07:00'],
    ['2026-07-17T06:00:00z', '2026-07-17 08:00'],
    ['2026-11-17 23:30+0000', '2026-11-18 00:30'],
    ['2026-11-17T06:00:59.999-05:00', '2026-11-17 12:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25 02:30 first'],
    ['2026-10-25T01:30:00Z', '2026-10-25 02:30 second'],
    ['2026-03-29T01:00:00Z', '2026-03-29 03:00'],
    ['2026-11-17T06:00:00', null],
    ['2026-13-17T06:00:00Z', null],
    ['17.11.2026 06:00', null],
  ])('%s', (text, local) => expect(shown(text)).toBe(local));
});
