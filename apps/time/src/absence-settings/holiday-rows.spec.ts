import type { PublicHoliday } from '@jahrring/contracts-time';
import { holidayRows, withHalves } from './holiday-rows';

const christmas: PublicHoliday = { date: '2026-12-25', name: 'Weihnachten', halves: 2 };
const eve = { date: '2026-12-24', name: 'Heiligabend', halves: 1 };
const rows = (changes: (typeof eve)[]) => holidayRows([christmas], changes, 2026);

it('puts days of the licence’s own between those of the calendar', () => {
  expect(rows([eve, { ...eve, date: '2027-12-24' }])).toEqual([
    { ...eve, own: true },
    { ...christmas, own: false },
  ]);
});

it('changes a day of the calendar and forgets the change when it is whole again', () => {
  const [day] = rows([]);
  const changed = withHalves([eve], day!, 0);
  expect(changed).toEqual([eve, { ...christmas, halves: 0 }]);
  expect(rows(changed)[1]).toEqual({ ...christmas, halves: 0, own: false });
  expect(withHalves(changed, day!, 2)).toEqual([eve]);
});
