import type { DocumentType, PlaceChoice, PlaceChoiceQuery } from '@jahrring/contracts-documents';
import { commonError } from '@jahrring/service-kit';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { DocumentEntity } from '../record';
import { AddressRefRepository, PostalAddressRefRepository } from '../reference';
import type { PostalAddressRefEntity } from '../reference';
import { atPlace, postalKindOf, toRecipient } from './parties';
import type { WholeDocument } from './whole-document';

type Addressed = Pick<DocumentEntity, 'addressId' | 'type' | 'postalPlace'>;

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
    document: Addressed,
  ): Promise<Pick<WholeDocument, 'recipient' | 'deliveryAddress'>> {
    const { addressId, type } = document;
    const address = addressId ? await this.addresses.find(ctx, addressId) : null;
    if (!address) return { recipient: null, deliveryAddress: null };
    const main = toRecipient(address);
    const kind = postalKindOf(type);
    const place = kind && (await this.placeOf(ctx, address.id, kind, document.postalPlace));
    if (!place) return { recipient: main, deliveryAddress: null };
    const there = atPlace(main, place);
    return kind === 'billing'
      ? { recipient: there, deliveryAddress: null }
      : { recipient: main, deliveryAddress: there };
  }

  /**
   * Returns the places to which documents of the type may be sent or delivered, besides the recipient's main address.
   */
  async choices(ctx: RequestContext, { addressId, type }: PlaceChoiceQuery): Promise<PlaceChoice[]> {
    const kind = postalKindOf(type);
    const places = kind ? await this.postalAddresses.listOf(ctx, addressId, kind) : [];
    return places.map(({ id, name, street, houseNumber, zip, city, isDefault }) => ({
      ...{ id, name, street, houseNumber, zip, city, isDefault },
    }));
  }

  /** @throws VALIDATION_FAILED at a chosen place that is none of the recipient; one deleted since it was chosen may stay */
  async check(ctx: RequestContext, before: Addressed, chosen: Omit<Addressed, 'type'>): Promise<void> {
    const { addressId, postalPlace } = chosen;
    if (!postalPlace || postalPlace === 'main') return;
    if (postalPlace === before.postalPlace && addressId === before.addressId) return;
    if (addressId && (await this.named(ctx, addressId, before.type, postalPlace))) return;
    const field = { field: 'postalPlace', in: 'body' as const, code: 'exists', key: 'validation.exists' };
    throw commonError('VALIDATION_FAILED', undefined, { fields: [field] });
  }

  private async named(ctx: RequestContext, addressId: string, type: DocumentType, place: string) {
    const kind = postalKindOf(type);
    return kind && (await this.postalAddresses.findOf(ctx, addressId, kind, place));
  }

  /** The chosen place, or the usual one where none is chosen or it was deleted. */
  private async placeOf(
    ctx: RequestContext,
    addressId: string,
    kind: PostalAddressRefEntity['kind'],
    chosen: string | null,
  ): Promise<PostalAddressRefEntity | null> {
    if (chosen === 'main') return null;
    const named = chosen ? await this.postalAddresses.findOf(ctx, addressId, kind, chosen) : null;
    return named ?? this.postalAddresses.defaultOf(ctx, addressId, kind);
  }
}
