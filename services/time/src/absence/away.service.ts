import type { LocalDate } from '@jahrring/contracts-common';
import type { DayAway } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { AbsenceEntity } from './absence.entity';
import { AbsenceRepository } from './absence.repository';
import { AbsenceSight } from './absence-sight';

/** Absences day by day, as far as a reader may know of them. */
@Injectable()
export class AwayService {
  constructor(
    private readonly absences: AbsenceRepository,
    private readonly sight: AbsenceSight,
  ) {}

  /** Of many people and days, with as many statements as for one. */
  async onMany(
    ctx: RequestContext,
    employeeIds: readonly string[],
    from: LocalDate,
    to: LocalDate,
  ): Promise<(employeeId: string, date: LocalDate) => DayAway[]> {
    const seen = await this.sight.seen(ctx, employeeIds);
    const found = await this.absences.ofPeople(ctx, seen, { from, to });
    const tells = await this.sight.tellsType(ctx);
    return (employeeId, date) =>
      found
        .filter((one) => one.employeeId === employeeId && one.startsOn <= date && one.endsOn >= date)
        .map((absence) => ({
          type: tells(absence) ? absence.type : null,
          approved: absence.state === 'approved',
          half: halfOn(absence, date),
        }));
  }
}

/** Returns which half of the day is missed; null if it is the whole day. */
function halfOn({ startsOn, endsOn, startHalf, endHalf }: AbsenceEntity, date: LocalDate): DayAway['half'] {
  if (startHalf && date === startsOn) return 'afternoon';
  return endHalf && date === endsOn ? 'morning' : null;
}
