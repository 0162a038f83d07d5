export { AddressImportEntity, AddressImportRowEntity } from './address-import.entity';
export { ImportModule } from './import.module';
