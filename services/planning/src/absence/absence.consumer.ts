import { absenceChanged, type AbsenceChanged } from '@jahrring/contracts-time';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRefRepository } from './absence-ref.repository';

/** Keeps our copies of absences. */
@Injectable()
export class AbsenceConsumer {
  constructor(private readonly absences: AbsenceRefRepository) {}

  @Consumes(absenceChanged)
  async onAbsenceChanged(ctx: RequestContext, absence: AbsenceChanged, meta: EventMeta): Promise<void> {
    const { id, employeeId, state, startsOn, endsOn, startHalf, endHalf, deleted } = absence;
    const approved = state === 'approved';
    const living = !deleted && (approved || state === 'requested');
    const span = { resourceId: employeeId, firstDay: startsOn, lastDay: endsOn, startHalf, endHalf };
    await this.absences.take(ctx, id, { ...span, approved, living }, meta);
  }
}
