import { Module } from '@nestjs/common';
import { adminSettings, readAdminSettings } from './admin.settings';

/** The operator's settings for the service, read once from the environment. */
@Module({
  providers: [{ provide: adminSettings, useFactory: () => readAdminSettings(process.env) }],
  exports: [adminSettings],
})
export class ConfigurationModule {}
