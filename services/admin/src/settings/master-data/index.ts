export {
  AccountImportEntity,
  AccountImportRowEntity,
  ChartTemplateEntity,
} from './account-import/account-import.entity';
export { AccountEntity, AccountRepository, AccountService } from './account/account';
export { CostCentreEntity } from './centre/cost-centre';
export { RevenueCentreEntity } from './centre/revenue-centre';
export { CompanyPartEntity } from './company-part/company-part';
export { DropdownEntity, LicenceDropdownEntity } from './dropdown/dropdown.entity';
export { DropdownService } from './dropdown/dropdown.service';
export { MasterDataModule } from './master-data.module';
export { seedSettings } from './master-data.seed';
