import { fileLimits, type ListQuery } from '@jahrring/contracts-common';
import {
  createMachineDocument,
  machineDocumentList,
  machineDocumentListQuery,
  machineDocumentView,
  updateMachineDocument,
  type CreateMachineDocument,
  type UpdateMachineDocument,
} from '@jahrring/contracts-inventory';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Patch,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { MachineDocumentService } from './machine-document.service';

const see = 'tools.machine_inventory.index';
const manage = 'tools.machine_inventory.manage';

/** Papers of machines and vehicles. */
@ToolController('inventory', 'machine-documents')
@RequirePlugin('machine-inventory')
export class MachineDocumentController {
  constructor(private readonly documents: MachineDocumentService) {}

  @Get('', RequirePermission(see), machineDocumentList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: machineDocumentListQuery }) query: ListQuery) {
    return this.documents.list(ctx, query);
  }

  @Post('', RequirePermission(manage), machineDocumentView)
  create(@Ctx() ctx: RequestContext, @Body({ schema: createMachineDocument }) body: CreateMachineDocument) {
    return this.documents.create(ctx, body);
  }

  @Patch(':id', RequirePermission(manage), machineDocumentView)
  update(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @Body({ schema: updateMachineDocument }) body: UpdateMachineDocument,
  ) {
    return this.documents.update(ctx, documentId, version, body);
  }

  @Delete(':id', RequirePermission(manage))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.documents.remove(ctx, documentId, version);
  }

  @Post(':id/restore', RequirePermission(manage), ok(machineDocumentView))
  restore(@Ctx() ctx: RequestContext, @Id() documentId: string) {
    return this.documents.restore(ctx, documentId);
  }

  @Post(':id/file', RequirePermission(manage), machineDocumentView)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  saveFile(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @UploadedFile() file: Upload,
  ) {
    return this.documents.saveFile(ctx, documentId, version, file);
  }

  @Get(':id/file', RequirePermission(see), file)
  sendFile(@Ctx() ctx: RequestContext, @Id() documentId: string) {
    return this.documents.sendFile(ctx, documentId);
  }
}
