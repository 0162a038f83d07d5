import {
  absenceDays,
  type AbsenceDecisions,
  type AbsenceView,
  type DecideAbsences,
} from '@jahrring/contracts-time';
import { AppError, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EmployeeRefRepository } from '../refs';
import { AbsenceSettingsService } from '../settings';
import { AbsenceAccess } from './absence.access';
import type { AbsenceEntity } from './absence.entity';
import { AbsenceMapper, mayCancel } from './absence.mapper';
import { AbsenceNotifier } from './absence.notifier';
import { AbsenceRepository } from './absence.repository';
import { DayFactsService } from './day-facts.service';
import { LedgerService } from './ledger.service';
import { SupervisionRepository } from './supervision.repository';

/** What becomes of a request: approved, declined, withdrawn, cancelled. */
@Injectable()
export class AbsenceDecisionService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly access: AbsenceAccess,
    private readonly mapper: AbsenceMapper,
    private readonly employees: EmployeeRefRepository,
    private readonly supervisions: SupervisionRepository,
    private readonly settings: AbsenceSettingsService,
    private readonly facts: DayFactsService,
    private readonly ledger: LedgerService,
    private readonly notifier: AbsenceNotifier,
    private readonly clock: Clock,
  ) {}

  /** Each request on its own: one that cannot be decided leaves the others alone. */
  async decide(ctx: RequestContext, input: DecideAbsences): Promise<AbsenceDecisions> {
    const items: AbsenceDecisions['items'] = [];
    for (const { id, version } of input.items) {
      try {
        await this.db.tx(ctx, (ctx) => this.decideOne(ctx, id, version, input));
        items.push({ id, key: null });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        items.push({ id, key: error.key });
      }
    }
    return { items };
  }

  /** The person takes back what is not decided yet. */
  async withdraw(ctx: RequestContext, id: string, version: number): Promise<AbsenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const absence = await this.hold(ctx, id);
      if (absence.employeeId !== ctx.membershipId) throw commonError('FORBIDDEN');
      if (absence.state !== 'requested') throw timeError('ABSENCE_STATE');
      return this.mapper.toView(ctx, await this.absences.update(ctx, id, version, { state: 'withdrawn' }));
    });
  }

  /** Takes back what was approved; the balance gets back what it had taken. */
  async cancel(ctx: RequestContext, id: string, version: number): Promise<AbsenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const absence = await this.hold(ctx, id);
      if (!mayCancel(ctx, absence)) throw commonError('FORBIDDEN');
      if (absence.state !== 'approved') throw timeError('ABSENCE_STATE');
      const cancelled = await this.absences.update(ctx, id, version, { state: 'cancelled' });
      await this.ledger.take(ctx, cancelled, []);
      await this.ledger.settle(ctx, absence.employeeId);
      await this.notifier.cancelled(ctx, cancelled);
      return this.mapper.toView(ctx, cancelled);
    });
  }

  private async decideOne(
    ctx: RequestContext,
    id: string,
    version: number,
    { approved, reason = null }: DecideAbsences,
  ): Promise<void> {
    const absence = await this.hold(ctx, id);
    const supervisors = await this.supervisions.of(ctx, absence.employeeId);
    const chain = (await this.settings.get(ctx)).approvalRule === 'chain';
    if (absence.state !== 'requested') throw timeError('ABSENCE_STATE');
    if (!(await this.access.mayDecide(ctx, absence, supervisors, chain))) throw commonError('FORBIDDEN');
    const decision = { employeeId: ctx.membershipId, approved, reason, at: this.clock.now().toISOString() };
    const decisions = [...absence.decisions, decision];
    const next =
      chain && approved && isPassedOn(ctx, supervisors) ? supervisors[decisions.length] : undefined;
    if (next) {
      const passed = await this.absences.update(ctx, id, version, { decisions });
      await this.notifier.requested(ctx, passed, [next]);
      return;
    }
    await this.finish(ctx, absence, version, { decisions, approved });
  }

  private async finish(
    ctx: RequestContext,
    absence: AbsenceEntity,
    version: number,
    { decisions, approved }: { decisions: AbsenceEntity['decisions']; approved: boolean },
  ): Promise<void> {
    const { factsOf } = await this.facts.of(ctx, absence.employeeId);
    const days = absenceDays(absence, factsOf);
    const state = approved ? 'approved' : 'declined';
    const decided = await this.absences.update(ctx, absence.id, version, { state, decisions, days });
    if (approved) await this.ledger.take(ctx, decided);
    await this.notifier.decided(ctx, decided);
  }

  /** The absence as it is now, under its person's lock. */
  private async hold(ctx: RequestContext, id: string): Promise<AbsenceEntity> {
    const { employeeId } = await this.absences.get(ctx, id);
    await this.employees.lock(ctx, employeeId);
    return this.absences.get(ctx, id);
  }
}

/** A supervisor hands on to the next; whoever confirms everybody's without being one decides for good. */
function isPassedOn(ctx: RequestContext, supervisors: readonly string[]): boolean {
  return supervisors.includes(ctx.membershipId);
}
