import { Module } from '@nestjs/common';
import { DirectoryModule, LicencePluginsModule, PluginsModule, RolesModule } from '../../identity';
import { IndustryRecordsModule } from '../industry-record';
import { MasterDataModule } from '../master-data';
import { IndustrySolutionController } from './industry-solution.controller';
import { LicenceIndustryController } from './licence-industry.controller';
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
    DirectoryModule,
    IndustryRecordsModule,
    LicencePluginsModule,
    PluginsModule,
    RolesModule,
    MasterDataModule,
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
