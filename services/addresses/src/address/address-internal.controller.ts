import {
  orderAddress,
  type OrderAddress,
  orderedAddress,
  type OrderedAddress,
} from '@jahrring/contracts-addresses';
import {
  commonError,
  Ctx,
  Id,
  Internal,
  Put,
  type RequestContext,
  ToolController,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { AddressOrders } from './address-orders';

/** Addresses that other services need in a licence. */
@ToolController('addresses', 'internal/addresses')
export class AddressInternalController {
  constructor(private readonly orders: AddressOrders) {}

  /**
   * For admin: has the address in the licence's book. One that is there, under this id or as the same company, stays as people
   * keep it; a deleted one of this id comes back.
   *
   * @throws FORBIDDEN for callers who may not write addresses
   */
  @Put(':id', Internal(), orderedAddress)
  order(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: orderAddress }) body: OrderAddress,
  ): Promise<OrderedAddress> {
    if (!ctx.can('tools.address.manage')) throw commonError('FORBIDDEN');
    return this.orders.have(ctx, addressId, body);
  }
}
