import {
  billableList,
  billableQuery,
  entryVersions,
  entryVersionsQuery,
  type BillableQuery,
  type EntryVersionsQuery,
} from '@jahrring/contracts-time';
import { Ctx, Internal, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Get, HttpCode, Post, Query, SerializeOptions } from '@nestjs/common';
import { BillableService } from './billable.service';

@ToolController('time', 'internal')
export class BillableController {
  constructor(private readonly billable: BillableService) {}

  /** A project's entries that can go on a bill now: billable, and on no document yet. */
  @Get('billable')
  @Internal()
  @SerializeOptions({ schema: billableList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: billableQuery }) query: BillableQuery) {
    return this.billable.list(ctx, query);
  }

  /** The present versions of these entries, before a document that bills them is issued. */
  @Post('versions')
  @HttpCode(200)
  @Internal()
  @SerializeOptions({ schema: entryVersions })
  versions(@Ctx() ctx: RequestContext, @Body({ schema: entryVersionsQuery }) { ids }: EntryVersionsQuery) {
    return this.billable.versions(ctx, ids);
  }
}
