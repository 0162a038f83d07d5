import { Module } from '@nestjs/common';
import { IdentityRecordsModule } from '../identity-record';
import { IndustryRecordsModule } from '../industry-record';
import { LicencePluginsModule } from '../licence-plugin';
import { PluginsModule } from '../plugin';
import { RolesModule } from '../role';
import { SettingsModule } from '../settings';
import { IndustrySolutionController, LicenceIndustryController } from './industry-solution.controller';
import { IndustryPackageController } from './packages/industry-package.controller';
import { IndustryPackageRepository } from './packages/industry-package.repository';
import { IndustryPackageService } from './packages/industry-package.service';
import { PartGateway } from './part-gateway';
import { AccountPart } from './parts/account-part';
import { DropdownPart } from './parts/dropdown-part';
import { PluginPart } from './parts/plugin-part';
import { RolePart } from './parts/role-part';
import { SolutionRunner } from './solution.runner';
import { SolutionService } from './solution.service';

@Module({
  imports: [
    IdentityRecordsModule,
    IndustryRecordsModule,
    LicencePluginsModule,
    PluginsModule,
    RolesModule,
    SettingsModule,
  ],
  controllers: [IndustryPackageController, IndustrySolutionController, LicenceIndustryController],
  providers: [
    AccountPart,
    DropdownPart,
    IndustryPackageRepository,
    IndustryPackageService,
    PartGateway,
    PluginPart,
    RolePart,
    SolutionRunner,
    SolutionService,
  ],
})
export class IndustrySolutionsModule {}
