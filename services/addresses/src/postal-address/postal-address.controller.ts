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
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PostalAddressService } from './postal-address.service';

const writers = ['tools.address.update', 'tools.address.manage'] as const;

@ToolController('addresses', 'addresses/:id/postal-addresses')
export class PostalAddressController {
  constructor(private readonly postalAddresses: PostalAddressService) {}

  @Get('', RequirePermission('tools.address.show', ...writers), postalAddressList)
  list(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.postalAddresses.list(ctx, addressId);
  }

  @Post('', RequirePermission(...writers), postalAddressView)
  create(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Body({ schema: createPostalAddress }) body: CreatePostalAddress,
  ) {
    return this.postalAddresses.create(ctx, addressId, body);
  }

  @Patch(':postalAddressId', RequirePermission(...writers), postalAddressView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('postalAddressId') postalAddressId: string,
    @IfMatch() version: number,
    @Body({ schema: updatePostalAddress }) body: UpdatePostalAddress,
  ) {
    return this.postalAddresses.update(ctx, { addressId, postalAddressId, version }, body);
  }

  @Delete(':postalAddressId', RequirePermission(...writers))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('postalAddressId') postalAddressId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.postalAddresses.remove(ctx, { addressId, postalAddressId, version });
  }

  @Post(':postalAddressId/restore', RequirePermission(...writers), ok(postalAddressView))
  restore(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @Id('postalAddressId') postalAddressId: string,
  ) {
    return this.postalAddresses.restore(ctx, addressId, postalAddressId);
  }
}
