import { objectImportLimits, objectImportResult } from '@jahrring/contracts-inventory';
import {
  AcceptUpload,
  Ctx,
  RequirePermission,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { HttpCode, Post, SerializeOptions } from '@nestjs/common';
import { ObjectImportService } from './object-import.service';

/** Objects out of a file: the dry run and the import itself take the same file. */
@ToolController('inventory', 'object-imports')
export class ObjectImportController {
  constructor(private readonly imports: ObjectImportService) {}

  @Post('check')
  @HttpCode(200)
  @RequirePermission('tools.settings.objects')
  @AcceptUpload({ maxBytes: objectImportLimits.bytes })
  @SerializeOptions({ schema: objectImportResult })
  check(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.imports.check(ctx, file);
  }

  @Post()
  @HttpCode(200)
  @RequirePermission('tools.settings.objects')
  @AcceptUpload({ maxBytes: objectImportLimits.bytes })
  @SerializeOptions({ schema: objectImportResult })
  run(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.imports.run(ctx, file);
  }
}
