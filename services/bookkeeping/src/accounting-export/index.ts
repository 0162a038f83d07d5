export { AccountingExportEntity } from './accounting-export.entity';
export { AccountingExportModule } from './accounting-export.module';
export { AccountingSettingsEntity } from './accounting-settings.entity';
export { PersonalAccountEntity } from './personal-account.entity';
