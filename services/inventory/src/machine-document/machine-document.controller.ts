import { fileLimits } from '@jahrring/contracts-common';
import {
  createMachineDocument,
  machineDocumentList,
  machineDocumentListQuery,
  machineDocumentView,
  updateMachineDocument,
} from '@jahrring/contracts-inventory';
import {
  AcceptUpload,
  Ctx,
  file,
  Get,
  Id,
  IfMatch,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { MachineDocumentService } from './machine-document.service';

const see = 'tools.machine_inventory.index';
const manage = 'tools.machine_inventory.manage';

/** Papers of machines and vehicles. */
@ToolController('inventory', 'machine-documents')
@RequirePlugin('machine-inventory')
export class MachineDocumentController extends recordRoutes(MachineDocumentService, {
  access: { read: RequirePermission(see), write: RequirePermission(manage) },
  list: [machineDocumentListQuery, machineDocumentList],
  view: machineDocumentView,
  create: createMachineDocument,
  update: updateMachineDocument,
  without: ['get'],
}) {
  @Post(':id/file', RequirePermission(manage), machineDocumentView)
  @AcceptUpload({ maxBytes: fileLimits.attachment })
  saveFile(
    @Ctx() ctx: RequestContext,
    @Id() documentId: string,
    @IfMatch() version: number,
    @UploadedFile() file: Upload,
  ) {
    return this.records.saveFile(ctx, documentId, version, file);
  }

  @Get(':id/file', RequirePermission(see), file)
  sendFile(@Ctx() ctx: RequestContext, @Id() documentId: string) {
    return this.records.sendFile(ctx, documentId);
  }
}
