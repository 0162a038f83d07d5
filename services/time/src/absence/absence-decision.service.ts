import { absenceDays, type AbsenceDecisions, type DecideAbsences } from '@jahrring/contracts-time';
import { AppError, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { AbsenceSettingsService } from '../settings';
import { AbsenceAccess } from './absence.access';
import type { AbsenceEntity } from './absence.entity';
import { AbsenceLock } from './absence.lock';
import { AbsenceNotifier } from './absence.notifier';
import { AbsenceRepository } from './absence.repository';
import { DayFactsService } from './day-facts.service';
import { LedgerService } from './ledger.service';
import { SupervisionRepository } from './supervision.repository';

/** Decides requests: approved, declined, or passed on to the next supervisor. */
@Injectable()
export class AbsenceDecisionService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly access: AbsenceAccess,
    private readonly lock: AbsenceLock,
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

  private async decideOne(
    ctx: RequestContext,
    id: string,
    version: number,
    { approved, reason = null }: DecideAbsences,
  ): Promise<void> {
    const absence = await this.lock.get(ctx, id);
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
    if (approved) await this.ledger.bookAbsence(ctx, decided);
    await this.notifier.decided(ctx, decided);
  }
}

/** A supervisor hands on to the next; whoever confirms everybody's without being one decides for good. */
function isPassedOn(ctx: RequestContext, supervisors: readonly string[]): boolean {
  return supervisors.includes(ctx.membershipId);
}
