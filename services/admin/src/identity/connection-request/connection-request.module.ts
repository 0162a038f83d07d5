import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { CredentialsModule } from '../credential';
import { EmployeesModule } from '../employee';
import { IdentityRecordsModule } from '../identity-record';
import { AdministeredLicence } from './administered-licence';
import { ConnectionRequestNotices } from './connection-request-notices';
import { ConnectionRequestController, OwnConnectionRequestController } from './connection-request.controller';
import { ConnectionRequestService } from './connection-request.service';

@Module({
  imports: [ConfigurationModule, CredentialsModule, EmployeesModule, IdentityRecordsModule],
  controllers: [ConnectionRequestController, OwnConnectionRequestController],
  providers: [AdministeredLicence, ConnectionRequestNotices, ConnectionRequestService],
})
export class ConnectionRequestsModule {}
