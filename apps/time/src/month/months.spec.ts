import { monthOf, monthTitle } from './months';

it('takes nothing but months from an address', () => {
  expect(['2026-11', '2026-13', '2026', null].map(monthOf)).toEqual(['2026-11', null, null, null]);
  expect(monthTitle('2026-11', 'de-CH')).toBe('November 2026');
});
