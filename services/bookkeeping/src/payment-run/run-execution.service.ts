import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { Currency } from '@jahrring/contracts-common';
import { AppError, Database, fieldErrorOf, groupBy } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { fromCents, sumOf, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import { PaymentService, ReversalService, shareBase } from '../payment';
import { LicenceRefRepository } from '../reference';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { RunProgress } from './run-progress';
import { transferShares } from './transfer-shares';

/** A debit of the account. */
export interface Debit {
  paidOn: string;
  /** Positive; in the currency of the transfers, or in the licence's. Null: what was ordered. */
  amount: string | null;
  currency: Currency | null;
  /** Of the statement; null where a person tells of it. */
  lineId: string | null;
}

/** Books what the bank has debited: the payment of each transfer, and with it what its bills leave open. */
@Injectable()
export class RunExecution {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
    private readonly items: OpenItemRepository,
    private readonly payments: PaymentService,
    private readonly reversals: ReversalService,
    private readonly licences: LicenceRefRepository,
    private readonly progress: RunProgress,
  ) {}

  /**
   * Books the transfers of one run that the bills are paid by, and returns the first payment.
   *
   * @throws PAYMENT_RUN_STATE where all of them are booked; VALIDATION_FAILED at `baseAmount` where the debit is in no known currency
   */
  execute(ctx: RequestContext, wanted: readonly PaymentRunBillEntity[], debit: Debit): Promise<string> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const bills = await this.bills.getMany(tx, wanted.map(({ id }) => id)); // oxfmt-ignore
      const due = bills.filter(({ state }) => state !== 'executed' && state !== 'withdrawn');
      const [first] = due;
      if (!first) throw new AppError(bookkeepingErrors, 'PAYMENT_RUN_STATE', { state: 'executed' });
      const run = await this.runs.get(tx, first.runId);
      const transfers = [...groupBy(due, ({ endToEndId }) => endToEndId).values()];
      const money = await this.moneyOf(tx, run.currency, transfers, debit);
      let paymentId = '';
      for (const [index, transfer] of transfers.entries()) {
        const paid = await this.book(tx, { transfer, currency: run.currency, debit, ...money[index] });
        paymentId ||= paid;
      }
      await this.progress.update(tx, run);
      return paymentId;
    });
  }

  /** Takes back what a line of a statement was booked as: its bills wait for their debit again. False where it was none of a run. */
  reverse(ctx: RequestContext, lineId: string, on: string): Promise<boolean> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const bills = await this.bills.by(tx, 'lineId', [lineId]);
      const [other] = await this.bills.by(tx, 'liveItemId', bills.map(({ itemId }) => itemId)); // oxfmt-ignore
      if (other) throw new AppError(bookkeepingErrors, 'BILL_IN_PAYMENT_RUN', { number: other.number });
      for (const paymentId of new Set(bills.flatMap((bill) => bill.paymentId ?? []))) {
        await this.reversals.reversePayment(tx, paymentId, { on, orNextOpenDay: true });
      }
      for (const bill of bills) {
        const patch = {
          state: 'accepted' as const,
          liveItemId: bill.itemId,
          paymentId: null,
          executedOn: null,
        };
        await this.bills.update(tx, bill.id, bill.version, { ...patch, lineId: null });
      }
      const [first] = bills;
      if (first) await this.progress.update(tx, await this.runs.get(tx, first.runId));
      return first !== undefined;
    });
  }

  /**
   * Takes a transfer back that the bank has returned: its bills are open again, rejected with the bank's reason. Returns the counter
   * payment; null where the payment was none of a run.
   */
  returned(
    ctx: RequestContext,
    paymentId: string,
    { on, reason }: { on: string; reason: string | null },
  ): Promise<string | null> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const bills = await this.bills.by(tx, 'paymentId', [paymentId]);
      const [first] = bills;
      if (!first) return null;
      const text = reason?.slice(0, 200);
      const counter = await this.reversals.reversePayment(tx, paymentId, { on, text, orNextOpenDay: true });
      for (const bill of bills) {
        await this.bills.update(tx, bill.id, bill.version, {
          ...{ state: 'rejected', paymentId: null, executedOn: null, lineId: null },
          ...{ reasonCode: reason?.slice(0, 35) ?? null, reasonText: null },
        });
      }
      await this.progress.update(tx, await this.runs.get(tx, first.runId));
      return counter.id;
    });
  }

  /** Returns each transfer's share of the debit: its amount in the licence's currency, and the bank's charges. */
  private async moneyOf(
    tx: RequestContext,
    currency: Currency,
    transfers: readonly (readonly PaymentRunBillEntity[])[],
    debit: Debit,
  ): Promise<{ baseAmount?: string; charges?: string }[]> {
    const base = (await this.licences.own(tx)).currency;
    const ordered = transfers.map((bills) => sumOf(bills.map(({ amount }) => amount)));
    const whole = sumOf(ordered);
    if (currency === base) {
      const more = debit.amount === null ? 0n : toCents(debit.amount) - toCents(whole);
      return transfers.map((_, index) => (index === 0 && more > 0n ? { charges: fromCents(more) } : {}));
    }
    if (debit.amount === null || debit.currency !== base) throw fieldErrorOf('baseAmount', 'required');
    const shares = shareBase({ amount: whole, baseAmount: debit.amount }, ordered);
    return shares.map((baseAmount) => ({ baseAmount }));
  }

  private async book(
    tx: RequestContext,
    { transfer, currency, debit, ...money }: BookedTransfer,
  ): Promise<string> {
    const [first] = transfer;
    if (!first) return '';
    const items = await this.items.getMany(tx, transfer.map(({ itemId }) => itemId)); // oxfmt-ignore
    const payment = await this.payments.record(tx, {
      ...{ side: 'creditor', direction: 'out', paidOn: debit.paidOn, currency, ...money },
      amount: sumOf(transfer.map(({ amount }) => amount)),
      ...{ addressId: first.addressId, addressName: first.creditorName, source: 'payment_run' },
      ...{ sourceId: `${first.endToEndId}:${first.version}`, reference: first.endToEndId },
      ...{ allocations: transferShares(transfer, items), orNextOpenDay: true },
    });
    for (const bill of transfer) {
      await this.bills.update(tx, bill.id, bill.version, {
        ...{ state: 'executed', liveItemId: null, paymentId: payment.id },
        ...{ executedOn: debit.paidOn, lineId: debit.lineId },
      });
    }
    return payment.id;
  }
}

interface BookedTransfer {
  transfer: readonly PaymentRunBillEntity[];
  currency: Currency;
  debit: Debit;
  baseAmount?: string;
  charges?: string;
}
