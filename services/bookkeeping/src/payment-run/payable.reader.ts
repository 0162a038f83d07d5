import { isQrReference } from '@jahrring/contracts-common';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenItemRepository } from '../open-item';
import type { OpenItemEntity } from '../open-item';
import { AddressRefRepository } from '../reference';
import type { AddressRefEntity } from '../reference';
import { SupplierBillRepository } from '../supplier-bill';
import type { SupplierBillEntity } from '../supplier-bill';
import type { Payable } from './payable';

const payableKinds: readonly string[] = ['bill', 'credit', 'opening'];

/** Reads the open amounts to suppliers that can be paid. */
@Injectable()
export class PayableReader {
  constructor(
    private readonly items: OpenItemRepository,
    private readonly addresses: AddressRefRepository,
    private readonly bills: SupplierBillRepository,
  ) {}

  /** Everything that is open, by due date. */
  async all(ctx: RequestContext): Promise<Payable[]> {
    const items = await this.items.openOf(ctx, 'creditor');
    return this.read(
      ctx,
      items.filter(({ kind }) => payableKinds.includes(kind)),
    );
  }

  /** Those of the items that are open to suppliers. */
  async ofItems(ctx: RequestContext, itemIds: readonly string[]): Promise<Payable[]> {
    const items = await this.items.getMany(ctx, itemIds);
    return this.read(
      ctx,
      items.filter(({ side, open }) => side === 'creditor' && Number(open) !== 0),
    );
  }

  private async read(ctx: RequestContext, items: readonly OpenItemEntity[]): Promise<Payable[]> {
    const ids = [...new Set(items.flatMap(({ addressId }) => addressId ?? []))];
    const addresses = new Map((await this.addresses.getMany(ctx, ids)).map((one) => [one.id, one]));
    const itemIds = items.map(({ id }) => id);
    const bills = new Map((await this.bills.getMany(ctx, itemIds)).map((bill) => [bill.id, bill]));
    return items.map((item) => toPayable(item, addresses.get(item.addressId ?? ''), bills.get(item.id)));
  }
}

/**
 * Converts an open item to a payable. An item imported with the opening of the books has no bill here: it was approved
 * elsewhere.
 */
function toPayable(
  item: OpenItemEntity,
  address: AddressRefEntity | undefined,
  bill: SupplierBillEntity | undefined,
): Payable {
  const { id: itemId, number, addressId, addressName, documentDate, dueDate, currency, open } = item;
  const { reference, iban, cashDiscounts } = item;
  return {
    ...{ itemId, number, addressId, documentDate, dueDate, currency, open, cashDiscounts },
    ...{ creditorName: addressName, iban, bic: bill?.bic ?? null, text: bill?.text ?? '' },
    ...{ approved: !bill || bill.state === 'approved', blocked: Boolean(bill?.blockedReason) },
    address: {
      ...{ street: address?.street ?? null, houseNumber: address?.houseNumber ?? null },
      ...{ zip: address?.zip ?? null, city: address?.city ?? '', country: address?.country ?? '' },
    },
    reference:
      reference === null ? null : { kind: isQrReference(reference) ? 'QRR' : 'SCOR', value: reference },
  };
}
