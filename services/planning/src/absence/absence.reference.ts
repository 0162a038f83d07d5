import { absenceChanged } from '@jahrring/contracts-time';
import { defineReference, field, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';

/** Our copy of an absence: who is away when, not why. */
const absences = defineReference(absenceChanged, {
  table: 'absence_refs',
  columns: {
    /** The person. */
    resourceId: field.uuid(),
    firstDay: field.localDate(),
    /** Inclusive. */
    lastDay: field.localDate(),
    startHalf: field.boolean(),
    endHalf: field.boolean(),
    approved: field.boolean(),
    /** Asked for or approved; what was declined or taken back keeps nobody away. */
    living: field.boolean(),
  },
  from: ({ employeeId, state, startsOn, endsOn, startHalf, endHalf, deleted }) => {
    const approved = state === 'approved';
    const living = !deleted && (approved || state === 'requested');
    const span = { resourceId: employeeId, firstDay: startsOn, lastDay: endsOn, startHalf, endHalf };
    return { ...span, approved, living };
  },
});

export const AbsenceRefEntity = absences.Entity;
export type AbsenceRefEntity = InstanceType<typeof AbsenceRefEntity>;

@Injectable()
export class AbsenceRefRepository extends absences.Repository {
  /** Whoever is away, or asks to be, on a day of the span. The caller decides what of it is told. */
  async between(ctx: RequestContext, from: string, to: string): Promise<AbsenceRefEntity[]> {
    return this.many(
      this.query(ctx)
        .andWhere('absenceRef.living = :yes', { yes: true })
        .andWhere('absenceRef.lastDay >= :from AND absenceRef.firstDay <= :to', { from, to })
        .orderBy('absenceRef.firstDay')
        .addOrderBy('absenceRef.id'),
    );
  }
}
