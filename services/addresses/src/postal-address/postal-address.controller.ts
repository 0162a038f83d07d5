import {
  postalAddressList,
  postalAddressView,
  createPostalAddress,
  updatePostalAddress,
  type CreatePostalAddress,
  type UpdatePostalAddress,
} from '@jahrring/contracts-addresses';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, SerializeOptions } from '@nestjs/common';
import { PostalAddressService } from './postal-address.service';

const writers = ['tools.address.update', 'tools.address.manage'] as const;

@ToolController('addresses', 'addresses/:id/postal-addresses')
export class PostalAddressController {
  constructor(private readonly postalAddresses: PostalAddressService) {}

  @Get()
  @RequirePermission('tools.address.show', ...writers)
  @SerializeOptions({ schema: postalAddressList })
  list(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.postalAddresses.list(ctx, addressId);
  }

  @Post()
  @RequirePermission(...writers)
  @SerializeOptions({ schema: postalAddressView })
  create(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: createPostalAddress }) body: CreatePostalAddress,
  ) {
    return this.postalAddresses.create(ctx, addressId, body);
  }

  @Patch(':postalAddressId')
  @RequirePermission(...writers)
  @SerializeOptions({ schema: postalAddressView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('postalAddressId') postalAddressId: string,
    @IfMatch() version: number,
    @Body({ schema: updatePostalAddress }) body: UpdatePostalAddress,
  ) {
    return this.postalAddresses.update(ctx, { addressId, postalAddressId, version }, body);
  }

  @Delete(':postalAddressId')
  @HttpCode(204)
  @RequirePermission(...writers)
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('postalAddressId') postalAddressId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.postalAddresses.remove(ctx, { addressId, postalAddressId, version });
  }

  @Post(':postalAddressId/restore')
  @HttpCode(200)
  @RequirePermission(...writers)
  @SerializeOptions({ schema: postalAddressView })
  restore(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('postalAddressId') postalAddressId: string,
  ) {
    return this.postalAddresses.restore(ctx, addressId, postalAddressId);
  }
}
