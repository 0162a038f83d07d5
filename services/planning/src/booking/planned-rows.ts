import { addDays } from '@jahrring/contracts-common';
import { bookingLimits, type BookingView } from '@jahrring/contracts-planning';
import type { SelectQueryBuilder } from 'typeorm';
import type { PlannedEntity } from './booking.entity';

/** A booking as it is shown, but for the names of its project. */
export type PlannedRow = Omit<BookingView, 'projectNumber' | 'projectTitle'>;

export const shownFields = [
  ...(['id', 'version', 'resourceId', 'projectId', 'title', 'firstDay', 'lastDay'] as const),
  ...(['part', 'from', 'to', 'share', 'status', 'note', 'seriesId'] as const),
] satisfies readonly (keyof PlannedRow)[];

/** Time and project of a person's booking. */
export type PersonSpan = Pick<
  BookingView,
  'resourceId' | 'projectId' | 'firstDay' | 'lastDay' | 'part' | 'from' | 'to' | 'share'
>;

export const spanFields = [
  ...(['resourceId', 'projectId', 'firstDay', 'lastDay'] as const),
  ...(['part', 'from', 'to', 'share'] as const),
] satisfies readonly (keyof PersonSpan)[];

/** By the first day, the part of it, then the id; all of them are plain ASCII. */
export function inOrder(one: PlannedPlace, other: PlannedPlace): number {
  if (one.firstDay !== other.firstDay) return one.firstDay < other.firstDay ? -1 : 1;
  if (one.part !== other.part) return one.part < other.part ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

type PlannedPlace = Pick<PlannedRow, 'firstDay' | 'part' | 'id'>;

/** No booking is longer than its limit: the lower bound keeps the index from being read from its beginning. */
export function inSpan<E extends PlannedEntity>(
  query: SelectQueryBuilder<E>,
  from: string,
  to: string,
): SelectQueryBuilder<E> {
  const { alias } = query;
  return query
    .andWhere(`${alias}.firstDay >= :earliest AND ${alias}.firstDay <= :to`, {
      earliest: addDays(from, -bookingLimits.days),
      to,
    })
    .andWhere(`${alias}.lastDay >= :from`, { from });
}
