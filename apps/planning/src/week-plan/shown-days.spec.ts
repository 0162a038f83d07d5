import { weekOf } from '@jahrring/contracts-common';
import type { PlanView } from '@jahrring/contracts-planning';
import { shownDays } from './shown-days';

it('shownDays leaves out days off on which nothing is planned', () => {
  const days = weekOf('2026-11-02');
  const bookings = [{ firstDay: '2026-11-07', lastDay: '2026-11-07' }] as PlanView['bookings'];
  expect(shownDays(days, [1, 2, 3, 4, 5], { bookings })).toEqual(days.slice(0, 6));
  expect(shownDays(days, [1, 2, 3, 4, 5], { bookings: [] })).toEqual(days.slice(0, 5));
  expect(shownDays(days, undefined, undefined)).toEqual(days);
});
