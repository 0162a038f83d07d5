import { addMonths, monthOf, monthTitle } from './months';

it('steps over the ends of years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

it('takes nothing but months from an address', () => {
  expect(['2026-11', '2026-13', '2026', null].map(monthOf)).toEqual(['2026-11', null, null, null]);
  expect(monthTitle('2026-11', 'de-CH')).toBe('November 2026');
});
