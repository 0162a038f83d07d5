import { updateVatSettings, vatSettingsView } from '@jahrring/contracts-bookkeeping';
import { RequirePlugin, settingsRoutes, ToolController } from '@jahrring/service-kit';
import { VatSettingsService } from './vat-settings.service';

@ToolController('bookkeeping', 'vat-settings')
@RequirePlugin('debitors')
export class VatSettingsController extends settingsRoutes({
  view: vatSettingsView,
  update: updateVatSettings,
  read: ['tools.debitors.index'],
  write: 'tools.debitors.manage',
}) {
  constructor(readonly settings: VatSettingsService) {
    super();
  }
}
