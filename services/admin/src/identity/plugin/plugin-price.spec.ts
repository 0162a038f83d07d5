import { pricesOn } from './plugin-price.repository';

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
