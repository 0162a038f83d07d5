import type { ExecutePaymentRun, PaymentRunView } from '@jahrring/contracts-bookkeeping';
import { Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { LicenceRefRepository } from '../reference';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { PaymentRunService } from './payment-run.service';
import { RunExecution } from './run-execution.service';
import { requireState } from './run-state';

/** Books a run's debit that a person tells of, where no statement does. */
@Injectable()
export class ManualExecutionService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
    private readonly licences: LicenceRefRepository,
    private readonly execution: RunExecution,
    private readonly service: PaymentRunService,
  ) {}

  /** @throws PAYMENT_RUN_STATE; whatever `RunExecution.execute` throws */
  execute(ctx: RequestContext, id: string, { on, baseAmount }: ExecutePaymentRun): Promise<PaymentRunView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const run = await this.runs.get(tx, id);
      requireState(run.state, 'execute');
      const bills = await this.bills.by(tx, 'runId', [id]);
      const due = bills.filter(({ state }) => state === 'open' || state === 'accepted');
      const { currency } = await this.licences.own(tx);
      await this.execution.execute(tx, due, {
        ...{ paidOn: on, lineId: null, currency },
        amount: run.currency === currency ? null : (baseAmount ?? null),
      });
      return this.service.get(tx, id);
    });
  }
}
