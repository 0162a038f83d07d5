import { licenceListQuery, userListQuery } from '@jahrring/contracts-admin';
import type { ListQuery } from '@jahrring/contracts-common';
import { Ctx, file, Get, type RequestContext, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { Query } from '@nestjs/common';
import { InstallationExportService } from './installation-export.service';

/** The list of licences as a file: the same query. */
@ToolController('admin', 'licences/export')
export class LicenceExportController {
  constructor(private readonly exports: InstallationExportService) {}

  @Get('csv', SuperadminOnly(), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: licenceListQuery }) query: ListQuery) {
    return this.exports.licences(ctx, 'csv', query);
  }

  @Get('xlsx', SuperadminOnly(), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: licenceListQuery }) query: ListQuery) {
    return this.exports.licences(ctx, 'xlsx', query);
  }
}

/** Everybody who can sign in as a file: the same query. */
@ToolController('admin', 'users/export')
export class UserExportController {
  constructor(private readonly exports: InstallationExportService) {}

  @Get('csv', SuperadminOnly(), file)
  exportCsv(@Ctx() ctx: RequestContext, @Query({ schema: userListQuery }) query: ListQuery) {
    return this.exports.users(ctx, 'csv', query);
  }

  @Get('xlsx', SuperadminOnly(), file)
  exportXlsx(@Ctx() ctx: RequestContext, @Query({ schema: userListQuery }) query: ListQuery) {
    return this.exports.users(ctx, 'xlsx', query);
  }
}
