import { supplierBillChanged } from '@jahrring/contracts-bookkeeping';
import type { SupplierBillChanged } from '@jahrring/contracts-bookkeeping';
import { Outbox, Republishes } from '@jahrring/service-kit';
import type { RequestContext, Retold } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { inBase } from '../value';
import { costOf } from './supplier-bill-lines';
import { SupplierBillEntity } from './supplier-bill.entity';
import { SupplierBillRepository } from './supplier-bill.repository';

/** Tells what suppliers' bills cost the projects they are for. */
@Injectable()
export class SupplierBillPublisher {
  constructor(
    private readonly outbox: Outbox,
    private readonly bills: SupplierBillRepository,
  ) {}

  async changed(tx: RequestContext, bill: SupplierBillEntity): Promise<void> {
    await this.outbox.add(tx, supplierBillChanged, toEvent(bill));
  }

  /** All of them again, for others' figures. */
  @Republishes(supplierBillChanged, SupplierBillEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<SupplierBillChanged>[]> {
    for await (const page of this.bills.pages(ctx)) {
      yield page.map((bill) => ({ payload: toEvent(bill), changedAt: bill.updatedAt }));
    }
  }
}

function toEvent(bill: SupplierBillEntity): SupplierBillChanged {
  const { id, number, addressName: supplierName, documentDate, exchangeRate, parts, state } = bill;
  return {
    ...{ id, number, supplierName, documentDate, deleted: state === 'cancelled' },
    costs: parts.flatMap((part) => {
      const { projectId, objectId, costCentre } = part;
      return projectId === null
        ? []
        : [{ projectId, objectId, costCentre, cost: inBase(costOf(part), exchangeRate) }];
    }),
  };
}
