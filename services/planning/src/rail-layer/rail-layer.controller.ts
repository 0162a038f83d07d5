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
  Get,
  Id,
  Post,
  recordRoutes,
  RequirePermission,
  RequirePlugin,
  ToolController,
  UploadedFile,
  type RequestContext,
  type Upload,
} from '@jahrring/service-kit';
import { RailLayerService } from './rail-layer.service';

@ToolController('planning', 'rail-layers')
@RequirePlugin('scheduling_tool')
export class RailLayerController extends recordRoutes(RailLayerService, {
  access: {
    read: RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'),
    write: RequirePermission('tools.scheduling_tool.manage'),
  },
  list: railLayerList,
  view: railLayerView,
  without: ['get'],
  id: 'layerId',
}) {
  /** A GeoJSON file, with `title` and `property` beside it. */
  @Post('', RequirePermission('tools.scheduling_tool.manage'), railLayerResult)
  @AcceptUpload({ maxBytes: railLimits.bytes })
  create(@Ctx() ctx: RequestContext, @UploadedFile() file: Upload) {
    return this.records.create(ctx, file);
  }

  /** Returns the drawing of the layer. */
  @Get(':layerId/shapes', RequirePermission('tools.scheduling_tool.index', 'tools.planer.index'), railShapes)
  shapes(@Ctx() ctx: RequestContext, @Id('layerId') layerId: string) {
    return this.records.shapes(ctx, layerId);
  }
}
