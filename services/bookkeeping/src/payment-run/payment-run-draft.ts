import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import { compactIban, localDateAt } from '@jahrring/contracts-common';
import { AppError, Clock, commonError, isUniqueViolation } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { sumOf } from '../value';
import { executionDay } from '../payment-file';
import { LicenceRefRepository } from '../reference';
import type { Payable } from './payable';
import { PayableReader } from './payable.reader';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import type { PaymentRunEntity } from './payment-run.entity';
import { PaymentRunBillRepository, PaymentRunRepository } from './payment-run.repositories';
import { RunCheck } from './run-check';
import { identifiersOf, messageIdOf, orderOf } from './run-order';
import { toRow } from './payment-run-rows';
import type { NewRun, NewBill } from './payment-run-rows';

/** Writes drafts: the bills with account, reference and amount as they are now, each in one run that is under way. */
@Injectable()
export class PaymentRunDraft {
  constructor(
    private readonly payables: PayableReader,
    private readonly runs: PaymentRunRepository,
    private readonly bills: PaymentRunBillRepository,
    private readonly licences: LicenceRefRepository,
    private readonly clock: Clock,
    private readonly check: RunCheck,
  ) {}

  /** @throws NOT_FOUND, PAYMENT_RUN_REFUSED, BILL_IN_PAYMENT_RUN */
  async insert(tx: RequestContext, input: NewRun): Promise<PaymentRunEntity> {
    const payables = await this.chosen(tx, input);
    const run = await this.insertRun(tx, input, payables);
    const rows = payables.map((payable, position) => toRow(payable, position, run, input));
    const named = identifiersOf(orderOf(run, rows));
    const missing = { endToEndId: run.messageId, paymentInfoId: run.messageId };
    const values = rows.map((row) => ({ ...row, ...(named.get(row.itemId) ?? missing) }));
    const bills = await this.insertBills(tx, values);
    await this.check.require(tx, run, bills);
    return this.renew(tx, run, bills);
  }

  /** Names the transfers of a draft anew and sums it up. */
  async renew(
    tx: RequestContext,
    run: PaymentRunEntity,
    bills: readonly PaymentRunBillEntity[],
  ): Promise<PaymentRunEntity> {
    const order = orderOf(run, bills);
    const named = identifiersOf(order);
    for (const bill of bills) {
      const names = named.get(bill.itemId);
      if (!names || names.endToEndId === bill.endToEndId) continue;
      await this.bills.update(tx, bill.id, bill.version, names);
    }
    return this.runs.update(tx, run.id, run.version, {
      ...{ billCount: bills.length, transferCount: order.transfers.length },
      total: sumOf(bills.map(({ amount }) => amount)),
      preparedBy: [...new Set([...run.preparedBy, tx.userId])],
    });
  }

  private async chosen(tx: RequestContext, { bills }: NewRun): Promise<Payable[]> {
    const ids = bills.map(({ itemId }) => itemId);
    const found = await this.payables.ofItems(tx, ids);
    const byId = new Map(found.map((payable) => [payable.itemId, payable]));
    if (new Set(ids).size < ids.length) throw refused('billTwice', byId.get(ids[0] ?? '')?.number ?? '');
    return ids.map((itemId) => {
      const payable = byId.get(itemId);
      if (!payable) throw commonError('NOT_FOUND');
      if (payable.iban === null) throw refused('badIban', payable.number);
      return payable;
    });
  }

  private async insertRun(
    tx: RequestContext,
    { id, executionDate: wanted, debtorIban, batchBooking }: NewRun,
    payables: readonly Payable[],
  ): Promise<PaymentRunEntity> {
    const { name, street, houseNumber, zip, city, country, currency } = await this.licences.own(tx);
    if (new Set(payables.map((payable) => payable.currency)).size > 1) throw refused('mixedCurrency', '');
    const executionDate = executionDay(wanted, localDateAt(this.clock.now(), tx.timeZone));
    return this.runs.insert(tx, {
      ...{ id, state: 'draft', messageId: messageIdOf(id), executionDate, batchBooking, debtorName: name },
      debtorAddress: city === null ? null : { street, houseNumber, zip, city, country },
      ...{ debtorIban: compactIban(debtorIban), currency: payables[0]?.currency ?? currency, total: '0.00' },
      ...{ billCount: payables.length, transferCount: 0, rejectedCount: 0, executedCount: 0 },
      ...{ preparedBy: [tx.userId], confirmedBy: null, confirmedAt: null, fileCreatedAt: null },
      ...{ uploadedAt: null, withdrawnReason: null },
    });
  }

  private async insertBills(tx: RequestContext, values: readonly NewBill[]): Promise<PaymentRunBillEntity[]> {
    const live = await this.bills.by(tx, 'liveItemId', values.map(({ itemId }) => itemId)); // oxfmt-ignore
    if (live[0]) throw new AppError(bookkeepingErrors, 'BILL_IN_PAYMENT_RUN', { number: live[0].number });
    try {
      return await this.bills.insertMany(tx, values);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      const number = values[0]?.number ?? '';
      throw new AppError(bookkeepingErrors, 'BILL_IN_PAYMENT_RUN', { number }, { cause: error });
    }
  }
}

function refused(reason: string, number: string): AppError {
  return new AppError(bookkeepingErrors, 'PAYMENT_RUN_REFUSED', { reason, number, count: 1 });
}
