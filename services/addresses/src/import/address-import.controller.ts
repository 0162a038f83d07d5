import {
  addressImportList,
  addressImportListQuery,
  addressImportView,
  commitImport,
  importMaxBytes,
  importRowList,
  importRowListQuery,
  importSettings,
  type CommitImport,
  type ImportSettings,
} from '@jahrring/contracts-addresses';
import { id, type ListQuery } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  RequirePermission,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Get, HttpCode, Param, Post, Query, SerializeOptions } from '@nestjs/common';
import { AddressImportService } from './address-import.service';

/** The CSV import: upload, dry run, run, undo. Dry run, run and undo are carried out by the job. */
@ToolController('addresses', 'imports')
export class AddressImportController {
  constructor(private readonly imports: AddressImportService) {}

  @Get()
  @RequirePermission('tools.address.manage')
  @SerializeOptions({ schema: addressImportList })
  list(@Ctx() ctx: RequestContext, @Query({ schema: addressImportListQuery }) query: ListQuery) {
    return this.imports.list(ctx, query);
  }

  @Get(':id')
  @RequirePermission('tools.address.manage')
  @SerializeOptions({ schema: addressImportView })
  get(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) importId: string) {
    return this.imports.get(ctx, importId);
  }

  @Get(':id/rows')
  @RequirePermission('tools.address.manage')
  @SerializeOptions({ schema: importRowList })
  listRows(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) importId: string,
    @Query({ schema: importRowListQuery }) query: ListQuery,
  ) {
    return this.imports.listRows(ctx, importId, query);
  }

  @Post()
  @RequirePermission('tools.address.manage')
  @AcceptUpload({ maxBytes: importMaxBytes })
  @SerializeOptions({ schema: addressImportView })
  upload(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.imports.upload(ctx, file);
  }

  @Post(':id/check')
  @RequirePermission('tools.address.manage')
  @HttpCode(202)
  @SerializeOptions({ schema: addressImportView })
  check(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) importId: string,
    @Body({ schema: importSettings }) settings: ImportSettings,
  ) {
    return this.imports.check(ctx, importId, settings);
  }

  @Post(':id/commit')
  @RequirePermission('tools.address.manage')
  @HttpCode(202)
  @SerializeOptions({ schema: addressImportView })
  commit(
    @Ctx() ctx: RequestContext,
    @Param('id', { schema: id }) importId: string,
    @Body({ schema: commitImport }) body: CommitImport,
  ) {
    return this.imports.commit(ctx, importId, body);
  }

  @Post(':id/undo')
  @RequirePermission('tools.address.manage')
  @HttpCode(202)
  @SerializeOptions({ schema: addressImportView })
  undo(@Ctx() ctx: RequestContext, @Param('id', { schema: id }) importId: string) {
    return this.imports.undo(ctx, importId);
  }
}
