import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { ContactRepository } from '../contact';
import { PostalAddressRepository, PostalAddressService } from '../postal-address';
import type { AddressMergeEntity } from './address-merge.entity';

type Belongings = Pick<AddressMergeEntity, 'contactIds' | 'postalAddressIds'>;

/** Contacts and postal addresses of an address that is merged into another one. */
@Injectable()
export class MergedBelongings {
  constructor(
    private readonly contacts: ContactRepository,
    private readonly postalAddresses: PostalAddressRepository,
    private readonly postalService: PostalAddressService,
  ) {}

  /** Defaults of the one that stays hold; answers what went over. */
  async move(ctx: RequestContext, fromId: string, intoId: string): Promise<Belongings> {
    const contacts = await this.contacts.ofAddress(ctx, fromId);
    for (const { id, version } of contacts)
      await this.contacts.update(ctx, id, version, { addressId: intoId });
    const defaults = (await this.postalAddresses.ofAddress(ctx, intoId)).filter((one) => one.isDefault);
    const postal = await this.postalAddresses.ofAddress(ctx, fromId);
    for (const { id, version, kind, isDefault } of postal) {
      const keeps = isDefault && !defaults.some((one) => one.kind === kind);
      await this.postalService.moveTo(ctx, id, version, { addressId: intoId, isDefault: keeps });
    }
    return { contactIds: contacts.map(({ id }) => id), postalAddressIds: postal.map(({ id }) => id) };
  }

  /** What is still there of it; what was deleted or moved on since stays so. */
  async moveBack(ctx: RequestContext, { fromId, intoId, ...moved }: AddressMergeEntity): Promise<void> {
    const addressId = fromId;
    for (const contact of await this.contacts.ofAddress(ctx, intoId)) {
      if (!moved.contactIds.includes(contact.id)) continue;
      await this.contacts.update(ctx, contact.id, contact.version, { addressId });
    }
    for (const { id, version, isDefault } of await this.postalAddresses.ofAddress(ctx, intoId)) {
      if (!moved.postalAddressIds.includes(id)) continue;
      await this.postalService.moveTo(ctx, id, version, { addressId, isDefault });
    }
  }
}
