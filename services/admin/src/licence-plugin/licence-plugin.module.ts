import { Module } from '@nestjs/common';
import { RegistryModule } from '../registry';
import { ActivePlugins } from './active-plugins';
import { LicencePluginRepository } from './licence-plugin.repository';

@Module({
  imports: [RegistryModule],
  providers: [ActivePlugins, LicencePluginRepository],
  exports: [ActivePlugins, LicencePluginRepository],
})
export class LicencePluginsModule {}
