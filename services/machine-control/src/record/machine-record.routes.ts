import { id as idSchema } from '@jahrring/contracts-common';
import {
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  type RequestContext,
} from '@jahrring/service-kit';
import { Body, Param } from '@nestjs/common';
import type { z } from 'zod';

interface RecordRoutes<C> {
  /** Their part of the path: `fuellings`. */
  resource: string;
  /** Held by who writes them; whoever looks at machines reads them. */
  write: 'tools.machinecontrol.index' | 'tools.machinecontrol.manage';
  list: z.ZodType;
  /** Schema of the response to saving. */
  saved: z.ZodType;
  create: z.ZodType<C>;
}

interface MachineRecords<C> {
  list: (ctx: RequestContext, machineId: string) => unknown;
  create: (ctx: RequestContext, machineId: string, body: C) => unknown;
  remove: (ctx: RequestContext, id: string, version: number) => Promise<void>;
  restore: (ctx: RequestContext, id: string) => unknown;
}

/** The endpoints of what is noted of a machine; its controller extends what this answers. */
export function machineRecordRoutes<C>({ resource, write, list, saved, create }: RecordRoutes<C>) {
  abstract class MachineRecordRoutes {
    abstract readonly records: MachineRecords<C>;

    @Get(`machines/:id/${resource}`, RequirePermission('tools.machinecontrol.index'), list)
    list(@Ctx() ctx: RequestContext, @Param('id', { schema: idSchema }) machineId: string) {
      return this.records.list(ctx, machineId);
    }

    @Post(`machines/:id/${resource}`, RequirePermission(write), saved)
    create(
      @Ctx() ctx: RequestContext,
      @Param('id', { schema: idSchema }) machineId: string,
      @Body({ schema: create }) body: C,
    ) {
      return this.records.create(ctx, machineId, body);
    }

    @Delete(`${resource}/:id`, RequirePermission(write))
    async remove(
      @Ctx() ctx: RequestContext,
      @Param('id', { schema: idSchema }) id: string,
      @IfMatch() version: number,
    ): Promise<void> {
      await this.records.remove(ctx, id, version);
    }

    @Post(`${resource}/:id/restore`, RequirePermission(write), ok(saved))
    restore(@Ctx() ctx: RequestContext, @Param('id', { schema: idSchema }) id: string) {
      return this.records.restore(ctx, id);
    }
  }
  return MachineRecordRoutes;
}
