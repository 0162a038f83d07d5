import { readAmount } from './read-amount';

describe('an amount in the search', () => {
  it.each([
    ["1'234.50", '1234.50'],
    ['1’234.5', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,50', '1234.50'],
    ['1234.50', '1234.50'],
    ['CHF 80', '80.00'],
    ['12345', '12345.00'],
  ])('%s is %s', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['Lüthi', '2026-0001', 'P241', '', '12.345.6'])('%s is none', (text) => {
    expect(readAmount(text)).toBeUndefined();
  });
});
