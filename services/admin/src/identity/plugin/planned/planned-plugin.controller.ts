import {
  createPlannedPlugin,
  plannedPluginList,
  plannedPluginView,
  updatePlannedPlugin,
} from '@jahrring/contracts-admin';
import { recordRoutes, SuperadminOnly, ToolController } from '@jahrring/service-kit';
import { PlannedPluginService } from './planned-plugin.service';

/** Plugins to come, announced by superadmins. */
@ToolController('admin', 'planned-plugins')
export class PlannedPluginController extends recordRoutes(PlannedPluginService, {
  access: SuperadminOnly(),
  list: plannedPluginList,
  view: plannedPluginView,
  create: createPlannedPlugin,
  update: updatePlannedPlugin,
  without: ['restore'],
}) {}
