import { ActivePlugins } from './active-plugins';
import { LicencePlugin } from './licence-plugin.entity';
import { LicencePluginRepository } from './licence-plugin.repository';
import { PlannedPluginController } from './planned/planned-plugin.controller';
import { PlannedPluginRow } from './planned/planned-plugin.entity';
import { PlannedPluginRepository } from './planned/planned-plugin.repository';
import { PlannedPluginService } from './planned/planned-plugin.service';
import { PluginAgreementRow } from './plugin-agreement.entity';
import { PluginAgreementRepository } from './plugin-agreement.repository';
import { PluginChargeService } from './plugin-charge.service';
import { PluginChargeController, PluginPriceController } from './plugin-price.controller';
import { PluginPriceRow } from './plugin-price.entity';
import { PluginPriceRepository } from './plugin-price.repository';
import { PluginPriceService } from './plugin-price.service';
import { PluginTrialService } from './plugin-trial.service';
import { PluginController } from './plugin.controller';
import { PluginNotifier } from './plugin-notifier';
import { PluginJobs } from './plugin.jobs';
import { PluginService } from './plugin.service';
import { PluginSuspension } from './suspension/plugin-suspension.entity';
import { PluginSuspensionJobs } from './suspension/plugin-suspension.jobs';
import { PluginSuspensionRepository } from './suspension/plugin-suspension.repository';
import { SuspendedCharges } from './suspension/suspended-charges';

export const pluginEntities = [
  LicencePlugin,
  PlannedPluginRow,
  PluginAgreementRow,
  PluginPriceRow,
  PluginSuspension,
];
export const pluginControllers = [
  PluginController,
  PlannedPluginController,
  PluginPriceController,
  PluginChargeController,
];
export const pluginProviders = [
  ActivePlugins,
  LicencePluginRepository,
  PlannedPluginRepository,
  PlannedPluginService,
  PluginAgreementRepository,
  PluginChargeService,
  PluginJobs,
  PluginNotifier,
  PluginPriceRepository,
  PluginPriceService,
  PluginService,
  PluginSuspensionJobs,
  PluginSuspensionRepository,
  PluginTrialService,
  SuspendedCharges,
];
