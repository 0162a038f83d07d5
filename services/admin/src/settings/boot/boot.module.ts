import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { DirectoryModule, IdentityRecordsModule } from '../../identity';
import { ExtraFieldDefinitionsModule } from '../extra-field';
import { LanguagesModule } from '../language';
import { ReleaseRecordsModule } from '../../registry';
import { BootController } from './boot.controller';
import { BootService } from './boot.service';

@Module({
  imports: [
    ConfigurationModule,
    DirectoryModule,
    ExtraFieldDefinitionsModule,
    IdentityRecordsModule,
    LanguagesModule,
    ReleaseRecordsModule,
  ],
  controllers: [BootController],
  providers: [BootService],
})
export class BootModule {}
