import { newId, type ListQuery } from '@jahrring/contracts-common';
import type { AbsenceView, CreateAbsence } from '@jahrring/contracts-time';
import { Database, type ListResult, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EmployeeRefRepository } from '../reference';
import { AbsenceSettingsService } from '../settings';
import { AbsenceAccess } from './absence.access';
import { AbsenceMapper } from './absence.mapper';
import { AbsenceNotifier } from './absence.notifier';
import { AbsenceRules } from './absence.rules';
import { absenceColumns, AbsenceRepository } from './absence.repository';
import { LedgerService } from './ledger.service';
import { SupervisionRepository } from './supervision.repository';

/** Absences as people ask for them; `AbsenceDecisionService` decides, `AbsencePreviewService` says what asking would mean. */
@Injectable()
export class AbsenceService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly mapper: AbsenceMapper,
    private readonly access: AbsenceAccess,
    private readonly rules: AbsenceRules,
    private readonly employees: EmployeeRefRepository,
    private readonly supervisions: SupervisionRepository,
    private readonly settings: AbsenceSettingsService,
    private readonly ledger: LedgerService,
    private readonly notifier: AbsenceNotifier,
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
      const days = await this.rules.check(ctx, employeeId, input);
      const supervisors = await this.supervisions.of(ctx, employeeId);
      const waits = await this.rules.needsApproval(ctx, employeeId, input, supervisors);
      const { type, startsOn, endsOn, startHalf, endHalf, reason = null } = input;
      const absence = await this.absences.insert(ctx, {
        ...{ id: input.id ?? newId(), employeeId, recorderId: ctx.membershipId, type, startsOn, endsOn },
        ...{ startHalf, endHalf, reason, days, decisions: [], state: waits ? 'requested' : 'approved' },
      });
      if (!waits) await this.ledger.bookAbsence(ctx, absence);
      const chain = (await this.settings.get(ctx)).approvalRule === 'chain';
      const asked = chain ? supervisors.slice(0, 1) : supervisors;
      if (waits) await this.notifier.requested(ctx, absence, asked);
      return this.mapper.toView(ctx, absence);
    });
  }
}
