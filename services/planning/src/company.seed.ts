import { addDays, mondayOf } from '@jahrring/contracts-common';
import { demoCompanies, demoMusterCompanies } from '@jahrring/demo';
import type { NewRecord } from '@jahrring/service-kit';
import type { BookingEntity } from './booking/booking.entity';

type Draft = NewRecord<BookingEntity>;

/** Company, site, days from this week's Monday, text. */
type Job = readonly [company: number, site: number, first: number, last: number, note: string];

const jobs: readonly Job[] = [
  [0, 0, -6, -6, 'Langholz ab Polter 2'],
  [0, 0, 1, 1, 'Zwei Fuhren Langholz'],
  // With another lorry at the same time.
  [0, 1, 1, 2, 'Rundholz zur Sägerei'],
  [0, 1, 9, 9, 'Langholz ab Waldstrasse'],
  [1, 1, 0, 3, 'Seillinie im Steilhang'],
  [1, 2, 7, 11, 'Seillinie aufbauen und rücken'],
];

const musterJobs: readonly Job[] = [
  [0, 0, 1, 1, 'Binder aufrichten'],
  // With another crane at the same time.
  [0, 1, 1, 1, 'Elemente abladen'],
  [0, 0, 8, 9, 'Aufrichte'],
  [1, 1, -7, -6, 'Gerüst stellen'],
  [1, 0, 7, 8, 'Dachfang stellen'],
];

/** Bookings of companies from outside in the demo. */
export function companyBookings(
  licence: 'bergwald' | 'muster',
  sites: readonly { id: string }[],
  today: string,
): Draft[] {
  const [companies, list] =
    licence === 'bergwald' ? [demoCompanies, jobs] : [demoMusterCompanies, musterJobs];
  const monday = mondayOf(today);
  return list.flatMap(([company, place, first, last, note]): Draft[] => {
    const resourceId = companies[company]?.id;
    const site = sites[place % sites.length];
    if (!resourceId || !site) return [];
    const [firstDay, lastDay] = [addDays(monday, first), addDays(monday, last)];
    return [
      {
        ...{ resourceId, projectId: site.id, title: null, firstDay, lastDay, part: 'full' },
        ...{ from: null, to: null, share: 100, note, seriesId: null },
        status: lastDay < today ? 'done' : 'confirmed',
      },
    ];
  });
}
