import { absenceSettings, updateAbsenceSettings } from '@jahrring/contracts-time';
import { settingsRoutes, ToolController } from '@jahrring/service-kit';
import { absenceKeys } from './absence.scope';
import { AbsenceSettingsService } from '../settings';

const Routes = settingsRoutes({
  view: absenceSettings,
  update: updateAbsenceSettings,
  read: ['tools.timetable.index', ...absenceKeys, 'tools.settings.license'],
  write: 'tools.settings.license',
});

/** The rules about absences, for everybody who has some. */
@ToolController('time', 'absence-settings')
export class AbsenceSettingsController extends Routes {
  constructor(readonly settings: AbsenceSettingsService) {
    super();
  }
}
