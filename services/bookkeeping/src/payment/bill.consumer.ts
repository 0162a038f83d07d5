import { billIssued, paymentRecorded } from '@jahrring/contracts-documents';
import type { BillIssued, PaymentRecorded } from '@jahrring/contracts-documents';
import { Consumes } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { fromCents, partOf, toCents } from '../value';
import { billLines, OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import { BookkeepingSettingsService } from '../settings';
import { AllocationRepository } from './payment.repositories';
import { PaymentService } from './payment.service';
import { ReversalService } from './reversal.service';
import { SettlementService } from './settlement.service';

/** Converts events about bills from documents into open items and payments: each once, whenever it is received. */
@Injectable()
export class BillConsumer {
  constructor(
    private readonly ledger: LedgerService,
    private readonly items: OpenItemRepository,
    private readonly allocations: AllocationRepository,
    private readonly payments: PaymentService,
    private readonly reversals: ReversalService,
    private readonly settlements: SettlementService,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  @Consumes(billIssued)
  async onBill(ctx: RequestContext, bill: BillIssued): Promise<void> {
    await this.ledger.lock(ctx);
    if (await this.items.find(ctx, bill.id)) return;
    const { baseAmount, lines } = billLines(bill, await this.settings.accounts(ctx));
    const day = { bookedOn: bill.documentDate, orNextOpenDay: true };
    const bookedOn = await this.ledger.bookingDay(ctx, day);
    const account = lines[0]?.account ?? '';
    const item = await this.items.insert(ctx, { ...toItem(bill, baseAmount, account), bookedOn });
    await this.ledger.post(ctx, {
      ...{ bookedOn, source: 'bill', sourceId: bill.id, lines },
      ...{ text: `${bill.recipientName}: ${bill.number}`.slice(0, 200), documentNumber: bill.number },
    });
    await this.setOff(ctx, item);
  }

  /** A payment that was recorded on the bill's own page; ours come back by it too. */
  @Consumes(paymentRecorded)
  async onPayment(ctx: RequestContext, payment: PaymentRecorded): Promise<void> {
    await this.ledger.lock(ctx);
    if (await this.allocations.find(ctx, payment.id)) return;
    if (payment.reversesId !== undefined) return this.reverse(ctx, payment, payment.reversesId);
    const item = await this.items.find(ctx, payment.documentId);
    if (item) await this.record(ctx, item, payment);
  }

  /** A correction lessens its own bill first; what is left is the customer's credit. */
  private async setOff(ctx: RequestContext, credit: OpenItemEntity): Promise<void> {
    const bill = credit.correctsId ? await this.items.find(ctx, credit.correctsId) : null;
    if (!bill || bill.currency !== credit.currency || bill.addressId !== credit.addressId) return;
    const amount = least(toCents(bill.open), -toCents(credit.open));
    if (amount <= 0n) return;
    const settledOn = credit.documentDate;
    const input = { settledOn, creditId: credit.id, itemId: bill.id, amount: fromCents(amount) };
    await this.settlements.setOff(ctx, input, true);
  }

  private async record(ctx: RequestContext, item: OpenItemEntity, payment: PaymentRecorded): Promise<void> {
    const { id, paidOn, amount, deducted, currency } = payment;
    const open = toCents(item.open);
    const paid = least(toCents(amount), open);
    const cashDiscount = fromCents(least(toCents(deducted), open - paid));
    const shares = [{ itemId: item.id, amount: fromCents(paid), cashDiscount, allocationId: id }];
    await this.payments.record(ctx, {
      ...{ side: 'debtor', direction: 'in', paidOn, amount, currency, addressId: item.addressId },
      ...{ baseAmount: baseOf(item, amount), addressName: item.addressName },
      ...{ source: 'document', sourceId: id, orNextOpenDay: true, allocations: shares },
    });
  }

  private async reverse(ctx: RequestContext, reversal: PaymentRecorded, ofId: string): Promise<void> {
    const allocation = await this.allocations.find(ctx, ofId);
    if (!allocation) return;
    const taken = await this.allocations.reversedOf(ctx, [ofId]);
    if (taken.has(ofId)) return;
    const options = {
      ...{ on: reversal.paidOn, orNextOpenDay: true },
      counterIds: new Map([[ofId, reversal.id]]),
    };
    const { paymentId, actId } = allocation;
    if (paymentId === null) await this.reversals.reverseSettlement(ctx, actId, options);
    else await this.reversals.reversePayment(ctx, paymentId, options);
  }
}

function toItem(bill: BillIssued, baseAmount: string, account: string) {
  const { id, type, number, title, documentDate, dueDate, currency, total } = bill;
  const { addressId = null, exchangeRate = null, projectId = null, reference = null, iban = null } = bill;
  return {
    ...{ id, side: 'debtor' as const, kind: type === 'bill' ? ('bill' as const) : ('credit' as const) },
    ...{ number, title, addressId, addressName: bill.recipientName, documentDate, dueDate, currency },
    ...{ exchangeRate, amount: total, open: total, baseAmount, baseOpen: baseAmount, vat: bill.vat, account },
    ...{ costCentre: bill.revenueCentre ?? bill.costCentre ?? null, projectId, reference, iban },
    ...{ cashDiscounts: bill.cashDiscounts, correctsId: bill.correctsId ?? null, paymentId: null },
  };
}

/** A bill's page knows no other rate than the bill's own. */
function baseOf({ exchangeRate, amount, baseAmount }: OpenItemEntity, paid: string): string | undefined {
  if (exchangeRate === null) return undefined;
  return fromCents(partOf(toCents(baseAmount), toCents(paid), toCents(amount)));
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}
