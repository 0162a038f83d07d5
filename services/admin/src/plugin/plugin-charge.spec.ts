import { lastDayOf } from './plugin-charge.service';
import { pricesOn } from './plugin-price.repository';

describe('a month of charges', () => {
  it.each([
    ['2027-02', '2027-02-28'],
    ['2028-02', '2028-02-29'],
    ['2026-12', '2026-12-31'],
  ])('%s ends on %s', (month, day) => expect(lastDayOf(month)).toBe(day));
});

describe('the price of a day', () => {
  const row = (validFrom: string, price: string) => ({ plugin: 'creditors' as const, validFrom, price });
  const rows = [row('2027-05-01', '0.00'), row('2027-04-01', '40.00'), row('2027-03-05', '29.00')];

  it.each([
    ['2027-03-04', undefined],
    ['2027-03-05', '29.00'],
    ['2027-03-31', '29.00'],
    ['2027-04-01', '40.00'],
    ['2027-05-01', undefined],
  ])('on %s is %s', (day, price) => expect(pricesOn(rows, day).get('creditors')).toBe(price));
});
