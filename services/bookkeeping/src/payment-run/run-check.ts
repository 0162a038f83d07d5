import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import type { PaymentRefusalCode } from '@jahrring/contracts-bookkeeping';
import { AppError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { sumOf, toCents } from '../value';
import type { Payable } from './payable';
import { PayableReader } from './payable.reader';
import type { PaymentRunBillEntity } from './payment-run-bill.entity';
import type { PaymentRunEntity } from './payment-run.entity';
import { PaymentRunBillRepository } from './payment-run.repositories';
import { orderOf, orderRefusals } from './run-order';

export interface RunRefusals {
  ofRun: PaymentRefusalCode[];
  /** By item. */
  ofBills: Map<string, PaymentRefusalCode[]>;
}

/** Says what speaks against a run as things are now. */
@Injectable()
export class RunCheck {
  constructor(
    private readonly payables: PayableReader,
    private readonly bills: PaymentRunBillRepository,
  ) {}

  async refusals(
    ctx: RequestContext,
    run: PaymentRunEntity,
    bills: readonly PaymentRunBillEntity[],
  ): Promise<RunRefusals> {
    const ids = bills.map(({ itemId }) => itemId);
    const payables = new Map((await this.payables.ofItems(ctx, ids)).map((one) => [one.itemId, one]));
    const live = await this.bills.by(ctx, 'liveItemId', ids);
    const elsewhere = new Set(live.filter(({ runId }) => runId !== run.id).map(({ itemId }) => itemId));
    const { ofRun, ofBills: ofFile } = orderRefusals(orderOf(run, bills));
    const ofBills = new Map<string, PaymentRefusalCode[]>();
    for (const bill of bills) {
      const against: PaymentRefusalCode[] = againstPaying(bill, payables.get(bill.itemId));
      if (elsewhere.has(bill.itemId)) against.push('inOtherRun');
      against.push(...(ofFile.get(bill.itemId) ?? []));
      if (against.length > 0) ofBills.set(bill.itemId, [...new Set(against)]);
    }
    return { ofRun, ofBills };
  }

  /** @throws PAYMENT_RUN_REFUSED with the first of what speaks against it */
  async require(
    ctx: RequestContext,
    run: PaymentRunEntity,
    bills: readonly PaymentRunBillEntity[],
  ): Promise<void> {
    refuse(await this.refusals(ctx, run, bills), bills);
  }
}

/** The bill was blocked, or part of it settled otherwise, since it was taken in. */
function againstPaying(bill: PaymentRunBillEntity, payable: Payable | undefined): PaymentRefusalCode[] {
  if (!payable) return ['changed'];
  const planned = toCents(sumOf([bill.amount, bill.cashDiscount]));
  const open = toCents(payable.open);
  return [
    ...(payable.approved ? [] : (['notApproved'] as const)),
    ...(payable.blocked ? (['blocked'] as const) : []),
    ...(planned === open && payable.iban === bill.iban ? [] : (['changed'] as const)),
  ];
}

/** @throws PAYMENT_RUN_REFUSED */
function refuse({ ofRun, ofBills }: RunRefusals, bills: readonly PaymentRunBillEntity[]): void {
  const count = ofRun.length + ofBills.size;
  const [whole] = ofRun;
  if (whole)
    throw new AppError(bookkeepingErrors, 'PAYMENT_RUN_REFUSED', { reason: whole, number: '', count });
  for (const { itemId, number } of bills) {
    const [reason] = ofBills.get(itemId) ?? [];
    if (reason) throw new AppError(bookkeepingErrors, 'PAYMENT_RUN_REFUSED', { reason, number, count });
  }
}
