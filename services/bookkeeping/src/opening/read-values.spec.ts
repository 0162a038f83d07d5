import { amountOf, dayOf } from './read-values';

describe('cells of an opening', () => {
  it.each([
    ['1234.5', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1’234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234,567.89', '1234567.89'],
    ['1.234', '1234.00'],
    ['12 000', '12000.00'],
    ['-7', '-7.00'],
    ['7.00-', '-7.00'],
    ['−7,1', '-7.10'],
    ['0', '0.00'],
  ])('the amount %s is %s', (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each(['', 'CHF 5', '1.2345', '1e5', '--5', '5,5,5', '9'.repeat(20)])('%s is no amount', (text) => {
    expect(amountOf(text)).toBeNull();
  });

  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T00:00:00', '2026-01-31'],
    ['31.1.2026', '2026-01-31'],
    ['31/01/2026', '2026-01-31'],
    ['31.2.2026', null],
    ['January', null],
  ])('the day %s is %s', (text, day) => {
    expect(dayOf(text)).toBe(day);
  });
});
