import { timberSettings, updateTimberSettings } from '@jahrring/contracts-timber';
import { RequirePlugin, settingsRoutes, ToolController } from '@jahrring/service-kit';
import { TimberSettingsService } from './timber-settings.service';

const Routes = settingsRoutes({
  view: timberSettings,
  update: updateTimberSettings,
  read: ['tools.timber.index'],
  write: 'tools.timber.manage',
});

@ToolController('timber', 'settings')
@RequirePlugin('timber')
export class TimberSettingsController extends Routes {
  constructor(readonly settings: TimberSettingsService) {
    super();
  }
}
