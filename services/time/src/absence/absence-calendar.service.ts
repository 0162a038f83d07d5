import { localDateAt } from '@jahrring/contracts-common';
import { type AbsenceCalendar, type AbsenceToday, type CalendarQuery } from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { PublicHolidayService } from '../public-holiday';
import { EmploymentRefRepository } from '../reference';
import type { AbsenceEntity } from './absence.entity';
import { AbsenceMapper } from './absence.mapper';
import { AbsenceRepository } from './absence.repository';
import { AbsenceSight } from './absence-sight';

/** Calendar of the team's absences. */
@Injectable()
export class AbsenceCalendarService {
  constructor(
    private readonly employments: EmploymentRefRepository,
    private readonly absences: AbsenceRepository,
    private readonly mapper: AbsenceMapper,
    private readonly holidays: PublicHolidayService,
    private readonly sight: AbsenceSight,
    private readonly clock: Clock,
  ) {}

  async calendar(ctx: RequestContext, { from, to }: CalendarQuery): Promise<AbsenceCalendar> {
    const people = await this.sight.people(ctx);
    const ids = people.map(({ id }) => id);
    const employments = await this.employments.ofMany(ctx, ids);
    const absences = await this.absences.ofPeople(ctx, ids, { from, to });
    const tells = await this.sight.tellsType(ctx);
    return {
      today: this.today(ctx),
      holidays: await this.holidays.between(ctx, from, to),
      people: people.map(({ id, name }) => ({
        employeeId: id,
        name,
        team: employments.get(id)?.team ?? null,
        absences: absences
          .filter(({ employeeId }) => employeeId === id)
          .map((absence) => cellOf(absence, tells(absence))),
      })),
    };
  }

  async todayOf(ctx: RequestContext): Promise<AbsenceToday> {
    const today = this.today(ctx);
    const people = await this.sight.people(ctx);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const span = { from: today, to: today, states: ['approved'] as const };
    const away = await this.absences.ofPeople(ctx, [...names.keys()], span);
    const waiting = await this.mapper.toViews(ctx, await this.absences.waiting(ctx));
    return {
      today,
      away: away.map(({ employeeId, endsOn }) => ({
        employeeId,
        name: names.get(employeeId) ?? '',
        until: endsOn,
      })),
      open: waiting.filter(({ canDecide }) => canDecide).length,
    };
  }

  private today(ctx: RequestContext): string {
    return localDateAt(this.clock.now(), ctx.timeZone);
  }
}

function cellOf(
  absence: AbsenceEntity,
  told: boolean,
): AbsenceCalendar['people'][number]['absences'][number] {
  const { id, type, startsOn, endsOn, startHalf, endHalf, state } = absence;
  return {
    id,
    type: told ? type : null,
    startsOn,
    endsOn,
    startHalf,
    endHalf,
    approved: state === 'approved',
  };
}
