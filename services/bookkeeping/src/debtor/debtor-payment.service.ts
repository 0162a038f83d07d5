import type {
  ActView,
  PaymentView,
  RecordDebtorPayment,
  ReverseAct,
  SetOff,
  WriteOff,
} from '@jahrring/contracts-bookkeeping';
import { commonError } from '@jahrring/service-kit';
import type { ListResult, RequestContext } from '@jahrring/service-kit';
import type { ListQuery } from '@jahrring/contracts-common';
import { Injectable } from '@nestjs/common';
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
  async record(ctx: RequestContext, body: RecordDebtorPayment): Promise<PaymentView> {
    await this.addresses.get(ctx, body.addressId);
    return this.toView(ctx, await this.recorder.record(ctx, { ...body, side: 'debtor' }));
  }

  /** @throws PAYMENT_REVERSED, LEDGER_PERIOD_CLOSED */
  async reverse(ctx: RequestContext, id: string, { on, text }: ReverseAct): Promise<PaymentView> {
    const { side } = await this.payments.get(ctx, id);
    if (side !== 'debtor') throw commonError('NOT_FOUND');
    const counter = await this.reversals.reversePayment(ctx, id, { on, text: text ?? undefined });
    return this.toView(ctx, counter);
  }

  async setOff(ctx: RequestContext, body: SetOff): Promise<ActView> {
    await this.refuseCreditors(ctx, body.itemId);
    return { id: await this.settlements.setOff(ctx, body) };
  }

  async writeOff(ctx: RequestContext, itemId: string, body: WriteOff): Promise<ActView> {
    await this.refuseCreditors(ctx, itemId);
    return { id: await this.settlements.writeOff(ctx, itemId, body) };
  }

  async reverseSettlement(ctx: RequestContext, id: string, { on, text }: ReverseAct): Promise<ActView> {
    const [made] = await this.allocations.ofAct(ctx, id);
    if (!made) throw commonError('NOT_FOUND');
    await this.refuseCreditors(ctx, made.itemId);
    await this.reversals.reverseSettlement(ctx, id, { on, text: text ?? undefined });
    return { id };
  }

  private async refuseCreditors(ctx: RequestContext, itemId: string): Promise<void> {
    const { side } = await this.items.get(ctx, itemId);
    if (side !== 'debtor') throw commonError('NOT_FOUND');
  }

  private async toView(ctx: RequestContext, payment: PaymentEntity): Promise<PaymentView> {
    const [view] = await this.toViews(ctx, [payment]);
    if (!view) throw commonError('NOT_FOUND');
    return view;
  }

  private async toViews(ctx: RequestContext, payments: readonly PaymentEntity[]): Promise<PaymentView[]> {
    const ids = payments.map(({ id }) => id);
    const made = await this.allocations.ofPayments(ctx, ids);
    const numbers = await this.items.numbersOf(ctx, [...new Set(made.map(({ itemId }) => itemId))]);
    const reversed = await this.payments.reversedOf(ctx, ids);
    return payments.map((payment) => {
      const own = made.filter(({ paymentId }) => paymentId === payment.id);
      const views = own.map((one) => toAllocationView(one, numbers.get(one.itemId) ?? ''));
      return toPaymentView(payment, views, reversed.has(payment.id));
    });
  }
}
