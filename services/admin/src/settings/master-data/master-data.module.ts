import { Module } from '@nestjs/common';
import { DirectoryModule, LicencesModule } from '../../identity';
import { IndustryRecordsModule } from '../industry-record';
import {
  AccountImportController,
  accountImportProviders,
  TemplateImportController,
} from './account-import/account-import.endpoints';
import { ChartTemplateController } from './account-import/chart-template.controller';
import { ChartTemplateRepository } from './account-import/chart-template.repository';
import { ChartTemplateService } from './account-import/chart-template.service';
import { AccountController, AccountRepository, AccountService } from './account/account';
import { CostCentreController, CostCentreRepository, CostCentreService } from './centre/cost-centre';
import {
  RevenueCentreController,
  RevenueCentreRepository,
  RevenueCentreService,
} from './centre/revenue-centre';
import {
  CompanyPartController,
  CompanyPartRepository,
  CompanyPartService,
} from './company-part/company-part';
import { DropdownExport } from './dropdown/dropdown-export';
import { DropdownUse } from './dropdown/dropdown-use';
import { DropdownController } from './dropdown/dropdown.controller';
import { DropdownRepository, LicenceDropdownRepository } from './dropdown/dropdown.repository';
import { DropdownService } from './dropdown/dropdown.service';
import { InstallationDropdownController } from './dropdown/installation-dropdown.controller';
import { FirstStepsController } from './first-steps/first-steps.controller';
import { FirstStepsService } from './first-steps/first-steps.service';
import { NumberedServices } from './numbered/numbered.service';
import { OwnLicenceController } from './own-licence/own-licence.controller';
import { OwnLicenceService } from './own-licence/own-licence.service';

@Module({
  imports: [DirectoryModule, IndustryRecordsModule, LicencesModule],
  controllers: [
    AccountController,
    AccountImportController,
    ChartTemplateController,
    CompanyPartController,
    CostCentreController,
    DropdownController,
    FirstStepsController,
    InstallationDropdownController,
    OwnLicenceController,
    RevenueCentreController,
    TemplateImportController,
  ],
  providers: [
    ...accountImportProviders,
    AccountRepository,
    AccountService,
    ChartTemplateRepository,
    ChartTemplateService,
    CompanyPartRepository,
    CompanyPartService,
    CostCentreRepository,
    CostCentreService,
    DropdownExport,
    DropdownRepository,
    DropdownService,
    DropdownUse,
    FirstStepsService,
    LicenceDropdownRepository,
    NumberedServices,
    OwnLicenceService,
    RevenueCentreRepository,
    RevenueCentreService,
  ],
  exports: [AccountRepository, AccountService, DropdownService],
})
export class MasterDataModule {}
