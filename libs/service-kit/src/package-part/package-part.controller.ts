import { partRequest, type PackagePart, type PartRequest, partResults } from '@jahrring/contracts-common';
import { Body, Inject, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Internal, ToolController } from '../access/access.decorators';
import { ok, Post } from '../access/endpoint.decorators';
import type { RequestContext } from '../context/request-context';
import { Database } from '../database/database';
import { commonError } from '../errors/app-error';
import { Ctx } from '../http/params.decorators';
import type { PartKeeper } from './part-keeper';
import { runPart } from './run-part';

type Keepers = Readonly<Partial<Record<PackagePart, Type<PartKeeper<object>>>>>;

/**
 * Answers `POST /api/<tool>/internal/package-parts` for the parts of industry packages that a service owns; 404 for others.
 * @param keepers providers of the module that lists the controller, by part
 */
export function packagePartController(tool: string, keepers: Keepers): Type {
  @ToolController(tool, 'internal/package-parts')
  class PackagePartController {
    constructor(
      @Inject(Database) private readonly db: Database,
      @Inject(ModuleRef) private readonly providers: ModuleRef,
    ) {}

    @Post('', Internal(), ok(partResults))
    async run(@Ctx() ctx: RequestContext, @Body({ schema: partRequest }) request: PartRequest) {
      const keeper = keepers[request.part];
      if (!keeper) throw commonError('NOT_FOUND');
      return { items: await runPart(this.db, ctx, this.providers.get(keeper), request) };
    }
  }
  return PackagePartController;
}
