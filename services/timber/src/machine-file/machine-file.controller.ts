import { workView, type ListQuery } from '@jahrring/contracts-common';
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
  Delete,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  Put,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFiles,
} from '@jahrring/service-kit';
import type { RequestContext, Upload } from '@jahrring/service-kit';
import { Body, Query } from '@nestjs/common';
import { MachineFileCheckService } from './machine-file-check.service';
import { MachineFileService } from './machine-file.service';
import { MachineFileWriteService } from './machine-file-write.service';
import { MappingService } from './mapping.service';

/** Files of harvesters and forwarders (StanForD 2010). */
@ToolController('timber', 'machine-files')
@RequirePlugin('timber')
export class MachineFileController {
  constructor(
    private readonly files: MachineFileService,
    private readonly checks: MachineFileCheckService,
    private readonly writes: MachineFileWriteService,
    private readonly mappings: MappingService,
  ) {}

  @Get('', RequirePermission('tools.timber.manage'), machineFileList)
  list(@Ctx() ctx: RequestContext, @Query({ schema: machineFileListQuery }) query: ListQuery) {
    return this.files.list(ctx, query);
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

  @Get(':id', RequirePermission('tools.timber.manage'), machineFileView)
  get(@Ctx() ctx: RequestContext, @Id() fileId: string) {
    return this.files.get(ctx, fileId);
  }

  @Delete(':id', RequirePermission('tools.timber.manage'))
  remove(@Ctx() ctx: RequestContext, @Id() fileId: string, @IfMatch() version: number) {
    return this.files.remove(ctx, fileId, version);
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
