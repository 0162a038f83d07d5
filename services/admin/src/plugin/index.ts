export { PlannedPluginRow } from './planned/planned-plugin.entity';
export { PluginAgreementRow } from './plugin-agreement.entity';
export { PluginPriceRow } from './plugin-price.entity';
export { PluginTrialService } from './plugin-trial.service';
export { PluginsModule } from './plugin.module';
export { PluginService } from './plugin.service';
export { PluginSuspension } from './suspension/plugin-suspension.entity';
