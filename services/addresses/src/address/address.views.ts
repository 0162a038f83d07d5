import type { AddressView } from '@jahrring/contracts-addresses';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { OpenAmountRepository, seesPrices } from '../open-amount';
import type { AddressEntity } from './address.entity';
import { toAddressView } from './address.mapper';

const nothing = '0.00';

/** Addresses as the API answers them, with what is open to who may see prices. */
@Injectable()
export class AddressViews {
  constructor(private readonly openAmounts: OpenAmountRepository) {}

  async of(ctx: RequestContext, addresses: readonly AddressEntity[]): Promise<AddressView[]> {
    if (!seesPrices(ctx)) return addresses.map((address) => toAddressView(address, null));
    const open = await this.openAmounts.ofAddresses(
      ctx,
      addresses.map(({ id }) => id),
    );
    return addresses.map((address) => toAddressView(address, open.get(address.id) ?? nothing));
  }

  async one(ctx: RequestContext, address: AddressEntity): Promise<AddressView> {
    const open = seesPrices(ctx) ? await this.openAmounts.find(ctx, address.id) : null;
    return toAddressView(address, seesPrices(ctx) ? (open?.amount ?? nothing) : null);
  }

  /** An address that was made in the open transaction: nothing is open on it yet. */
  ofNew(ctx: RequestContext, address: AddressEntity): AddressView {
    return toAddressView(address, seesPrices(ctx) ? nothing : null);
  }
}
