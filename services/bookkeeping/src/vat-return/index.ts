export { VatReturnEntity } from './vat-return.entity';
export { VatReturnModule } from './vat-return.module';
export { VatSettingsEntity } from './vat-settings.entity';
