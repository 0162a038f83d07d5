import { workView } from '@jahrring/contracts-common';
import {
  machineFileLimits,
  machineFileList,
  machineFileListQuery,
  machineFileView,
  savedMappings,
  saveMappings,
  writeMachineFile,
} from '@jahrring/contracts-timber';
import type { SaveMappings, WriteMachineFile } from '@jahrring/contracts-timber';
import {
  AcceptUpload,
  Ctx,
  Id,
  ok,
  Post,
  Put,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFiles,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body } from '@nestjs/common';
import { MachineFileCheckService } from './machine-file-check.service';
import { MachineFileService } from './machine-file.service';
import { MachineFileWriteService } from './machine-file-write.service';
import { MappingService } from './mapping.service';

/** Files of harvesters and forwarders (StanForD 2010). */
@ToolController('timber', 'machine-files')
@RequirePlugin('timber')
export class MachineFileController extends recordRoutes(MachineFileService, {
  access: RequirePermission('tools.timber.manage'),
  list: [machineFileListQuery, machineFileList],
  view: machineFileView,
  without: ['restore'],
}) {
  constructor(
    files: MachineFileService,
    private readonly checks: MachineFileCheckService,
    private readonly writes: MachineFileWriteService,
    private readonly mappings: MappingService,
  ) {
    super(files);
  }

  /** Reads files and keeps what they tell; answers the long work. The same file again changes nothing. */
  @Post('', RequirePermission('tools.timber.manage'), workView)
  @AcceptUpload({ maxBytes: machineFileLimits.bytes, maxFiles: machineFileLimits.files })
  check(@Ctx() ctx: RequestContext, @UploadedFiles() files: Upload[]) {
    return this.checks.start(ctx, files);
  }

  @Put('mappings', RequirePermission('tools.timber.manage'), savedMappings)
  saveMappings(@Ctx() ctx: RequestContext, @Body({ schema: saveMappings }) body: SaveMappings) {
    return this.mappings.keep(ctx, body);
  }

  /** Writes its logs; answers the long work. */
  @Post(':id/writing', RequirePermission('tools.timber.manage'), workView)
  write(
    @Ctx() ctx: RequestContext,
    @Id() fileId: string,
    @Body({ schema: writeMachineFile }) body: WriteMachineFile,
  ) {
    return this.writes.start(ctx, fileId, body);
  }

  /** Takes its logs back. */
  @Post(':id/undoing', RequirePermission('tools.timber.manage'), ok(machineFileView))
  undo(@Ctx() ctx: RequestContext, @Id() fileId: string) {
    return this.writes.undo(ctx, fileId);
  }
}
