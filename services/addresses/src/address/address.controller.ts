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
  type TownQuery,
} from '@jahrring/contracts-addresses';
import {
  Ctx,
  Get,
  ok,
  Post,
  recordRoutes,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { AddressService } from './address.service';

const readers = RequirePermission('tools.address.show', 'tools.address.update', 'tools.address.manage');

@ToolController('addresses', 'addresses')
export class AddressController extends recordRoutes(AddressService, {
  access: {
    read: readers,
    write: RequirePermission('tools.address.create', 'tools.address.manage'),
    list: RequirePermission('tools.address.index'),
    update: RequirePermission('tools.address.update', 'tools.address.manage'),
    remove: RequirePermission('tools.address.delete'),
  },
  list: [addressListQuery, addressList],
  view: addressView,
  create: createAddress,
  update: updateAddress,
}) {
  @Get('town', RequirePermission('tools.address.index'), townView)
  town(@Ctx() ctx: RequestContext, @Query({ schema: townQuery }) query: TownQuery) {
    return this.records.findTown(ctx, query);
  }

  @Post('bulk-delete', RequirePermission('tools.address.delete'), ok(bulkResult))
  removeMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkDelete }) body: BulkDelete) {
    return this.records.removeMany(ctx, body);
  }

  @Post('bulk-restore', RequirePermission('tools.address.delete'), ok(bulkResult))
  restoreMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkRestore }) body: BulkRestore) {
    return this.records.restoreMany(ctx, body);
  }
}
