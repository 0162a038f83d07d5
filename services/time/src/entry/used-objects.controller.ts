import { usedRecords, usedRecordsQuery, type UsedRecordsQuery } from '@jahrring/contracts-common';
import { Ctx, Internal, ok, Post, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { EntryRepository } from '../entry-record';

@ToolController('time', 'internal/used-objects')
export class UsedObjectsController {
  constructor(private readonly entries: EntryRepository) {}

  /** Returns which of these inventory objects are used in entries: they cannot be withdrawn. */
  @Post('', Internal(), ok(usedRecords))
  async used(@Ctx() ctx: RequestContext, @Body({ schema: usedRecordsQuery }) { ids }: UsedRecordsQuery) {
    return { ids: await this.entries.findUsedObjects(ctx, ids) };
  }
}
