import { fileLimits, pictureLimits } from '@jahrring/contracts-common';
import { objectView } from '@jahrring/contracts-inventory';
import {
  AcceptUpload,
  Ctx,
  Delete,
  file,
  Get,
  Id,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { toObjectView } from '../object-record';
import { ObjectImageService } from './object-image.service';

const readers = RequirePermission(
  'tools.settings.objects',
  'tools.settings.license',
  'tools.timetable.index',
  'tools.machine_inventory.index',
  'tools.machinecontrol.index',
);
const writers = RequirePermission('tools.settings.objects', 'tools.machine_inventory.manage');

@ToolController('inventory', 'objects')
export class ObjectImageController {
  constructor(private readonly images: ObjectImageService) {}

  @Get(':id/images/:imageId', readers, file)
  send(@Ctx() ctx: RequestContext, @Id() objectId: string, @Id('imageId') imageId: string) {
    return this.images.send(ctx, objectId, imageId);
  }

  @Post(':id/images', writers, objectView)
  @AcceptUpload({ maxBytes: fileLimits.image, picture: { side: pictureLimits.side } })
  async add(
    @Ctx() ctx: RequestContext,
    @Id() objectId: string,
    @IfMatch() version: number,
    @UploadedFile() file: Upload,
  ) {
    return toObjectView(ctx, await this.images.add(ctx, objectId, version, file));
  }

  @Post(':id/images/:imageId/main', writers, ok(objectView))
  async makeMain(
    @Ctx() ctx: RequestContext,
    @Id() objectId: string,
    @Id('imageId') imageId: string,
    @IfMatch() version: number,
  ) {
    return toObjectView(ctx, await this.images.makeMain(ctx, { objectId, imageId, version }));
  }

  @Delete(':id/images/:imageId', writers, objectView)
  async remove(
    @Ctx() ctx: RequestContext,
    @Id() objectId: string,
    @Id('imageId') imageId: string,
    @IfMatch() version: number,
  ) {
    return toObjectView(ctx, await this.images.remove(ctx, { objectId, imageId, version }));
  }
}
