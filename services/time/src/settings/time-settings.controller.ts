import { timeSettings, updateTimeSettings } from '@jahrring/contracts-time';
import { settingsRoutes, ToolController } from '@jahrring/service-kit';
import { TimeSettingsService } from './time-settings.service';

const Routes = settingsRoutes({
  view: timeSettings,
  update: updateTimeSettings,
  write: 'tools.settings.license',
});

/** The rules everybody in the licence records by. */
@ToolController('time', 'settings')
export class TimeSettingsController extends Routes {
  constructor(readonly settings: TimeSettingsService) {
    super();
  }
}
