import {
  createOrigin,
  originList,
  originListQuery,
  originView,
  updateOrigin,
} from '@jahrring/contracts-timber';
import { recordRoutes, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import { OriginService } from './origin.service';

@ToolController('timber', 'origins')
@RequirePlugin('timber')
export class OriginController extends recordRoutes(OriginService, {
  access: { read: RequirePermission('tools.timber.index'), write: RequirePermission('tools.timber.manage') },
  list: [originListQuery, originList],
  view: originView,
  create: createOrigin,
  update: updateOrigin,
}) {}
