import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentEntity } from '../record';
import { AddressRefRepository, PostalAddressRefRepository } from '../refs';
import { atPlace, postalKindOf, toRecipient } from './parties';
import type { WholeDocument } from './whole-document';

/** Whom a draft is addressed to, as the address stands now. */
@Injectable()
export class RecipientReader {
  constructor(
    private readonly addresses: AddressRefRepository,
    private readonly postalAddresses: PostalAddressRefRepository,
  ) {}

  /** Whom it goes to, where bills go elsewhere there, and where the goods of a delivery note go. */
  async of(
    ctx: RequestContext,
    { addressId, type }: DocumentEntity,
  ): Promise<Pick<WholeDocument, 'recipient' | 'deliveryAddress'>> {
    const address = addressId ? await this.addresses.find(ctx, addressId) : null;
    if (!address) return { recipient: null, deliveryAddress: null };
    const main = toRecipient(address);
    const kind = postalKindOf(type);
    const place = kind && (await this.postalAddresses.defaultOf(ctx, address.id, kind));
    if (!place) return { recipient: main, deliveryAddress: null };
    const there = atPlace(main, place);
    return kind === 'billing'
      ? { recipient: there, deliveryAddress: null }
      : { recipient: main, deliveryAddress: there };
  }
}
