import {
  accountImportMaxBytes,
  accountImportRows,
  accountImportRowsQuery,
  accountImportView,
  commitAccountImport,
  type CommitAccountImport,
  startFromTemplate,
  type StartFromTemplate,
} from '@jahrring/contracts-admin';
import { id as idSchema, type ListQuery } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  type RequestContext,
  RequirePermission,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Body, Get, HttpCode, Param, Post, Query, SerializeOptions } from '@nestjs/common';
import { AccountImportService } from './account-import.service';

/** A chart of accounts from a file or a template: dry run, run, undo. */
@ToolController('admin', 'account-imports')
export class AccountImportController {
  constructor(private readonly imports: AccountImportService) {}

  @Post()
  @RequirePermission('tools.settings.license')
  @AcceptUpload({ maxBytes: accountImportMaxBytes })
  @SerializeOptions({ schema: accountImportView })
  upload(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.imports.upload(ctx, file);
  }

  @Post('template')
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: accountImportView })
  fromTemplate(@Ctx() ctx: RequestContext, @Body({ schema: startFromTemplate }) body: StartFromTemplate) {
    return this.imports.fromTemplate(ctx, body);
  }

  @Get(':id')
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: accountImportView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: idSchema }) id: string) {
    return this.imports.get(ctx, id);
  }

  @Get(':id/rows')
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: accountImportRows })
  listRows(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: accountImportRowsQuery }) query: ListQuery,
  ) {
    return this.imports.listRows(ctx, id, query);
  }

  @Post(':id/commit')
  @HttpCode(202)
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: accountImportView })
  commit(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: commitAccountImport }) body: CommitAccountImport,
  ) {
    return this.imports.commit(ctx, id, body);
  }

  @Post(':id/undo')
  @HttpCode(202)
  @RequirePermission('tools.settings.license')
  @SerializeOptions({ schema: accountImportView })
  undo(@Ctx() ctx: RequestContext, @Param('id', { schema: idSchema }) id: string) {
    return this.imports.undo(ctx, id);
  }
}
