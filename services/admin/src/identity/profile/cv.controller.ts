import {
  createCvEntry,
  type CreateCvEntry,
  cvEntryList,
  cvEntryView,
  updateCvEntry,
  type UpdateCvEntry,
} from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  Patch,
  Post,
  type RequestContext,
  SignedIn,
  ToolController,
  type Upload,
  UploadedFile,
} from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { CvService } from './cv.service';

/** One's own CV. */
@ToolController('admin', 'cv-entries')
export class CvController {
  constructor(private readonly cv: CvService) {}

  @Get('', SignedIn(), cvEntryList)
  list(@Ctx() ctx: RequestContext) {
    return this.cv.list(ctx, ctx.userId);
  }

  @Post('', SignedIn(), cvEntryView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createCvEntry }) body: CreateCvEntry) {
    return this.cv.create(ctx, body);
  }

  @Patch(':id', SignedIn(), cvEntryView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @IfMatch() version: number,
    @Body({ schema: updateCvEntry }) body: UpdateCvEntry,
  ) {
    return this.cv.update(ctx, id, version, body);
  }

  @Delete(':id', SignedIn())
  remove(@Ctx() ctx: RequestContext, @Id() id: string, @IfMatch() version: number) {
    return this.cv.remove(ctx, id, version);
  }

  @Post(':id/documents', SignedIn(), cvEntryView)
  @AcceptUpload({ maxBytes: fileLimits.career })
  addDocument(@Ctx() ctx: RequestContext, @Id() id: string, @UploadedFile() upload: Upload) {
    return this.cv.addDocument(ctx, id, upload);
  }

  @Get(':id/documents/:documentId', SignedIn(), file)
  document(@Ctx() ctx: RequestContext, @Id() id: string, @Id('documentId') documentId: string) {
    return this.cv.sendDocument(ctx, ctx.userId, id, documentId);
  }

  @Delete(':id/documents/:documentId', SignedIn(), cvEntryView)
  removeDocument(
    @Ctx() ctx: RequestContext,
    @Id() id: string,
    @Id('documentId') documentId: string,
    @IfMatch() version: number,
  ) {
    return this.cv.removeDocument(ctx, id, version, documentId);
  }
}
