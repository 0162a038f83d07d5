import { ActivePlugins } from './active-plugins';
import { LicencePlugin } from './licence-plugin.entity';
import { LicencePluginRepository } from './licence-plugin.repository';
import { PluginAgreementRow } from './plugin-agreement.entity';
import { PluginAgreementRepository } from './plugin-agreement.repository';
import { PluginChargeService } from './plugin-charge.service';
import { PluginChargeController, PluginPriceController } from './plugin-price.controller';
import { PluginPriceRow } from './plugin-price.entity';
import { PluginPriceRepository } from './plugin-price.repository';
import { PluginPriceService } from './plugin-price.service';
import { PluginTrialService } from './plugin-trial.service';
import { PluginController } from './plugin.controller';
import { PluginJobs } from './plugin.jobs';
import { PluginService } from './plugin.service';

export const pluginEntities = [LicencePlugin, PluginAgreementRow, PluginPriceRow];
export const pluginControllers = [PluginController, PluginPriceController, PluginChargeController];
export const pluginProviders = [
  ActivePlugins,
  LicencePluginRepository,
  PluginAgreementRepository,
  PluginChargeService,
  PluginJobs,
  PluginPriceRepository,
  PluginPriceService,
  PluginService,
  PluginTrialService,
];
