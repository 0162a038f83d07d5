import { planningSettings, updatePlanningSettings } from '@jahrring/contracts-planning';
import { RequirePlugin, settingsRoutes, ToolController } from '@jahrring/service-kit';
import { PlanningSettingsService } from './planning-settings.service';

const Routes = settingsRoutes({
  view: planningSettings,
  update: updatePlanningSettings,
  read: ['tools.scheduling_tool.index', 'tools.planer.index'],
  write: 'tools.scheduling_tool.manage',
});

@ToolController('planning', 'settings')
@RequirePlugin('scheduling_tool')
export class PlanningSettingsController extends Routes {
  constructor(readonly settings: PlanningSettingsService) {
    super();
  }
}
