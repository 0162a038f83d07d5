import type { ListQuery } from '@jahrring/contracts-common';
import {
  bulkActivate,
  bulkDelete,
  bulkResult,
  createObject,
  objectKinds,
  objectList,
  objectListQuery,
  objectView,
  updateObject,
  type BulkActivate,
  type BulkDelete,
  type CreateObject,
  type UpdateObject,
} from '@jahrring/contracts-inventory';
import {
  Ctx,
  Delete,
  Get,
  Id,
  IfMatch,
  mapList,
  ok,
  Patch,
  Post,
  RequirePermission,
  ToolController,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { toNewObject, toObjectView } from '../object-record';
import { ObjectService } from './object.service';

const readers = RequirePermission(
  'tools.settings.objects',
  'tools.settings.license',
  'tools.timetable.index',
);

/** Objects of all nine kinds: read by whoever records hours, kept in the licence's settings. */
@ToolController('inventory', 'objects')
export class ObjectController {
  constructor(private readonly objects: ObjectService) {}

  @Get('', readers, objectList)
  async list(@Ctx() ctx: RequestContext, @Query({ schema: objectListQuery }) query: ListQuery) {
    return mapList(await this.objects.list(ctx, query, objectKinds), (object) => toObjectView(ctx, object));
  }

  @Get(':id', readers, objectView)
  async get(@Ctx() ctx: RequestContext, @Id() objectId: string) {
    return toObjectView(ctx, await this.objects.get(ctx, objectId, objectKinds));
  }

  @Post('', RequirePermission('tools.settings.objects'), objectView)
  async create(@Ctx() ctx: RequestContext, @Body({ schema: createObject }) body: CreateObject) {
    return toObjectView(ctx, await this.objects.create(ctx, toNewObject(body), body.extra));
  }

  @Patch(':id', RequirePermission('tools.settings.objects'), objectView)
  async update(
    @Ctx() ctx: RequestContext,
    @Id() objectId: string,
    @IfMatch() version: number,
    @Body({ schema: updateObject }) body: UpdateObject,
  ) {
    return toObjectView(ctx, await this.objects.update(ctx, objectId, version, body, objectKinds));
  }

  @Delete(':id', RequirePermission('tools.settings.objects'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() objectId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.objects.remove(ctx, objectId, version, objectKinds);
  }

  @Post(':id/restore', RequirePermission('tools.settings.objects'), ok(objectView))
  async restore(@Ctx() ctx: RequestContext, @Id() objectId: string) {
    return toObjectView(ctx, await this.objects.restore(ctx, objectId, objectKinds));
  }

  @Post('bulk-activate', RequirePermission('tools.settings.objects'), ok(bulkResult))
  activateMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkActivate }) body: BulkActivate) {
    return this.objects.activateMany(ctx, body);
  }

  @Post('bulk-delete', RequirePermission('tools.settings.objects'), ok(bulkResult))
  removeMany(@Ctx() ctx: RequestContext, @Body({ schema: bulkDelete }) body: BulkDelete) {
    return this.objects.removeMany(ctx, body, objectKinds);
  }
}
