import { addMonths, localDateAt } from '@jahrring/contracts-common';
import { absenceDays, spansOverlap, type AbsenceDay, type CreateAbsence } from '@jahrring/contracts-time';
import { Clock, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryAccess } from '../entry';
import { timeError } from '../errors';
import { EmploymentRefRepository } from '../reference';
import { AbsenceSettingsService, TimeSettingsService } from '../settings';
import { AbsenceRepository } from './absence.repository';
import { DayFactsService } from './day-facts.service';

/** Rules for which absences may be entered, and which of them need approval. */
@Injectable()
export class AbsenceRules {
  constructor(
    private readonly absences: AbsenceRepository,
    private readonly entryAccess: EntryAccess,
    private readonly employments: EmploymentRefRepository,
    private readonly facts: DayFactsService,
    private readonly settings: AbsenceSettingsService,
    private readonly timeSettings: TimeSettingsService,
    private readonly clock: Clock,
  ) {}

  /** Throws what keeps the absence from being entered; returns what its days count. */
  async check(ctx: RequestContext, employeeId: string, input: CreateAbsence): Promise<AbsenceDay[]> {
    const { type, startsOn, endsOn } = input;
    const allowed = (await this.employments.of(ctx, employeeId))?.allowedAbsences ?? null;
    if (allowed && !allowed.includes(type)) throw timeError('ABSENCE_TYPE_FORBIDDEN', undefined, 'type');
    const months = (await this.timeSettings.get(ctx)).absenceFutureMonths;
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    if (endsOn > addMonths(today, months)) throw timeError('ABSENCE_FUTURE', { months }, 'endsOn');
    await this.entryAccess.requireOpen(ctx, startsOn);
    const others = await this.absences.ofPeople(ctx, [employeeId], { from: startsOn, to: endsOn });
    const clash = others.find((other) => spansOverlap(other, input));
    if (clash) {
      throw timeError('ABSENCE_OVERLAP', { from: clash.startsOn, to: clash.endsOn }, 'startsOn');
    }
    const { factsOf } = await this.facts.of(ctx, employeeId);
    const days = absenceDays(input, factsOf);
    if (days.every(({ halfDays }) => halfDays === 0)) throw timeError('ABSENCE_NO_DAY', undefined, 'endsOn');
    return days;
  }

  /** Whoever may enter others' absences has decided with it; their own needs somebody else, if there is anybody. */
  async needsApproval(
    ctx: RequestContext,
    employeeId: string,
    { type }: CreateAbsence,
    supervisors: readonly string[],
  ): Promise<boolean> {
    const { approvalTypes } = await this.settings.get(ctx);
    if (!approvalTypes.includes(type)) return false;
    if (employeeId !== ctx.membershipId) return false;
    return supervisors.length > 0 || ctx.grade('tools.timeoverview.confirmation') !== 'all';
  }
}
