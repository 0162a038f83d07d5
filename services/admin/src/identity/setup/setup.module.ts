import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { CredentialsModule } from '../credential';
import { IdentityRecordsModule } from '../identity-record';
import { LicencesModule } from '../licence';
import { SetupController } from './setup.controller';
import { SetupService } from './setup.service';

@Module({
  imports: [ConfigurationModule, CredentialsModule, IdentityRecordsModule, LicencesModule],
  controllers: [SetupController],
  providers: [SetupService],
})
export class SetupModule {}
