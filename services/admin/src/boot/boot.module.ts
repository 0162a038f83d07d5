import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../configuration';
import { ExtraFieldDefinitionsModule } from '../extra-field';
import { IdentityRecordsModule } from '../identity-record';
import { LanguagesModule } from '../language';
import { RegistryModule } from '../registry';
import { BootController } from './boot.controller';
import { BootService } from './boot.service';

@Module({
  imports: [
    ...[ConfigurationModule, ExtraFieldDefinitionsModule, IdentityRecordsModule],
    ...[LanguagesModule, RegistryModule],
  ],
  controllers: [BootController],
  providers: [BootService],
})
export class BootModule {}
