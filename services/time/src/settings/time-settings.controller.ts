import { timeSettings, updateTimeSettings } from '@jahrring/contracts-time';
import { settingsRoutes, ToolController } from '@jahrring/service-kit';
import { TimeSettingsService } from './time-settings.service';

const Routes = settingsRoutes({
  view: timeSettings,
  update: updateTimeSettings,
  read: ['tools.timetable.index', 'tools.timeoverview.index', 'tools.settings.license'],
  write: 'tools.settings.license',
});

/** The rules everybody records by. */
@ToolController('time', 'settings')
export class TimeSettingsController extends Routes {
  constructor(readonly settings: TimeSettingsService) {
    super();
  }
}
