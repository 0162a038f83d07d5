import type { AbsenceView } from '@jahrring/contracts-time';
import { commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { AbsenceLock } from './absence.lock';
import { AbsenceMapper, mayCancel } from './absence.mapper';
import { AbsenceNotifier } from './absence.notifier';
import { AbsenceRepository } from './absence.repository';
import { LedgerService } from './ledger.service';

/** Takes absences back: withdrawn by the person before they are decided, cancelled once they are approved. */
@Injectable()
export class AbsenceWithdrawalService {
  constructor(
    private readonly db: Database,
    private readonly absences: AbsenceRepository,
    private readonly lock: AbsenceLock,
    private readonly mapper: AbsenceMapper,
    private readonly ledger: LedgerService,
    private readonly notifier: AbsenceNotifier,
  ) {}

  /** The person takes back what is not decided yet. */
  async withdraw(ctx: RequestContext, id: string, version: number): Promise<AbsenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const absence = await this.lock.get(ctx, id);
      if (absence.employeeId !== ctx.membershipId) throw commonError('FORBIDDEN');
      if (absence.state !== 'requested') throw timeError('ABSENCE_STATE');
      return this.mapper.toView(ctx, await this.absences.update(ctx, id, version, { state: 'withdrawn' }));
    });
  }

  /** Takes back what was approved; the balance gets back what it had taken. */
  async cancel(ctx: RequestContext, id: string, version: number): Promise<AbsenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const absence = await this.lock.get(ctx, id);
      if (!mayCancel(ctx, absence)) throw commonError('FORBIDDEN');
      if (absence.state !== 'approved') throw timeError('ABSENCE_STATE');
      const cancelled = await this.absences.update(ctx, id, version, { state: 'cancelled' });
      await this.ledger.bookAbsence(ctx, cancelled, []);
      await this.ledger.update(ctx, absence.employeeId);
      await this.notifier.cancelled(ctx, cancelled);
      return this.mapper.toView(ctx, cancelled);
    });
  }
}
