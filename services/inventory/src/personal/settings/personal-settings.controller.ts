import { personalSettings, updatePersonalSettings } from '@jahrring/contracts-inventory';
import { RequirePlugin, settingsRoutes, ToolController } from '@jahrring/service-kit';
import { PersonalSettingsService } from './personal-settings.service';

const manage = 'tools.personal_inventory.manage';

const Routes = settingsRoutes({
  view: personalSettings,
  update: updatePersonalSettings,
  read: [manage],
  write: manage,
});

@ToolController('inventory', 'personal-settings')
@RequirePlugin('personal-inventory')
export class PersonalSettingsController extends Routes {
  constructor(readonly settings: PersonalSettingsService) {
    super();
  }
}
