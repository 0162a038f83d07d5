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
import { Body, Query } from '@nestjs/common';
import { AddressService } from './address.service';

const readers = RequirePermission('tools.address.show', 'tools.address.update', 'tools.address.manage');

@ToolController('addresses', 'addresses')
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  @Get('', RequirePermission('tools.address.index'), addressList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: addressListQuery }) query: ListQuery) {
    return this.addresses.list(ctx, query);
  }

  @Get('town', RequirePermission('tools.address.index'), townView)
  town(@Ctx() ctx: RequestContext, @Query({ schema: townQuery }) query: TownQuery) {
    return this.addresses.findTown(ctx, query);
  }

  @Get(':id', readers, addressView)
  get(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.addresses.get(ctx, addressId);
  }

  @Post('', RequirePermission('tools.address.create', 'tools.address.manage'), addressView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createAddress }) body: CreateAddress) {
    return this.addresses.create(ctx, body);
  }

  @Patch(':id', RequirePermission('tools.address.update', 'tools.address.manage'), addressView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @IfMatch() version: number,
    @Body({ schema: updateAddress }) body: UpdateAddress,
  ) {
    return this.addresses.update(ctx, addressId, version, body);
  }

  @Delete(':id', RequirePermission('tools.address.delete'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() addressId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.addresses.remove(ctx, addressId, version);
  }

  @Post(':id/restore', RequirePermission('tools.address.delete'), ok(addressView))
  restore(@Ctx() ctx: RequestContext, @Id() addressId: string) {
    return this.addresses.restore(ctx, addressId);
  }

  @Post('bulk-delete', RequirePermission('tools.address.delete'), ok(bulkResult))
  removeMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkDelete }) body: BulkDelete) {
    return this.addresses.removeMany(ctx, body);
  }

  @Post('bulk-restore', RequirePermission('tools.address.delete'), ok(bulkResult))
  restoreMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkRestore }) body: BulkRestore) {
    return this.addresses.restoreMany(ctx, body);
  }
}
