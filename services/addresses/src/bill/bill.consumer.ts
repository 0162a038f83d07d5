import { documentChanged, type DocumentChanged } from '@jahrring/contracts-documents';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository } from '../address';
import { BillRefRepository } from './bill.reference';
import { OpenAmountRepository } from '../open-amount';

/** Keeps what each customer has open as bills are issued, paid, credited and cancelled. */
@Injectable()
export class BillConsumer {
  constructor(
    private readonly addresses: AddressRepository,
    private readonly bills: BillRefRepository,
    private readonly openAmounts: OpenAmountRepository,
  ) {}

  @Consumes(documentChanged, { when: ({ type }) => type === 'bill' })
  async onDocument(ctx: RequestContext, document: DocumentChanged, meta: EventMeta): Promise<void> {
    if (document.type !== 'bill') return;
    const { id, addressId = null } = document;
    // Locked before the first look: otherwise two bills of a customer at once would not see each other.
    if (addressId) await this.addresses.lock(ctx, addressId);
    const before = await this.bills.find(ctx, id);
    if (!(await this.bills.upsertFrom(ctx, document, meta))) return;
    for (const concerned of new Set([before?.addressId, addressId])) {
      if (!concerned) continue;
      await this.openAmounts.keep(ctx, concerned, await this.bills.openOf(ctx, concerned));
    }
  }
}
