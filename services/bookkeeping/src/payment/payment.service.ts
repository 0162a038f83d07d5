import { bookkeepingErrors } from '@jahrring/contracts-bookkeeping';
import { AppError, commonError, Database, fieldErrorOf } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { fromCents, negated, sumOf, toCents } from '../value';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import { AddressRefRepository, LicenceRefRepository } from '../reference';
import { BookkeepingSettingsService } from '../settings';
import { ItemSettler } from './item-settler';
import type { ToSettle } from './item-settler';
import { PaymentRepository } from './payment.repositories';
import type { PaymentEntity } from './payment.entity';
import type { ItemShare, NewPayment } from './payment.input';
import { Prepayments } from './prepayments';
import { settle } from './settlement';
import { settlementLines, shareBase } from './settlement-lines';

type Amounts = Pick<PaymentEntity, 'amount' | 'baseAmount' | 'currency'>;

/**
 * Records payments of customers and to suppliers, whatever they were heard of by: by hand, from a statement, from a bill's page.
 *
 * ```ts
 * await payments.record(ctx, {
 *   side: 'debtor', direction: 'in', paidOn, amount: '108.10', currency: 'CHF', addressId,
 *   source: 'camt', sourceId: entryKey, reference,
 *   allocations: [{ itemId, amount: '105.94', cashDiscount: '2.16' }],
 * });
 * ```
 *
 * One transaction writes payment, allocations, what they leave open, the journal and the word to the bills' owner.
 */
@Injectable()
export class PaymentService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentRepository,
    private readonly items: OpenItemRepository,
    private readonly settler: ItemSettler,
    private readonly prepayments: Prepayments,
    private readonly addresses: AddressRefRepository,
    private readonly licences: LicenceRefRepository,
    private readonly settings: BookkeepingSettingsService,
  ) {}

  /**
   * Records a payment and returns it; the one of the same id or source that is there already where it was recorded before.
   *
   * @throws ITEM_EXCEEDS_OPEN, PAYMENT_EXCEEDED, LEDGER_PERIOD_CLOSED, ITEM_OTHER_CURRENCY; VALIDATION_FAILED at `baseAmount`
   */
  record(ctx: RequestContext, input: NewPayment): Promise<PaymentEntity> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      const known = await this.findKnown(tx, input);
      if (known) return known;
      const amounts = await this.amountsOf(tx, input);
      const shares = await this.sharesOf(tx, input, amounts);
      const given = sumOf(shares.map(({ settlement }) => settlement.paymentAmount));
      const onAccount = fromCents(toCents(amounts.amount) - toCents(given));
      if (toCents(onAccount) < 0n) throw new AppError(bookkeepingErrors, 'PAYMENT_EXCEEDED');
      const payment = await this.insert(tx, input, { ...amounts, allocated: given, onAccount });
      await this.write(tx, payment, shares, input);
      return payment;
    });
  }

  private async findKnown(tx: RequestContext, input: NewPayment): Promise<PaymentEntity | null> {
    const byId = input.id ? await this.payments.find(tx, input.id) : null;
    if (byId || input.sourceId === undefined) return byId;
    return this.payments.ofSource(tx, input.source, input.sourceId);
  }

  /** Signed as the payment is kept: positive where it settles what is owed. */
  private async amountsOf(tx: RequestContext, input: NewPayment): Promise<Amounts> {
    const base = (await this.licences.own(tx)).currency;
    const inBase = input.currency === base ? input.amount : input.baseAmount;
    if (inBase === undefined) throw fieldErrorOf('baseAmount', 'required');
    const settles = (input.side === 'debtor') === (input.direction === 'in');
    const signed = (amount: string) => (settles ? sumOf([amount]) : negated(amount));
    return { amount: signed(input.amount), baseAmount: signed(inBase), currency: input.currency };
  }

  private async sharesOf(tx: RequestContext, input: NewPayment, payment: Amounts): Promise<ToSettle[]> {
    const found = await this.items.getMany(
      tx,
      input.allocations.map(({ itemId }) => itemId),
    );
    const byId = new Map(found.map((item) => [item.id, item]));
    const parts = input.allocations.map((share) => {
      const item = byId.get(share.itemId);
      if (!item || item.side !== input.side) throw commonError('NOT_FOUND');
      const settlement = settle(toSettling(item, share, payment));
      byId.set(item.id, itemAfter(item, settlement));
      return { item, settlement, share };
    });
    const bases = shareBase(
      payment,
      parts.map(({ settlement }) => settlement.paymentAmount),
    );
    return parts.map(({ item, settlement, share }, index) => ({
      ...{ item, settlement, allocationId: share.allocationId, untold: share.allocationId !== undefined },
      exchangeGain: fromCents(toCents(bases[index] ?? '0') - toCents(settlement.baseAmount)),
    }));
  }

  private async insert(
    tx: RequestContext,
    input: NewPayment,
    amounts: Amounts & Pick<PaymentEntity, 'allocated' | 'onAccount'>,
  ): Promise<PaymentEntity> {
    const accounts = await this.settings.accounts(tx);
    const address = input.addressId ? await this.addresses.find(tx, input.addressId) : null;
    const { side, paidOn, addressId, source, text = null } = input;
    const payment = await this.payments.insert(tx, {
      ...(input.id ? { id: input.id } : {}),
      ...{ side, paidOn, ...amounts, addressId, source, text, reversesId: null },
      charges: sumOf([input.charges ?? '0']),
      addressName: address?.name ?? input.addressName ?? '',
      account: input.account ?? (source === 'cash' ? accounts.cash : accounts.bank),
      ...{ sourceId: input.sourceId ?? null, reference: input.reference ?? null },
    });
    return Object.assign(payment, { reversed: false });
  }

  private async write(
    tx: RequestContext,
    payment: PaymentEntity,
    shares: readonly ToSettle[],
    { orNextOpenDay = false }: NewPayment,
  ): Promise<void> {
    const { id, side, paidOn: settledOn } = payment;
    const bookedOn = await this.ledger.bookingDay(tx, { bookedOn: settledOn, orNextOpenDay });
    await this.settler.settle(tx, { actId: id, paymentId: id, settledOn, bookedOn }, shares);
    const accounts = await this.settings.accounts(tx);
    const given = sumOf(
      shares.flatMap(({ settlement, exchangeGain }) => [settlement.baseAmount, exchangeGain]),
    );
    const rest = fromCents(toCents(payment.baseAmount) - toCents(given));
    const credit = await this.prepayments.open(tx, payment, {
      amount: payment.onAccount,
      baseAmount: rest,
      bookedOn,
    });
    await this.ledger.post(tx, {
      ...{ bookedOn, source: 'payment', sourceId: id },
      text: textOf(payment, shares),
      documentNumber: shares.length === 1 ? shares[0]?.item.number : null,
      lines: settlementLines({
        ...{ side, accounts, money: payment, onAccount: credit },
        settlements: shares.map(({ settlement, exchangeGain }) => ({ ...settlement, exchangeGain })),
      }),
    });
  }
}

function toSettling(item: OpenItemEntity, share: ItemShare, payment: Amounts) {
  const signed = (amount: string) => (toCents(item.amount) < 0n ? negated(amount) : sumOf([amount]));
  const paymentAmount = item.currency === payment.currency ? share.amount : share.paymentAmount;
  if (paymentAmount === undefined) {
    throw new AppError(bookkeepingErrors, 'ITEM_OTHER_CURRENCY', { number: item.number });
  }
  return {
    ...{ item, amount: signed(share.amount), paymentAmount: signed(paymentAmount) },
    ...{ discount: signed(share.cashDiscount ?? '0'), writeOff: signed(share.writeOff ?? '0') },
  };
}

/** The item as the next share of the same payment finds it. */
function itemAfter(item: OpenItemEntity, { total, baseTotal }: { total: string; baseTotal: string }) {
  const open = fromCents(toCents(item.open) - toCents(total));
  return Object.assign(Object.create(item) as OpenItemEntity, {
    open,
    baseOpen: fromCents(toCents(item.baseOpen) - toCents(baseTotal)),
  });
}

function textOf({ addressName, text }: PaymentEntity, shares: readonly ToSettle[]): string {
  const numbers = shares.map(({ item }) => item.number).join(', ');
  return (text ?? [addressName, numbers].filter((part) => part !== '').join(': ')).slice(0, 200);
}
