export { AccountImport, ChartTemplate } from './account-import/account-import.entity';
export { Account, AccountRepository, AccountService } from './account/account';
export { CostCentre } from './centre/cost-centre';
export { RevenueCentre } from './centre/revenue-centre';
export { CompanyPart } from './company-part/company-part';
export { Dropdown, LicenceDropdown } from './dropdown/dropdown.entity';
export { DropdownService } from './dropdown/dropdown.service';
export { SettingsModule } from './settings.module';
export { seedSettings } from './settings.seed';
