export { ActivePlugins } from './active-plugins';
export { LicencePluginEntity, isOn, neverOn } from './licence-plugin.entity';
export { LicencePluginsModule } from './licence-plugin.module';
export { LicencePluginRepository } from './licence-plugin.repository';
