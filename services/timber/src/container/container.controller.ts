import {
  createContainer,
  containerList,
  containerListQuery,
  containerView,
  updateContainer,
} from '@jahrring/contracts-timber';
import { recordRoutes, RequirePermission, RequirePlugin, ToolController } from '@jahrring/service-kit';
import { ContainerService } from './container.service';

@ToolController('timber', 'containers')
@RequirePlugin('timber')
export class ContainerController extends recordRoutes(ContainerService, {
  access: { read: RequirePermission('tools.timber.index'), write: RequirePermission('tools.timber.manage') },
  list: [containerListQuery, containerList],
  view: containerView,
  create: createContainer,
  update: updateContainer,
}) {}
