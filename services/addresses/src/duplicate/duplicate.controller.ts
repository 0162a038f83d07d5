import { duplicateList, nameCheck, nameCheckQuery, type NameCheckQuery } from '@jahrring/contracts-addresses';
import { Ctx, Get, RequirePermission, ToolController, type RequestContext } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { DuplicateService } from './duplicate.service';

@ToolController('addresses', 'addresses')
export class DuplicateController {
  constructor(private readonly duplicates: DuplicateService) {}

  /** Addresses that are there already, told while one is written; nobody is kept from saving. */
  @Get('name-check', RequirePermission('tools.address.index'), nameCheck)
  check(@Ctx() ctx: RequestContext, @Query({ schema: nameCheckQuery }) query: NameCheckQuery) {
    return this.duplicates.check(ctx, query);
  }

  @Get('duplicates', RequirePermission('tools.address.merge'), duplicateList)
  list(@Ctx() ctx: RequestContext) {
    return this.duplicates.list(ctx);
  }
}
