import type {
  ActView,
  PaymentView,
  RecordDebtorPayment,
  ReverseAct,
  SetOff,
  WriteOff,
} from '@jahrring/contracts-bookkeeping';
import { commonError, Database, groupBy, only } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import type { ListQuery } from '@jahrring/contracts-common';
import { Injectable } from '@nestjs/common';
import { LedgerService } from '../ledger';
import { OpenItemRepository } from '../open-item';
import {
  AllocationRepository,
  paymentColumns,
  PaymentRepository,
  PaymentService,
  ReversalService,
  SettlementService,
} from '../payment';
import type { PaymentEntity } from '../payment';
import { AddressRefRepository } from '../reference';
import { ofDebtors } from './debtor-item.service';
import { toAllocationView, toPaymentView } from './debtor.mapper';

/** Payments of customers as people record and see them. */
@Injectable()
export class DebtorPaymentService {
  constructor(
    private readonly db: Database,
    private readonly ledger: LedgerService,
    private readonly payments: PaymentRepository,
    private readonly allocations: AllocationRepository,
    private readonly items: OpenItemRepository,
    private readonly addresses: AddressRefRepository,
    private readonly recorder: PaymentService,
    private readonly reversals: ReversalService,
    private readonly settlements: SettlementService,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<PaymentView>> {
    return this.payments.listViews(ctx, ofDebtors(query), paymentColumns, (some) => this.toViews(ctx, some));
  }

  /** @throws NOT_FOUND where address or item is none of the licence's, and what `PaymentService.record` throws */
  record(ctx: RequestContext, body: RecordDebtorPayment): Promise<PaymentView> {
    return this.booking(ctx, async (tx) => {
      await this.addresses.get(tx, body.addressId);
      const payment = await this.recorder.record(tx, { ...body, side: 'debtor' });
      const settlesNothing = payment.onAccount === payment.amount;
      return settlesNothing ? toPaymentView(payment, [], false) : this.toView(tx, payment);
    });
  }

  /** @throws PAYMENT_REVERSED, LEDGER_PERIOD_CLOSED */
  reverse(ctx: RequestContext, id: string, { on, text }: ReverseAct): Promise<PaymentView> {
    return this.booking(ctx, async (tx) => {
      const { side } = await this.payments.get(tx, id);
      if (side !== 'debtor') throw commonError('NOT_FOUND');
      const counter = await this.reversals.reversePayment(tx, id, { on, text: text ?? undefined });
      return this.toView(tx, counter);
    });
  }

  setOff(ctx: RequestContext, body: SetOff): Promise<ActView> {
    return this.booking(ctx, async (tx) => {
      await this.refuseCreditors(tx, body.itemId);
      return { id: await this.settlements.setOff(tx, body) };
    });
  }

  writeOff(ctx: RequestContext, itemId: string, body: WriteOff): Promise<ActView> {
    return this.booking(ctx, async (tx) => {
      await this.refuseCreditors(tx, itemId);
      return { id: await this.settlements.writeOff(tx, itemId, body) };
    });
  }

  reverseSettlement(ctx: RequestContext, id: string, { on, text }: ReverseAct): Promise<ActView> {
    return this.booking(ctx, async (tx) => {
      const [made] = await this.allocations.ofAct(tx, id);
      if (!made) throw commonError('NOT_FOUND');
      await this.refuseCreditors(tx, made.itemId);
      await this.reversals.reverseSettlement(tx, id, { on, text: text ?? undefined });
      return { id };
    });
  }

  /** Locks the books before anything is read: MariaDB repeats a transaction that read before somebody else booked. */
  private booking<T>(ctx: RequestContext, work: (tx: RequestContext) => Promise<T>): Promise<T> {
    return this.db.tx(ctx, async (tx) => {
      await this.ledger.lock(tx);
      return work(tx);
    });
  }

  private async refuseCreditors(ctx: RequestContext, itemId: string): Promise<void> {
    const { side } = await this.items.get(ctx, itemId);
    if (side !== 'debtor') throw commonError('NOT_FOUND');
  }

  private async toView(ctx: RequestContext, payment: PaymentEntity): Promise<PaymentView> {
    return only(await this.toViews(ctx, [payment]));
  }

  private async toViews(ctx: RequestContext, payments: readonly PaymentEntity[]): Promise<PaymentView[]> {
    const ids = payments.map(({ id }) => id);
    const bare = payments.filter(({ reversed }) => reversed === undefined).map(({ id }) => id);
    const [made, reversed] = await Promise.all([
      this.allocations.namedOfPayments(ctx, ids),
      this.payments.reversedOf(ctx, bare),
    ]);
    const byPayment = groupBy(made, ({ paymentId }) => paymentId ?? '');
    return payments.map((payment) => {
      const own = byPayment.get(payment.id) ?? [];
      const views = own.map((one) => toAllocationView(one, one.itemNumber ?? ''));
      return toPaymentView(payment, views, payment.reversed ?? reversed.has(payment.id));
    });
  }
}
