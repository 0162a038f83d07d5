import {
  addressList,
  addressListQuery,
  addressView,
  bulkDelete,
  bulkRestore,
  bulkResult,
  createAddress,
  townQuery,
  townView,
  updateAddress,
  type BulkDelete,
  type BulkRestore,
  type CreateAddress,
  type TownQuery,
  type UpdateAddress,
} from '@jahrring/contracts-addresses';
import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Id,
  IfMatch,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Delete, Get, HttpCode, Patch, Post, Query, SerializeOptions } from '@nestjs/common';
import { AddressService } from './address.service';

@ToolController('addresses', 'addresses')
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Get()
  @RequirePermission('tools.address.index')
  @SerializeOptions({ schema: addressList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: addressListQuery }) query: ListQuery) {
    return this.addresses.list(ctx, query);
  }

  @Get('town')
  @RequirePermission('tools.address.index')
  @SerializeOptions({ schema: townView })
  town(@Ctx() ctx: RequestContext, @Query({ schema: townQuery }) query: TownQuery) {
    return this.addresses.findTown(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.address.show', 'tools.address.update', 'tools.address.manage')
  @SerializeOptions({ schema: addressView })
  get(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.addresses.get(ctx, addressId);
  }

  @Post()
  @RequirePermission('tools.address.create', 'tools.address.manage')
  @SerializeOptions({ schema: addressView })
  create(@Ctx() ctx: RequestContext, @Body({ schema: createAddress }) body: CreateAddress) {
    return this.addresses.create(ctx, body);
  }

  @Patch(':id')
  @RequirePermission('tools.address.update', 'tools.address.manage')
  @SerializeOptions({ schema: addressView })
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @IfMatch() version: number,
    @Body({ schema: updateAddress }) body: UpdateAddress,
  ) {
    return this.addresses.update(ctx, addressId, version, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('tools.address.delete')
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.addresses.remove(ctx, addressId, version);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @RequirePermission('tools.address.delete')
  @SerializeOptions({ schema: addressView })
  restore(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.addresses.restore(ctx, addressId);
  }

  @Post('bulk-delete')
  @HttpCode(200)
  @RequirePermission('tools.address.delete')
  @SerializeOptions({ schema: bulkResult })
  removeMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkDelete }) body: BulkDelete) {
    return this.addresses.removeMany(ctx, body);
  }

  @Post('bulk-restore')
  @HttpCode(200)
  @RequirePermission('tools.address.delete')
  @SerializeOptions({ schema: bulkResult })
  restoreMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkRestore }) body: BulkRestore) {
    return this.addresses.restoreMany(ctx, body);
  }
}
