import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import { newId } from '@jahrring/contracts-common';
import { AppError, commonError, Database } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { negated, sumOf } from '../value';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import type { AllocationEntity } from './allocation.entity';
import { ItemSettler } from './item-settler';
import type { ToSettle } from './item-settler';
import { AllocationRepository, PaymentRepository } from './payment.repositories';
import type { PaymentEntity } from './payment.entity';
import type { Settlement } from './settlement';

export interface ReversalOptions {
  /** Day of the counter-entry. */
  on: string;
  /** Reason, as given by the bank or a person. */
  text?: string | undefined;
  orNextOpenDay?: boolean;
  /** Ids that others know the counter-allocations by, by the id of the allocation taken back. */
  counterIds?: ReadonlyMap<string, string>;
}

/** Takes acts of settling back, each by its counter-act: what they settled is open again. */
@Injectable()
export class ReversalService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentRepository,
    private readonly allocations: AllocationRepository,
    private readonly items: OpenItemRepository,
    private readonly settler: ItemSettler,
  ) {}

  /**
   * Takes a payment back and returns the counter-payment; what its credit was used for is taken back before.
   *
   * @throws PAYMENT_REVERSED, LEDGER_PERIOD_CLOSED
   */
  reversePayment(ctx: RequestContext, id: string, options: ReversalOptions): Promise<PaymentEntity> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const payment = await this.payments.get(tx, id);
      const isTaken = payment.reversesId !== null || (await this.payments.reversedOf(tx, [id])).has(id);
      if (isTaken) throw new AppError(bookkeepingErrors, 'PAYMENT_REVERSED');
      const credits = await this.freeCredits(tx, id, options);
      const counter = await this.insertCounter(tx, payment, options);
      const settled = await this.livingOf(tx, await this.allocations.ofPayments(tx, [id]));
      const parts = [...(await this.counters(tx, settled, options)), ...credits.map(closing)];
      const act = { actId: counter.id, paymentId: counter.id, ...(await this.daysOf(tx, options)) };
      await this.settler.settle(tx, act, parts);
      await this.post(tx, { source: 'payment', sourceId: id }, payment.addressName, options);
      return counter;
    });
  }

  /** Takes a set-off or a write-off back. @throws PAYMENT_REVERSED, NOT_FOUND */
  reverseSettlement(ctx: RequestContext, actId: string, options: ReversalOptions): Promise<void> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const made = await this.allocations.ofAct(tx, actId);
      if (made.length === 0 || made.some(({ paymentId }) => paymentId !== null))
        throw commonError('NOT_FOUND');
      const living = await this.livingOf(tx, made);
      if (living.length === 0) throw new AppError(bookkeepingErrors, 'PAYMENT_REVERSED');
      const parts = await this.counters(tx, living, options);
      const act = { actId: newId(), paymentId: null, ...(await this.daysOf(tx, options)) };
      await this.settler.settle(tx, act, parts);
      await this.post(tx, { source: 'settlement', sourceId: actId }, '', options);
    });
  }

  private async daysOf(tx: RequestContext, { on: settledOn, orNextOpenDay = false }: ReversalOptions) {
    return { settledOn, bookedOn: await this.ledger.bookingDay(tx, { bookedOn: settledOn, orNextOpenDay }) };
  }

  /** Credits the payment has left, unused again. */
  private async freeCredits(
    tx: RequestContext,
    paymentId: string,
    options: ReversalOptions,
  ): Promise<OpenItemEntity[]> {
    const credits = await this.items.prepaymentsOf(tx, paymentId);
    const ids = credits.map(({ id }) => id);
    for (const use of await this.livingOf(tx, await this.allocations.ofItems(tx, ids))) {
      if (use.paymentId) await this.reversePayment(tx, use.paymentId, options);
      else await this.reverseSettlement(tx, use.actId, options);
    }
    return this.items.getMany(tx, ids);
  }

  /** Those that neither take back nor were taken back. */
  private async livingOf(tx: RequestContext, made: readonly AllocationEntity[]): Promise<AllocationEntity[]> {
    const reversed = await this.allocations.reversedOf(
      tx,
      made.map(({ id }) => id),
    );
    return made.filter(({ id, reversesId }) => reversesId === null && !reversed.has(id));
  }

  private async counters(
    tx: RequestContext,
    made: readonly AllocationEntity[],
    { counterIds }: ReversalOptions,
  ): Promise<ToSettle[]> {
    const items = await this.items.getMany(
      tx,
      made.map(({ itemId }) => itemId),
    );
    const corrected = new Set(items.flatMap(({ correctsId }) => correctsId ?? []));
    return made.flatMap((allocation) => {
      const item = items.find(({ id }) => id === allocation.itemId);
      if (!item) return [];
      const isOwnCredit = allocation.paymentId === null && isSetOffWithin(item, items, corrected);
      const known = counterIds?.get(allocation.id);
      return [
        { ...counterOf(item, allocation), allocationId: known, untold: known !== undefined || isOwnCredit },
      ];
    });
  }

  private insertCounter(
    tx: RequestContext,
    payment: PaymentEntity,
    { on, text }: ReversalOptions,
  ): Promise<PaymentEntity> {
    const { side, currency, addressId, addressName, account, source, reference } = payment;
    const amount = negated(payment.amount);
    return this.payments.insert(tx, {
      ...{ id: newId(), side, paidOn: on, amount, currency, baseAmount: negated(payment.baseAmount) },
      ...{ allocated: amount, onAccount: '0.00', charges: negated(payment.charges), addressId, addressName },
      ...{ account, source, sourceId: null, reference, text: text ?? null, reversesId: payment.id },
    });
  }

  private async post(
    tx: RequestContext,
    act: { source: 'payment' | 'settlement'; sourceId: string },
    name: string,
    { on: bookedOn, text, orNextOpenDay = false }: ReversalOptions,
  ): Promise<void> {
    const entry = { bookedOn, text: text ?? `Storno ${name}`.trim(), orNextOpenDay };
    await this.ledger.reverse(tx, act, entry);
  }
}

/** A bill and its own correction set off against each other: the bill's owner has counted the correction already. */
function isSetOffWithin(
  item: OpenItemEntity,
  items: readonly OpenItemEntity[],
  corrected: ReadonlySet<string>,
): boolean {
  return item.correctsId === null ? corrected.has(item.id) : items.some(({ id }) => id === item.correctsId);
}

function counterOf(item: OpenItemEntity, allocation: AllocationEntity): ToSettle {
  const discount = sumOf([allocation.discountNet, allocation.discountVat]);
  const { amount, paymentAmount, discountVat, writeOff, baseAmount, exchangeGain } = allocation;
  const settlement: Settlement = {
    ...{ item, amount: negated(amount), paymentAmount: negated(paymentAmount) },
    ...{ discount: negated(discount), writeOff: negated(writeOff), discountVat: negated(discountVat) },
    total: negated(sumOf([amount, discount, writeOff])),
    ...{ baseTotal: negated(baseAmount), baseAmount: '0.00', discountShares: [], writeOffShares: [] },
    ...{ baseDiscount: '0.00', baseWriteOff: '0.00' },
  };
  return { item, settlement, exchangeGain: negated(exchangeGain), reversesId: allocation.id };
}

/** A credit that goes with the payment it is of. */
function closing(item: OpenItemEntity): ToSettle {
  const nothing = { discount: '0.00', writeOff: '0.00', discountVat: '0.00' };
  const { open: amount, baseOpen: baseTotal } = item;
  const settlement: Settlement = {
    ...{ item, amount, paymentAmount: amount, ...nothing, total: amount, baseTotal, baseAmount: baseTotal },
    ...{ discountShares: [], writeOffShares: [], baseDiscount: '0.00', baseWriteOff: '0.00' },
  };
  return { item, settlement, exchangeGain: '0.00' };
}
