import type { LocalDate } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AwayService, CreditService } from '../absence';
import { EntryReader } from '../entry';
import { TimeSettingsService } from '../settings';
import { TargetService } from '../target';

/** Rules for people's days: targets, absences that count as work, absences, locks. */
@Injectable()
export class DayRulesService {
  constructor(
    private readonly entries: EntryReader,
    private readonly settings: TimeSettingsService,
    private readonly targets: TargetService,
    private readonly credits: CreditService,
    private readonly away: AwayService,
  ) {}

  /** The rules of each person's days in the span, and what maps entries for the caller; as many statements as for one person. */
  async of(ctx: RequestContext, employeeIds: readonly string[], from: LocalDate, to: LocalDate) {
    const settings = await this.settings.get(ctx);
    const mapper = await this.entries.mapper(ctx);
    const target = await this.targets.onMany(ctx, employeeIds);
    const credited = await this.credits.onMany(ctx, employeeIds, from, to);
    const away = await this.away.onMany(ctx, employeeIds, from, to);
    const rulesOf = (employeeId: string) => ({
      zone: ctx.timeZone,
      settings,
      targetOf: (date: LocalDate) => target(employeeId, date),
      creditedOf: (date: LocalDate) => credited(employeeId, date),
      awayOf: (date: LocalDate) => away(employeeId, date),
      isLocked: (date: LocalDate) => mapper.isLocked(date, employeeId),
    });
    return { mapper, rulesOf };
  }
}
