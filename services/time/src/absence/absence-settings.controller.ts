import { absenceSettings, updateAbsenceSettings } from '@jahrring/contracts-time';
import { settingsRoutes, ToolController } from '@jahrring/service-kit';
import { AbsenceSettingsService } from './absence-settings.service';

const Routes = settingsRoutes({
  view: absenceSettings,
  update: updateAbsenceSettings,
  write: 'tools.settings.license',
});

/** The rules about absences, for everybody in the licence. */
@ToolController('time', 'absence-settings')
export class AbsenceSettingsController extends Routes {
  constructor(readonly settings: AbsenceSettingsService) {
    super();
  }
}
