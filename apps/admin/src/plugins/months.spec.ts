import { monthAfter, monthOf } from './months';

describe('months', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 0, '2026-05'],
  ])('%s and %i is %s', (month, steps, expected) => expect(monthAfter(month, steps)).toBe(expected));

  it.each(['2026-13', '2026-1', '', 'heute'])('%s is none', (text) => expect(monthOf(text)).toBeUndefined());
});
