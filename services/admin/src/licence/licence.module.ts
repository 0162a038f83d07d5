import { Module } from '@nestjs/common';
import { EmployeesModule } from '../employee';
import { EmploymentsModule } from '../employment';
import { IdentityRecordsModule } from '../identity-record';
import { PluginsModule } from '../plugin';
import { RolesModule } from '../role';
import { SessionsModule } from '../session';
import { LicenceEmployeesController } from './licence-employees.controller';
import { LicenceEmploymentController } from './licence-employment.controller';
import { LicenceEntering } from './licence-entering';
import { LicenceInvitationController } from './licence-invitation.controller';
import { LicencePluginsController } from './licence-plugins.controller';
import { LicenceRolesController } from './licence-roles.controller';
import { LicenceController } from './licence.controller';
import { LicenceJobs } from './licence.jobs';
import { LicenceService } from './licence.service';

@Module({
  imports: [
    EmployeesModule,
    EmploymentsModule,
    IdentityRecordsModule,
    PluginsModule,
    RolesModule,
    SessionsModule,
  ],
  controllers: [
    LicenceController,
    LicenceEmployeesController,
    LicenceEmploymentController,
    LicenceInvitationController,
    LicencePluginsController,
    LicenceRolesController,
  ],
  providers: [LicenceEntering, LicenceJobs, LicenceService],
  exports: [LicenceService],
})
export class LicencesModule {}
