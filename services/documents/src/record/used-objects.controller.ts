import { usedRecords, usedRecordsQuery, type UsedRecordsQuery } from '@jahrring/contracts-common';
import { Ctx, Internal, ok, Post, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { PositionRepository } from './position.repository';

@ToolController('documents', 'internal/used-objects')
export class UsedObjectsController {
  constructor(private readonly positions: PositionRepository) {}

  /** Returns which of these inventory objects are used in documents: they cannot be withdrawn. */
  @Post('', Internal(), ok(usedRecords))
  async used(@Ctx() ctx: RequestContext, @Body({ schema: usedRecordsQuery }) { ids }: UsedRecordsQuery) {
    return { ids: await this.positions.findUsedObjects(ctx, ids) };
  }
}
