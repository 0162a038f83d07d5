import {
  billableList,
  billableProjects,
  billableProjectsQuery,
  billableQuery,
  entryVersions,
  entryVersionsQuery,
  objectPrices,
  objectPricesQuery,
  type BillableProjectsQuery,
  type BillableQuery,
  type EntryVersionsQuery,
  type ObjectPricesQuery,
} from '@jahrring/contracts-time';
import { Ctx, Get, Internal, ok, Post, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { BillableService } from './billable.service';

@ToolController('time', 'internal')
export class BillableController {
  constructor(private readonly billable: BillableService) {}

  /** A project's entries that can go on a bill now: billable, and on no document yet. */
  @Get('billable', Internal(), billableList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: billableQuery }) query: BillableQuery) {
    return this.billable.list(ctx, query);
  }

  /** Projects with anything to bill up to a day. */
  @Get('billable-projects', Internal(), billableProjects)
  projects(
    @Ctx() ctx: RequestContext,
    @Query({ schema: billableProjectsQuery }) { until }: BillableProjectsQuery,
  ) {
    return this.billable.projects(ctx, until);
  }

  /** Prices a project has agreed for objects, which go before the objects' own. */
  @Post('object-prices', Internal(), ok(objectPrices))
  prices(@Ctx() ctx: RequestContext, @Body({ schema: objectPricesQuery }) query: ObjectPricesQuery) {
    return this.billable.prices(ctx, query);
  }

  /** The present versions of these entries, before a document that bills them is issued. */
  @Post('versions', Internal(), ok(entryVersions))
  versions(@Ctx() ctx: RequestContext, @Body({ schema: entryVersionsQuery }) { ids }: EntryVersionsQuery) {
    return this.billable.versions(ctx, ids);
  }
}
