import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type {
  CreatePaymentRun,
  PaymentRunRow,
  PaymentRunView,
  WithdrawPaymentRun,
} from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import type { ListQuery } from '@jahrring/contracts-common';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { BookkeepingSettingsService } from '../settings';
import { PaymentRunDraft } from './payment-run-draft';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import type { PaymentRunEntity } from './payment-run.entity';
import { toRunRow, toRunView } from './payment-run.mapper';
import {
  paymentRunColumns,
  PaymentRunBillRepository,
  PaymentRunRepository,
} from './payment-run.repositories';
import { RunCheck } from './run-check';
import { RunProgress } from './run-progress';
import { canDo, requireState } from './run-state';

/** Payment runs from the draft to where they are given up. */
@Injectable()
export class PaymentRunService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
    private readonly draft: PaymentRunDraft,
    private readonly check: RunCheck,
    private readonly progress: RunProgress,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<PaymentRunRow>> {
    const pays = ctx.can('tools.creditors.pay');
    return this.runs.listViews(ctx, query, paymentRunColumns, (runs) =>
      Promise.resolve(runs.map((run) => toRunRow(run, pays))),
    );
  }

  async get(ctx: RequestContext, id: string): Promise<PaymentRunView> {
    return this.view(ctx, await this.runs.get(ctx, id));
  }

  /**
   * Makes a draft of bills as they are open now; the one that was made before with the same id.
   *
   * @throws PAYMENT_RUN_REFUSED, BILL_IN_PAYMENT_RUN
   */
  create(ctx: RequestContext, input: CreatePaymentRun): Promise<PaymentRunView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const known = input.id ? await this.runs.find(tx, input.id) : null;
      if (known) return this.view(tx, known);
      const run = await this.draft.insert(tx, { ...input, id: input.id ?? newId() });
      return this.view(tx, run);
    });
  }

  /** Takes a bill out of a draft; the file's transfers are named anew. @throws PAYMENT_RUN_STATE */
  removeBill(ctx: RequestContext, id: string, itemId: string): Promise<PaymentRunView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const run = await this.runs.get(tx, id);
      requireState(run.state, 'change');
      const bills = await this.bills.by(tx, 'runId', [id]);
      const bill = bills.find((one) => one.itemId === itemId);
      if (!bill) throw commonError('NOT_FOUND');
      if (bills.length === 1) {
        const reason = { reason: 'empty', number: '', count: 1 };
        throw new AppError(bookkeepingErrors, 'PAYMENT_RUN_REFUSED', reason);
      }
      await this.bills.remove(tx, bill.id, bill.version);
      const rest = bills.filter((one) => one !== bill);
      return this.view(tx, await this.draft.renew(tx, run, rest));
    });
  }

  /** Gives up what was not debited: its bills can be paid by another run. @throws PAYMENT_RUN_STATE */
  withdraw(ctx: RequestContext, id: string, { reason }: WithdrawPaymentRun): Promise<PaymentRunView> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const run = await this.runs.get(tx, id);
      requireState(run.state, 'withdraw');
      const bills = await this.bills.by(tx, 'runId', [id]);
      for (const bill of bills) {
        if (bill.state !== 'open' && bill.state !== 'accepted') continue;
        await this.bills.update(tx, bill.id, bill.version, { state: 'withdrawn', liveItemId: null });
      }
      return this.view(tx, await this.progress.update(tx, run, { withdrawnReason: reason }));
    });
  }

  /** A run as its page shows it. */
  async view(ctx: RequestContext, run: PaymentRunEntity): Promise<PaymentRunView> {
    const bills = await this.bills.by(ctx, 'runId', [run.id]);
    const needsOther = await this.needsOther(ctx, run);
    return toRunView(run, bills, {
      ...{ pays: ctx.can('tools.creditors.pay'), needsOther },
      ...(await this.refusals(ctx, run, bills)),
    });
  }

  /** Returns true if somebody other than the caller has to confirm it: persons count, whatever roles they have. */
  async needsOther(ctx: RequestContext, run: PaymentRunEntity): Promise<boolean> {
    if (run.state !== 'draft' || !(await this.settings.get(ctx)).secondPersonConfirms) return false;
    return run.preparedBy.includes(ctx.userId);
  }

  private async refusals(ctx: RequestContext, run: PaymentRunEntity, bills: readonly PaymentRunBillEntity[]) {
    const isPlanned = canDo(run.state, 'confirm') || run.state === 'confirmed';
    return isPlanned
      ? this.check.refusals(ctx, run, bills)
      : { ofRun: [], ofBills: new Map<string, never[]>() };
  }
}
