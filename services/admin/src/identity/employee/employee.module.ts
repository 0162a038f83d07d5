import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { EmploymentsModule } from '../employment';
import { IdentityRecordsModule } from '../identity-record';
import { LicencePluginsModule } from '../licence-plugin';
import { RolesModule } from '../role';
import { SessionsModule } from '../session';
import { AccessRules } from './access-rules';
import { EmployeeExportController } from './employee-export.controller';
import { EmployeeExportService } from './employee-export.service';
import { EmployeeController } from './employee.controller';
import { EmployeePublisher } from './employee-publisher';
import { EmployeeReader } from './employee-reader';
import { EmployeeService } from './employee.service';
import { HrRules } from './hr-rules';
import { InvitationController } from './invitation.controller';
import { InvitationService } from './invitation.service';
import { PersonService } from './person.service';
import { SeatCounter } from './seats';

@Module({
  imports: [
    AuthModule,
    EmploymentsModule,
    IdentityRecordsModule,
    LicencePluginsModule,
    RolesModule,
    SessionsModule,
  ],
  controllers: [EmployeeController, EmployeeExportController, InvitationController],
  providers: [
    AccessRules,
    EmployeePublisher,
    EmployeeReader,
    EmployeeService,
    EmployeeExportService,
    HrRules,
    InvitationService,
    PersonService,
    SeatCounter,
  ],
  exports: [EmployeeReader, EmployeeService, InvitationService, SeatCounter],
})
export class EmployeesModule {}
