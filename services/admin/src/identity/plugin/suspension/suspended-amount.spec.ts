import { amountOf, type DaySpan } from './suspended-amount';

describe('the amount of a month with suspended days', () => {
  const span = (first: string, last: string | null = null): DaySpan => ({ first, last });

  it.each([
    ['none', span('2027-01-01'), [], '30.00'],
    ['a begun month without any', span('2027-04-20'), [], '30.00'],
    ['ten of thirty', span('2027-01-01'), [span('2027-04-11', '2027-04-20')], '20.00'],
    [
      'overlapping ones once',
      span('2027-01-01'),
      [span('2027-04-01', '2027-04-10'), span('2027-04-10', '2027-04-15')],
      '15.00',
    ],
    ['from the month before, still going on', span('2027-01-01'), [span('2027-03-15')], '0.00'],
    ['half of the days that were agreed', span('2027-04-21'), [span('2027-04-26')], '15.00'],
    ['only days before it was agreed', span('2027-04-21'), [span('2027-04-01', '2027-04-20')], '30.00'],
    [
      'up to the day it was switched off',
      span('2027-01-01', '2027-04-03'),
      [span('2027-04-03', '2027-04-09')],
      '20.00',
    ],
  ])('%s', (_, agreed, suspended, amount) => {
    expect(amountOf('2027-04', '30', agreed, suspended)).toBe(amount);
  });
});
