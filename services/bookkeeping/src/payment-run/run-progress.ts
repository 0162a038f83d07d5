import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { PaymentRunEntity } from './payment-run.entity';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { canDo, stateByBills } from './run-state';

/** Brings a run to the state that its bills are in. */
@Injectable()
export class RunProgress {
  constructor(
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
  ) {}

  /** Returns the run as it is now, with whatever else is said of it. */
  async update(
    tx: RequestContext,
    run: PaymentRunEntity,
    patch: Partial<Pick<PaymentRunEntity, 'state' | 'uploadedAt' | 'withdrawnReason'>> = {},
  ): Promise<PaymentRunEntity> {
    const bills = await this.bills.by(tx, 'runId', [run.id]);
    const states = bills.map(({ state }) => state);
    const now = patch.state ?? run.state;
    const isPlanned = canDo(now, 'confirm') || now === 'confirmed';
    return this.runs.update(tx, run.id, run.version, {
      ...patch,
      state: isPlanned && states.includes('open') ? now : stateByBills(now, states),
      rejectedCount: states.filter((state) => state === 'rejected').length,
      executedCount: states.filter((state) => state === 'executed').length,
    });
  }
}
