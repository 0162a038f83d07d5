import fc from 'fast-check';
import { dateOrderOf } from './date-order';
import { readDate, readDuration, readNumber, readTime, readYesNo } from './read-values';

describe('cells of a time sheet', () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 08:30:00', '2026-11-20'],
    ['20.11.2026', '2026-11-20'],
    ['1.2.26', '2026-02-01'],
    ['11/20/2026', '2026-11-20'],
    ['29.2.2026', null],
    ['heute', null],
    ['', null],
  ])('reads the date %s', (text, date) => expect(readDate(text, 'mdy')).toBe(date));

  it('reads every day in each of its spellings', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year, month, day] = iso.split('-');
        expect(readDate(iso, 'dmy')).toBe(iso);
        expect(readDate(`${day}.${month}.${year}`, 'mdy')).toBe(iso);
        expect(readDate(`${day}/${month}/${year}`, 'dmy')).toBe(iso);
        expect(readDate(`${Number(month)}/${Number(day)}/${year}`, 'mdy')).toBe(iso);
      }),
    );
  });

  it('learns the order of day and month from the file, else from what is likely', () => {
    const order = (dates: string[], origin: 'clockify' | 'other', today = '2026-12-31') =>
      dateOrderOf(dates, { origin, twelveHours: false, today });
    expect(order(['03/04/2026', '25/04/2026'], 'clockify')).toMatchObject({
      dateOrder: 'dmy',
      dateOrderSure: true,
    });
    expect(order(['03/04/2026', '04/25/2026'], 'other')).toMatchObject({
      dateOrder: 'mdy',
      dateOrderSure: true,
    });
    expect(order(['13/04/2026', '14/04/2026', '04/25/2026'], 'other')).toMatchObject({
      dateOrder: 'dmy',
      dateOrderSure: false,
    });
    expect(order(['03/04/2026'], 'clockify')).toMatchObject({ dateOrder: 'mdy', dateOrderSure: false });
    expect(order(['03/04/2026'], 'other')).toMatchObject({ dateOrder: 'dmy', dateSample: '03/04/2026' });
    expect(order(['11/12/2026'], 'other', '2026-11-20').dateOrder).toBe('mdy');
    expect(order(['2026-11-12', '12.11.2026'], 'other')).toEqual({
      dateOrder: 'dmy',
      dateOrderSure: true,
      dateSample: null,
    });
  });

  it.each([
    ['8:30', '08:30'],
    ['08:30:59', '08:30'],
    ['8.30', '08:30'],
    ['12:15 AM', '00:15'],
    ['12:15 PM', '12:15'],
    ['01:05:00 pm', '13:05'],
    ['2026-11-20 17:45:10', '17:45'],
    ['2026-11-20T17:45:10', '17:45'],
    ['24:00', '00:00'],
    ['25:00', null],
    ['13:00 PM', null],
    ['früh', null],
  ])('reads the time %s', (text, time) => expect(readTime(text)).toBe(time));

  it.each([
    ['1:30', 5400],
    ['01:30:20', 5420],
    ['1.5', 5400],
    ['1,25', 4500],
    ['0.33', 1188],
    ['8', 28_800],
    ['5400', 5400],
    ['1h 30m', 5400],
    ['45 min', 2700],
    ['7.5 h', 27_000],
    ['1:75', null],
    ['lang', null],
    ['', null],
  ])('reads the duration %s', (text, seconds) => expect(readDuration(text)).toBe(seconds));

  it('reads yes and no in every language, and nothing else', () => {
    expect(['Ja', 'oui', 'Yes', '1', 'x'].map(readYesNo)).toEqual([true, true, true, true, true]);
    expect(['Nein', '', 'No', '0'].map(readYesNo)).toEqual([false, false, false, false]);
    expect(readYesNo('vielleicht')).toBeNull();
  });

  it.each([
    ["1'234.50", '1234.50'],
    ['1.234,5', '1234.5'],
    ['12,5', '12.5'],
    ['CHF 40', '40'],
    ['1,234.5', '1234.5'],
    ['viel', null],
  ])('reads the number %s', (text, number) => expect(readNumber(text)).toBe(number));
});
