import type { LocalDate } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from './absence.repository';
import { AbsenceSettingsService } from '../settings';

/** Time that approved absences count as worked. */
@Injectable()
export class CreditService {
  constructor(
    private readonly absences: AbsenceRepository,
    private readonly settings: AbsenceSettingsService,
  ) {}

  /** Credited seconds of each day of a span. */
  async on(
    ctx: RequestContext,
    employeeId: string,
    from: LocalDate,
    to: LocalDate,
  ): Promise<(date: LocalDate) => number> {
    const credited = await this.onMany(ctx, [employeeId], from, to);
    return (date) => credited(employeeId, date);
  }

  /** The same for many people, with as many statements as for one. */
  async onMany(
    ctx: RequestContext,
    employeeIds: readonly string[],
    from: LocalDate,
    to: LocalDate,
  ): Promise<(employeeId: string, date: LocalDate) => number> {
    const { creditedTypes } = await this.settings.get(ctx);
    const approved = await this.absences.ofPeople(ctx, employeeIds, { from, to, states: ['approved'] });
    const credited = new Map<string, number>();
    for (const { employeeId, type, days } of approved) {
      if (!creditedTypes.includes(type)) continue;
      for (const { date, seconds } of days) {
        const key = `${employeeId} ${date}`;
        credited.set(key, (credited.get(key) ?? 0) + seconds);
      }
    }
    return (employeeId, date) => credited.get(`${employeeId} ${date}`) ?? 0;
  }
}
