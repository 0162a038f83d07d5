import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { PaymentRunView } from '@jahrring/contracts-bookkeeping';
import { localDateAt } from '@jahrring/contracts-common';
import { AppError, Clock, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { executionDay, writePaymentOrder } from '../payment-file';
import type { PaymentRunEntity } from './payment-run.entity';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { PaymentRunService } from './payment-run.service';
import { RunCheck } from './run-check';
import { orderOf } from './run-order';
import { RunProgress } from './run-progress';
import { requireState } from './run-state';

export interface PaymentFile {
  name: string;
  bytes: Buffer;
}

/** The way of a run to the bank: confirmed, made into a file, given to the bank. */
@Injectable()
export class PaymentFileService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly clock: Clock,
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
    private readonly service: PaymentRunService,
    private readonly check: RunCheck,
    private readonly progress: RunProgress,
  ) {}

  /**
   * Confirms a draft of the version that the person has seen.
   *
   * @throws PAYMENT_RUN_STATE, PAYMENT_RUN_SECOND_PERSON, PAYMENT_RUN_REFUSED; VERSION_CONFLICT where it changed meanwhile
   */
  confirm(ctx: RequestContext, id: string, version: number): Promise<PaymentRunView> {
    return this.act(ctx, id, async (tx, run) => {
      requireState(run.state, 'confirm');
      if (await this.service.needsOther(tx, run)) {
        throw new AppError(bookkeepingErrors, 'PAYMENT_RUN_SECOND_PERSON');
      }
      await this.check.require(tx, run, await this.bills.by(tx, 'runId', [id]));
      const confirmed = { confirmedBy: tx.userId || null, confirmedAt: this.clock.now() };
      return this.runs.update(tx, id, version, { state: 'confirmed', ...confirmed });
    });
  }

  /**
   * Makes the file of a confirmed run: day and moment that stand in it are kept from now on. Asked for again it changes nothing.
   *
   * @throws PAYMENT_RUN_STATE, PAYMENT_RUN_REFUSED
   */
  generate(ctx: RequestContext, id: string): Promise<PaymentRunView> {
    return this.act(ctx, id, async (tx, run) => {
      requireState(run.state, 'generate');
      if (run.fileCreatedAt) return run;
      await this.check.require(tx, run, await this.bills.by(tx, 'runId', [id]));
      const now = this.clock.now();
      const executionDate = executionDay(run.executionDate, localDateAt(now, tx.timeZone));
      const patch = { state: 'generated' as const, fileCreatedAt: now, executionDate };
      return this.runs.update(tx, id, run.version, patch);
    });
  }

  /** The file, the same bytes each time. @throws PAYMENT_RUN_STATE before it was made */
  async file(ctx: RequestContext, id: string): Promise<PaymentFile> {
    const run = await this.runs.get(ctx, id);
    if (!run.fileCreatedAt) throw new AppError(bookkeepingErrors, 'PAYMENT_RUN_STATE', { state: run.state });
    const bills = await this.bills.by(ctx, 'runId', [id]);
    return { name: `pain001-${run.messageId}.xml`, bytes: writePaymentOrder(orderOf(run, bills)) };
  }

  /** Notes that the bank has the file. @throws PAYMENT_RUN_STATE */
  upload(ctx: RequestContext, id: string): Promise<PaymentRunView> {
    return this.act(ctx, id, (tx, run) => {
      requireState(run.state, 'upload');
      return this.progress.update(tx, run, { state: 'uploaded', uploadedAt: this.clock.now() });
    });
  }

  private act(
    ctx: RequestContext,
    id: string,
    work: (tx: RequestContext, run: PaymentRunEntity) => Promise<PaymentRunEntity>,
  ): Promise<PaymentRunView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      return this.service.view(tx, await work(tx, await this.runs.get(tx, id)));
    });
  }
}
