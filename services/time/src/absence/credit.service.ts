import type { LocalDate } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AbsenceRepository } from './absence.repository';
import { AbsenceSettingsService } from './absence-settings.service';

/** What approved absences count as worked. */
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
    const { creditedTypes } = await this.settings.get(ctx);
    const approved = await this.absences.ofPeople(ctx, [employeeId], { from, to, states: ['approved'] });
    const credited = new Map<string, number>();
    for (const { type, days } of approved) {
      if (!creditedTypes.includes(type)) continue;
      for (const { date, seconds } of days) credited.set(date, (credited.get(date) ?? 0) + seconds);
    }
    return (date) => credited.get(date) ?? 0;
  }
}
