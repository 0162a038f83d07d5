import type { ListQuery } from '@jahrring/contracts-common';
import {
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  type RequestContext,
  RequirePermission,
  SignedIn,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { NumberedEntity } from './numbered.entity';
import type { NewNumbered, NumberedPatch } from './numbered.repository';
import type { NumberedService } from './numbered.service';

interface NumberedSchemas {
  list: z.ZodType;
  listQuery: z.ZodType<ListQuery>;
  view: z.ZodType;
  create: z.ZodType;
  update: z.ZodType;
  options: z.ZodType;
}

/** The endpoints of a kind of numbered record; its controller extends what this answers. */
export function numberedRoutes<E extends NumberedEntity, V, P>(schemas: NumberedSchemas) {
  abstract class NumberedRoutes {
    abstract readonly records: NumberedService<E, V, P>;

    @Get('', RequirePermission('tools.settings.license'), schemas.list)
    list(@Ctx() ctx: RequestContext, @Query({ schema: schemas.listQuery }) query: ListQuery) {
      return this.records.list(ctx, query);
    }

    /** For the pickers of every tool. */
    @Get('options', SignedIn(), schemas.options)
    options(@Ctx() ctx: RequestContext) {
      return this.records.options(ctx);
    }

    @Get('export/csv', RequirePermission('tools.settings.license'), file)
    exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: schemas.listQuery }) query: ListQuery) {
      return this.records.export(ctx, 'csv', query);
    }

    @Get('export/xlsx', RequirePermission('tools.settings.license'), file)
    exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: schemas.listQuery }) query: ListQuery) {
      return this.records.export(ctx, 'xlsx', query);
    }

    @Get(':id', RequirePermission('tools.settings.license'), schemas.view)
    get(@Ctx() ctx: RequestContext, @Id() id: string) {
      return this.records.get(ctx, id);
    }

    @Post('', RequirePermission('tools.settings.license'), schemas.view)
    create(@Ctx() ctx: RequestContext, @Body({ schema: schemas.create }) body: NewNumbered<E>) {
      return this.records.create(ctx, body);
    }

    @Patch(':id', RequirePermission('tools.settings.license'), schemas.view)
    update(
      @Ctx() ctx: RequestContext,
      @Id() id: string,
      @IfMatch() version: number,
      @Body({ schema: schemas.update }) body: NumberedPatch<E>,
    ) {
      return this.records.update(ctx, id, version, body);
    }

    @Delete(':id', RequirePermission('tools.settings.license'))
    async remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number): Promise<void> {
      await this.records.remove(ctx, id, version);
    }

    @Post(':id/restore', RequirePermission('tools.settings.license'), ok(schemas.view))
    restore(@Ctx() ctx: RequestContext, @Id() id: string) {
      return this.records.restore(ctx, id);
    }
  }
  return NumberedRoutes;
}
