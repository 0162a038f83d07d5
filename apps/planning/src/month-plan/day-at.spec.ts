import { addDays } from '@jahrring/contracts-common';
import { dayAt } from './day-at';

const days = Array.from({ length: 30 }, (_, index) => addDays('2026-11-01', index));

it('dayAt tells the day under a place, the edges within the row', () => {
  expect([-1, 0, 0.5, 0.999, 1].map((part) => dayAt(days, part))).toEqual([
    '2026-11-01',
    '2026-11-01',
    '2026-11-16',
    '2026-11-30',
    '2026-11-30',
  ]);
});
