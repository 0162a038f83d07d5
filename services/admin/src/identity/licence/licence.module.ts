import { Module } from '@nestjs/common';
import { ConfigurationModule } from '../../configuration';
import { CredentialsModule } from '../credential';
import { EmployeesModule } from '../employee';
import { EmploymentsModule } from '../employment';
import { IdentityRecordsModule } from '../identity-record';
import { LicencePluginsModule } from '../licence-plugin';
import { PluginsModule } from '../plugin';
import { ReleaseRecordsModule } from '../../registry';
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
import { LicenceHistoryService } from './owner/licence-history.service';
import { LicenceOwnerController } from './owner/licence-owner.controller';
import { LicenceOwnerRepository } from './owner/licence-owner.repository';
import { LicenceOwnerService } from './owner/licence-owner.service';
import { LicenceResetRunner } from './reset/licence-reset.runner';
import { LicenceResetService } from './reset/licence-reset.service';

@Module({
  imports: [
    ConfigurationModule,
    CredentialsModule,
    EmployeesModule,
    EmploymentsModule,
    IdentityRecordsModule,
    LicencePluginsModule,
    PluginsModule,
    ReleaseRecordsModule,
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
    LicenceOwnerController,
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
    LicenceHistoryService,
    LicenceJobs,
    LicenceOwnerRepository,
    LicenceOwnerService,
    LicenceResetRunner,
    LicenceResetService,
    LicenceService,
    LicenceTypeService,
  ],
  exports: [LicenceService],
})
export class LicencesModule {}
