import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../configuration';
import { CredentialsModule } from '../credential';
import { EmployeesModule } from '../employee';
import { EmploymentsModule } from '../employment';
import { IdentityRecordsModule } from '../identity-record';
import { MailModule } from '../mail';
import { PluginsModule } from '../plugin';
import { RolesModule } from '../role';
import { SessionsModule } from '../session';
import { LicenceActivation } from './application/licence-activation';
import {
  ApplicationOfLicenceController,
  LicenceApplicationController,
  PublicApplicationController,
} from './application/licence-application.controller';
import { LicenceApplicationRepository } from './application/licence-application.repository';
import { LicenceApplicationService } from './application/licence-application.service';
import { ErasedPeople } from './erasing/erased-people';
import { LicenceEraser } from './erasing/licence-eraser';
import { LicenceEmployeesController } from './licence-employees.controller';
import { LicenceEmploymentController } from './licence-employment.controller';
import { LicenceEntering } from './licence-entering';
import { LicenceInvitationController } from './licence-invitation.controller';
import { LicencePluginsController } from './licence-plugins.controller';
import { LicenceRolesController } from './licence-roles.controller';
import { LicenceController } from './licence.controller';
import { LicenceJobs } from './licence.jobs';
import { LicenceTypeService } from './licence-type.service';
import { LicenceService } from './licence.service';

@Module({
  imports: [
    ConfigurationModule,
    CredentialsModule,
    EmployeesModule,
    EmploymentsModule,
    IdentityRecordsModule,
    MailModule,
    PluginsModule,
    RolesModule,
    SessionsModule,
  ],
  controllers: [
    ApplicationOfLicenceController,
    LicenceApplicationController,
    PublicApplicationController,
    LicenceController,
    LicenceEmployeesController,
    LicenceEmploymentController,
    LicenceInvitationController,
    LicencePluginsController,
    LicenceRolesController,
  ],
  providers: [
    ErasedPeople,
    LicenceActivation,
    LicenceApplicationRepository,
    LicenceApplicationService,
    LicenceEntering,
    LicenceEraser,
    LicenceJobs,
    LicenceService,
    LicenceTypeService,
  ],
  exports: [LicenceService],
})
export class LicencesModule {}
