import {
  absenceDays,
  ledgerOf,
  spansOverlap,
  type AbsencePreview,
  type CreateAbsence,
} from '@jahrring/contracts-time';
import { AppError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmployeeRefRepository } from '../reference';
import { AbsenceAccess } from './absence.access';
import { sumOf } from './absence.mapper';
import { AbsenceRepository } from './absence.repository';
import { AbsenceRest } from './absence-rest';
import { AbsenceRules } from './absence.rules';
import { DayFactsService } from './day-facts.service';
import { SupervisionRepository } from './supervision.repository';

const mostOthers = 500;

/** Preview of requesting an absence: its days, the balance, who else is away. */
@Injectable()
export class AbsencePreviewService {
  constructor(
    private readonly absences: AbsenceRepository,
    private readonly access: AbsenceAccess,
    private readonly rules: AbsenceRules,
    private readonly employees: EmployeeRefRepository,
    private readonly supervisions: SupervisionRepository,
    private readonly facts: DayFactsService,
    private readonly rest: AbsenceRest,
  ) {}

  /** Writes nothing. */
  async of(ctx: RequestContext, input: CreateAbsence): Promise<AbsencePreview> {
    const employeeId = input.employeeId ?? ctx.membershipId;
    await this.access.requireEntering(ctx, employeeId);
    const { factsOf, holidayOf } = await this.facts.of(ctx, employeeId);
    const days = absenceDays(input, factsOf);
    const kind = ledgerOf(input.type);
    const rest = kind && (await this.rest.of(ctx, employeeId, { kind, days }));
    const { seconds, halfDays } = sumOf(days);
    const supervisors = await this.supervisions.of(ctx, employeeId);
    return {
      ...{ seconds, halfDays },
      days: days.map((day) => ({ ...day, holiday: holidayOf(day.date)?.name ?? null })),
      refusal: await this.refusal(ctx, employeeId, input),
      others: await this.othersAway(ctx, employeeId, input),
      entries: await this.absences.countEntries(ctx, employeeId, input.startsOn, input.endsOn),
      restSeconds: rest && rest.afterSeconds,
      needsApproval: await this.rules.needsApproval(ctx, employeeId, input, supervisors),
    };
  }

  private async refusal(
    ctx: RequestContext,
    employeeId: string,
    input: CreateAbsence,
  ): Promise<string | null> {
    try {
      await this.rules.check(ctx, employeeId, input);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.key;
      throw error;
    }
  }

  private async othersAway(ctx: RequestContext, employeeId: string, input: CreateAbsence) {
    const { items } = await this.employees.offered(ctx, '', mostOthers, true);
    const names = new Map(items.map(({ id, name }) => [id, name]));
    names.delete(employeeId);
    const span = { from: input.startsOn, to: input.endsOn };
    const away = await this.absences.ofPeople(ctx, [...names.keys()], span);
    return away
      .filter((other) => spansOverlap(other, input))
      .map(({ employeeId: id, startsOn, endsOn }) => ({ name: names.get(id) ?? '', startsOn, endsOn }));
  }
}
