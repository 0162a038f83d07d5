import { Module } from '@nestjs/common';
import { ReleaseRecordsModule } from '../../registry';
import { ActivePlugins } from './active-plugins';
import { LicencePluginRepository } from './licence-plugin.repository';

@Module({
  imports: [ReleaseRecordsModule],
  providers: [ActivePlugins, LicencePluginRepository],
  exports: [ActivePlugins, LicencePluginRepository],
})
export class LicencePluginsModule {}
