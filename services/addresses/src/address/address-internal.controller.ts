import {
  createAddress,
  type CreateAddress,
  orderedAddress,
  type OrderedAddress,
} from '@jahrring/contracts-addresses';
import { id } from '@jahrring/contracts-common';
import { commonError, Ctx, Internal, type RequestContext, ToolController } from '@jahrring/service-kit';
import { Body, Param, Put, SerializeOptions } from '@nestjs/common';
import { AddressService } from './address.service';

/** Addresses that other services need in a licence. */
@ToolController('addresses', 'internal/addresses')
export class AddressInternalController {
  constructor(private readonly addresses: AddressService) {}

  /**
   * For admin: has the address in the licence's book. One that is there stays as people keep it; a deleted one comes back.
   *
   * @throws FORBIDDEN for callers who may not write addresses
   */
  @Put(':id')
  @Internal()
  @SerializeOptions({ schema: orderedAddress })
  order(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) addressId: string,
    @Body({ schema: createAddress }) body: CreateAddress,
  ): Promise<OrderedAddress> {
    if (!ctx.can('tools.address.manage')) throw commonError('FORBIDDEN');
    return this.addresses.have(ctx, addressId, body);
  }
}
