import { addMonths, type ListQuery, localDateAt, newId } from '@jahrring/contracts-common';
import {
  absenceDays,
  ledgerOf,
  spansOverlap,
  type AbsenceDay,
  type AbsencePreview,
  type AbsenceView,
  type CreateAbsence,
} from '@jahrring/contracts-time';
import { AppError, Clock, Database, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess } from '../entry';
import { EmployeeRefRepository, EmploymentRefRepository } from '../refs';
import { AbsenceSettingsService, TimeSettingsService } from '../settings';
import { AbsenceAccess } from './absence.access';
import { AbsenceMapper, sumOf } from './absence.mapper';
import { AbsenceNotifier } from './absence.notifier';
import { AbsenceRest } from './absence-rest';
import { absenceColumns, AbsenceRepository } from './absence.repository';
import { DayFactsService } from './day-facts.service';
import { LedgerService } from './ledger.service';
import { SupervisionRepository } from './supervision.repository';

/** Asking for absences, and what asking would mean. */
@Injectable()
export class AbsenceService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly mapper: AbsenceMapper,
    private readonly access: AbsenceAccess,
    private readonly entryAccess: EntryAccess,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly supervisions: SupervisionRepository,
    private readonly facts: DayFactsService,
    private readonly settings: AbsenceSettingsService,
    private readonly timeSettings: TimeSettingsService,
    private readonly ledger: LedgerService,
    private readonly rest: AbsenceRest,
    private readonly notifier: AbsenceNotifier,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<AbsenceView>> {
    return this.absences.listViews(ctx, query, absenceColumns, (some) => this.mapper.toViews(ctx, some));
  }

  async get(ctx: RequestContext, id: string): Promise<AbsenceView> {
    return this.mapper.toView(ctx, await this.absences.get(ctx, id));
  }

  /** Asks for an absence; where nobody has to approve it, it holds at once. */
  async create(ctx: RequestContext, input: CreateAbsence): Promise<AbsenceView> {
    const employeeId = input.employeeId ?? ctx.membershipId;
    return this.db.tx(ctx, async (ctx) => {
      await this.access.requireEntering(ctx, employeeId);
      if (!(await this.employees.lock(ctx, employeeId))) throw timeError('EMPLOYEE_NOT_FOUND');
      const days = await this.check(ctx, employeeId, input);
      const supervisors = await this.supervisions.of(ctx, employeeId);
      const waits = await this.needsApproval(ctx, employeeId, input, supervisors);
      const { type, startsOn, endsOn, startHalf, endHalf, reason = null } = input;
      const absence = await this.absences.insert(ctx, {
        ...{ id: input.id ?? newId(), employeeId, recorderId: ctx.membershipId, type, startsOn, endsOn },
        ...{ startHalf, endHalf, reason, days, decisions: [], state: waits ? 'requested' : 'approved' },
      });
      if (!waits) await this.ledger.take(ctx, absence);
      const chain = (await this.settings.get(ctx)).approvalRule === 'chain';
      const asked = chain ? supervisors.slice(0, 1) : supervisors;
      if (waits) await this.notifier.requested(ctx, absence, asked);
      return this.mapper.toView(ctx, absence);
    });
  }

  /** What asking would mean; writes nothing. */
  async preview(ctx: RequestContext, input: CreateAbsence): Promise<AbsencePreview> {
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
      needsApproval: await this.needsApproval(ctx, employeeId, input, supervisors),
    };
  }

  /** Throws what keeps the absence from being entered; answers what its days count. */
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

  private async refusal(
    ctx: RequestContext,
    employeeId: string,
    input: CreateAbsence,
  ): Promise<string | null> {
    try {
      await this.check(ctx, employeeId, input);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error.key;
      throw error;
    }
  }

  /** Whoever may enter others' absences has decided with it; their own needs somebody else, if there is anybody. */
  private async needsApproval(
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

const mostOthers = 500;
