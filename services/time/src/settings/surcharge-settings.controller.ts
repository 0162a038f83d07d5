import { surchargeSettings, updateSurchargeSettings } from '@jahrring/contracts-time';
import { RequirePlugin, settingsRoutes, ToolController } from '@jahrring/service-kit';
import { SurchargeSettingsService } from './surcharge-settings.service';

const Routes = settingsRoutes({
  view: surchargeSettings,
  update: updateSurchargeSettings,
  read: ['tools.plugin.index'],
  write: 'tools.surcharges.manage',
});

@ToolController('time', 'surcharges/settings')
@RequirePlugin('surcharges')
export class SurchargeSettingsController extends Routes {
  constructor(readonly settings: SurchargeSettingsService) {
    super();
  }
}
