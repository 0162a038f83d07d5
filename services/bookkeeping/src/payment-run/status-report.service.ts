import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { StatusReportTaken } from '@jahrring/contracts-bookkeeping';
import { AppError, Database } from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { readStatusReport, statusOfTransfer, StatusReportError } from '../payment-file';
import type { StatusReport } from '../payment-file';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { RunProgress } from './run-progress';
import { canDo } from './run-state';

/** Takes over what the bank says of a file (pain.002): what it rejected can be paid by another run. */
@Injectable()
export class StatusReportService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
    private readonly progress: RunProgress,
  ) {}

  /**
   * The same report twice changes nothing; what was debited stays, whatever a report says.
   *
   * @throws STATUS_REPORT_UNREADABLE, STATUS_REPORT_UNKNOWN, PAYMENT_RUN_STATE
   */
  async importReport(ctx: RequestContext, file: Upload): Promise<StatusReportTaken> {
    const report = await read(file);
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const run = await this.runs.ofMessage(tx, report.originalMessageId);
      if (!run?.fileCreatedAt) throw new AppError(bookkeepingErrors, 'STATUS_REPORT_UNKNOWN');
      const taken = { accepted: 0, rejected: 0 };
      if (!canDo(run.state, 'report')) return { runId: run.id, state: run.state, ...taken };
      for (const bill of await this.bills.by(tx, 'runId', [run.id])) {
        const patch = changeBy(report, run.messageId, bill);
        if (!patch) continue;
        await this.bills.update(tx, bill.id, bill.version, patch);
        taken[patch.state] += 1;
      }
      const { state } = await this.progress.update(tx, run);
      return { runId: run.id, state, ...taken };
    });
  }
}

async function read(file: Upload): Promise<StatusReport> {
  try {
    return await readStatusReport(file.open());
  } catch (error) {
    if (!(error instanceof StatusReportError)) throw error;
    const { fault: reason, transfer, element } = error;
    const params = { reason, transfer, element };
    throw new AppError(bookkeepingErrors, 'STATUS_REPORT_UNREADABLE', params, { cause: error });
  }
}

/**
 * Returns the change that the report makes to a bill; null if it contains nothing new, or if the bank has not decided
 * yet.
 */
function changeBy(report: StatusReport, messageId: string, bill: PaymentRunBillEntity) {
  if (bill.state !== 'open' && bill.state !== 'accepted') return null;
  const said = statusOfTransfer(report, { ...bill, messageId });
  if (said?.status === 'rejected') {
    const [reason] = said.reasons;
    const reasonCode = reason?.code?.slice(0, 35) ?? null;
    const reasonText = reason?.text.slice(0, 500) ?? null;
    return { state: 'rejected' as const, liveItemId: null, reasonCode, reasonText };
  }
  const isNew = said?.status === 'accepted' && bill.state === 'open';
  return isNew ? { state: 'accepted' as const } : null;
}
