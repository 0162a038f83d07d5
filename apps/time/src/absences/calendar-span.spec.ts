import { addDays, daysBetween } from '@jahrring/contracts-common';
import fc from 'fast-check';
import { calendarSpans, endOf, startOf } from './calendar-span';

it('covers the year without gap or overlap, and never more days than the calendar answers', () => {
  const month = fc.integer({ min: 2000 * 12, max: 2100 * 12 }).map((count) => {
    return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
  });
  fc.assert(
    fc.property(month, fc.constantFrom(...calendarSpans), (given, span) => {
      const from = startOf(given, span);
      const to = endOf(from, span);
      expect(from.slice(0, 7) <= given && given <= to.slice(0, 7)).toBe(true);
      expect(daysBetween(from, to)).toBeLessThan(100);
      expect(startOf(addDays(to, 1).slice(0, 7), span)).toBe(addDays(to, 1));
    }),
  );
});
