import { Account, AccountController, AccountRepository, AccountService } from './account/account';
import { AccountImportController } from './account-import/account-import.controller';
import { AccountImport, ChartTemplate } from './account-import/account-import.entity';
import { AccountImportRepository, ChartTemplateRepository } from './account-import/account-import.repository';
import { AccountImportRunner } from './account-import/account-import.runner';
import { AccountImportService } from './account-import/account-import.service';
import { ChartTemplateController } from './account-import/chart-template.controller';
import { ChartTemplateService } from './account-import/chart-template.service';
import {
  CostCentre,
  CostCentreController,
  CostCentreRepository,
  CostCentreService,
} from './centre/cost-centre';
import {
  RevenueCentre,
  RevenueCentreController,
  RevenueCentreRepository,
  RevenueCentreService,
} from './centre/revenue-centre';
import {
  CompanyPart,
  CompanyPartController,
  CompanyPartRepository,
  CompanyPartService,
} from './company-part/company-part';
import { DropdownExport } from './dropdown/dropdown-export';
import { DropdownUse } from './dropdown/dropdown-use';
import { DropdownController } from './dropdown/dropdown.controller';
import { Dropdown, LicenceDropdown } from './dropdown/dropdown.entity';
import { DropdownRepository, LicenceDropdownRepository } from './dropdown/dropdown.repository';
import { DropdownService } from './dropdown/dropdown.service';
import { InstallationDropdownController } from './dropdown/installation-dropdown.controller';
import { NumberedServices } from './numbered/numbered.service';
import { OwnLicenceController } from './own-licence/own-licence.controller';
import { OwnLicenceService } from './own-licence/own-licence.service';

/** What the admin service consists of besides: the settings of licences. */
export const settingsControllers = [
  AccountController,
  AccountImportController,
  ChartTemplateController,
  CompanyPartController,
  CostCentreController,
  DropdownController,
  InstallationDropdownController,
  OwnLicenceController,
  RevenueCentreController,
];

export const settingsProviders = [
  AccountImportRepository,
  AccountImportRunner,
  AccountImportService,
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
  LicenceDropdownRepository,
  NumberedServices,
  OwnLicenceService,
  RevenueCentreRepository,
  RevenueCentreService,
];

export const settingsEntities = [
  Account,
  AccountImport,
  ChartTemplate,
  CompanyPart,
  CostCentre,
  Dropdown,
  LicenceDropdown,
  RevenueCentre,
];
