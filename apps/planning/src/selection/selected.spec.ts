import { changeBookings, type BookingView } from '@jahrring/contracts-planning';
import {
  bookingsBetween,
  copiedBy,
  firstDayOf,
  movedBy,
  splitAt,
  splittableDays,
  without,
  withStatus,
} from './selected';

const uuid = (n: number) => `0192f000-0000-7000-8000-00000000000${n}`;
const [ruth, urs, eva] = [uuid(1), uuid(2), uuid(3)];
const booking = (n: number, resourceId: string, firstDay: string, lastDay = firstDay): BookingView => ({
  ...{ id: uuid(n), version: n, resourceId, projectId: uuid(9), projectNumber: 'P1', projectTitle: 'Schlag' },
  ...{ title: null, firstDay, lastDay, part: 'full', from: null, to: null, share: 100, status: 'done' },
  ...{ note: null, seriesId: uuid(8) },
});
const [monday, tuesday, friday] = ['2027-03-22', '2027-03-23', '2027-03-26'] as const;
const one = booking(4, ruth, monday, tuesday);
const other = booking(5, urs, friday);
const all = [one, other];

describe('what many bookings become', () => {
  it('lies between two of them, by rows and days', () => {
    const plan = {
      resources: [ruth, urs, eva].map((id) => ({ id, kind: 'person' as const, name: id })),
      bookings: [one, booking(6, eva, monday), booking(7, urs, '2027-03-29'), other],
    };
    expect(bookingsBetween(plan, other, one)).toEqual([one, other]);
    expect(bookingsBetween(plan, one, one)).toEqual([one]);
    expect(firstDayOf([other, one])).toBe(monday);
  });

  it('is moved over the change of the clocks by whole days, to another where that is said', () => {
    expect(movedBy(all, { days: 7, resourceId: null }).update).toEqual([
      { id: one.id, version: 4, firstDay: '2027-03-29', lastDay: '2027-03-30' },
      { id: other.id, version: 5, firstDay: '2027-04-02', lastDay: '2027-04-02' },
    ]);
    expect(movedBy([one], { days: 0, resourceId: eva }).update).toMatchObject([
      { resourceId: eva, firstDay: monday },
    ]);
  });

  it('is copied as newly planned ones of their own, that can be made', () => {
    const copies = copiedBy(all, { days: 7, resourceId: null });
    expect(changeBookings.safeParse(copies).success).toBe(true);
    expect(copies.add).toMatchObject([
      { resourceId: ruth, firstDay: '2027-03-29', status: 'planned' },
      { resourceId: urs, firstDay: '2027-04-02', status: 'planned' },
    ]);
    const ids = new Set([...all, ...(copies.add ?? [])].map(({ id }) => id));
    expect(ids.size).toBe(4);
  });

  it('is split at a day other than its first', () => {
    expect(splittableDays(one)).toEqual([tuesday]);
    expect(splitAt(one, tuesday)).toMatchObject({
      update: [{ id: one.id, version: 4, lastDay: monday }],
      add: [{ resourceId: ruth, firstDay: tuesday, lastDay: tuesday, status: 'done' }],
    });
    expect(splitAt(one, monday)).toBeNull();
    expect(splittableDays(other)).toEqual([]);
  });

  it('is named by the versions that were seen', () => {
    expect(without(all)).toEqual({
      remove: [
        { id: one.id, version: 4 },
        { id: other.id, version: 5 },
      ],
    });
    expect(withStatus([one], 'confirmed')).toEqual({
      update: [{ id: one.id, version: 4, status: 'confirmed' }],
    });
  });
});
