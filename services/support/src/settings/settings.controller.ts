import {
  deskSettings,
  supportSettings,
  updateDeskSettings,
  updateSupportSettings,
} from '@jahrring/contracts-support';
import { RequirePlugin, settingsRoutes, ToolController } from '@jahrring/service-kit';
import { DeskSettingsService } from './desk-settings.service';
import { SupportSettingsService } from './support-settings.service';

const SupportRoutes = settingsRoutes({
  view: supportSettings,
  update: updateSupportSettings,
  read: ['tools.my_hsm.index'],
  write: 'tools.my_hsm.manage',
});

@ToolController('support', 'settings')
@RequirePlugin('my-hsm')
export class SupportSettingsController extends SupportRoutes {
  constructor(readonly settings: SupportSettingsService) {
    super();
  }
}

const DeskRoutes = settingsRoutes({
  view: deskSettings,
  update: updateDeskSettings,
  read: ['tools.hsm_admin.index'],
  write: 'tools.hsm_admin.manage',
});

@ToolController('support', 'desk/settings')
@RequirePlugin('hsm-admin')
export class DeskSettingsController extends DeskRoutes {
  constructor(readonly settings: DeskSettingsService) {
    super();
  }
}
