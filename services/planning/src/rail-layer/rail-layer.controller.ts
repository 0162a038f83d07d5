import {
  railLayerList,
  railLayerResult,
  railLayerView,
  railLimits,
  railShapes,
} from '@jahrring/contracts-planning';
import {
  AcceptUpload,
  Ctx,
  Delete,
  Get,
  IfMatch,
  ok,
  Post,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
  Id,
} from '@jahrring/service-kit';
import { RailLayerService } from './rail-layer.service';

@ToolController('planning', 'rail-layers')
@RequirePlugin('scheduling_tool')
export class RailLayerController {
  constructor(private readonly layers: RailLayerService) {}

  @Get('', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), railLayerList)
  list(@Ctx() ctx: RequestContext) {
    return this.layers.list(ctx);
  }

  /** A GeoJSON file, with `title` and `property` beside it. */
  @Post('', RequirePermission('tools.scheduling_tool.manage'), railLayerResult)
  @AcceptUpload({ maxBytes: railLimits.bytes })
  create(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.layers.create(ctx, file);
  }

  /** Returns the drawing of the layer. */
  @Get(':layerId/shapes', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), railShapes)
  shapes(@Ctx() ctx: RequestContext, @Id('layerId') layerId: string) {
    return this.layers.shapes(ctx, layerId);
  }

  @Delete(':layerId', RequirePermission('tools.scheduling_tool.manage'))
  async remove(
    @Ctx() ctx: RequestContext,
    @Id('layerId') layerId: string,
    @IfMatch() version: number,
  ): Promise<void> {
    await this.layers.remove(ctx, layerId, version);
  }

  /** Brings a removed one back. */
  @Post(':layerId/restore', RequirePermission('tools.scheduling_tool.manage'), ok(railLayerView))
  restore(@Ctx() ctx: RequestContext, @Id('layerId') layerId: string) {
    return this.layers.restore(ctx, layerId);
  }
}
