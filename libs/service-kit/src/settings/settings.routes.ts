import { Body } from '@nestjs/common';
import type { z } from 'zod';
import { RequirePermission } from '../access/access.decorators';
import { Get, Put } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Ctx, IfMatch } from '../http/params.decorators';

interface SettingsRoutesOptions<V> {
  view: z.ZodType;
  update: z.ZodType<V>;
  /** Any one of these permissions shows them; they are few and those of the licence's staff. */
  read: readonly [string, ...string[]];
  /** The permission to change them. */
  write: string;
}

interface Settings<V> {
  read: (ctx: RequestContext) => Promise<unknown>;
  update: (ctx: RequestContext, version: number, values: V) => Promise<unknown>;
}

/** The endpoints of settings; their controller extends what this answers. */
export function settingsRoutes<V>({ view, update, read, write }: SettingsRoutesOptions<V>) {
  abstract class SettingsRoutes {
    abstract readonly settings: Settings<V>;

    @Get('', RequirePermission(...read), view)
    get(@Ctx() ctx: RequestContext) {
      return this.settings.read(ctx);
    }

    @Put('', RequirePermission(write), view)
    update(
      @Ctx() ctx: RequestContext,
      @IfMatch() version: number,
      @Body({ schema: update }) values: V,
    ): Promise<unknown> {
      return this.settings.update(ctx, version, values);
    }
  }
  return SettingsRoutes;
}
