import { addDays, mondayOf } from '@jahrring/contracts-common';
import { bookingChanged, minutesOf, type BookingChanged } from '@jahrring/contracts-planning';
import { Consumes, type EventMeta, type NewRecord, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { monthOf } from '../fact';
import type { PlanFactEntity } from './plan-fact.entities';
import { PlanFactRepository, PlanRefRepository } from './plan-fact.repositories';

/** Takes bookings over, day by day. */
@Injectable()
export class PlanFactConsumer {
  constructor(
    private readonly bookings: PlanRefRepository,
    private readonly facts: PlanFactRepository,
  ) {}

  @Consumes(bookingChanged)
  async onBookingChanged(ctx: RequestContext, booking: BookingChanged, meta: EventMeta): Promise<void> {
    const { id, deleted } = booking;
    if (!(await this.bookings.upsert(ctx, id, { deleted }, meta))) return;
    await this.facts.replace(ctx, id, deleted ? [] : daysOf(booking));
  }
}

function daysOf(booking: BookingChanged): NewRecord<PlanFactEntity>[] {
  const { id: bookingId, resourceId: employeeId, projectId, part, share, status: planStatus } = booking;
  const [from, to] = minutesOf(booking);
  const minutes = part === 'times' ? to - from : 0;
  const days: NewRecord<PlanFactEntity>[] = [];
  for (let workDate = booking.firstDay; workDate <= booking.lastDay; workDate = addDays(workDate, 1)) {
    days.push({
      ...{ bookingId, employeeId, projectId, part, minutes, share, planStatus },
      ...{ workDate, week: mondayOf(workDate), month: monthOf(workDate) },
    });
  }
  return days;
}
