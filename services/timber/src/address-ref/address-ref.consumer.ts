import { addressChanged, type AddressChanged } from '@jahrring/contracts-addresses';
import { Consumes, type EventMeta, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRefRepository } from './address-ref.repository';

/** Keeps our copy of addresses. */
@Injectable()
export class AddressRefConsumer {
  constructor(private readonly addresses: AddressRefRepository) {}

  @Consumes(addressChanged)
  async onAddressChanged(
    ctx: RequestContext,
    { id, name, zip, city, deleted }: AddressChanged,
    meta: EventMeta,
  ): Promise<void> {
    await this.addresses.take(ctx, id, { name, place: `${zip} ${city}`.trim(), deleted }, meta);
  }
}
