export { AddressImportEntity } from './address-import.entity';
export { ImportRowEntity } from './import-row.entity';
export { ImportModule } from './import.module';
