export { ImportModule } from './import.module';
export { ObjectImportEntity, ObjectImportRowEntity } from './object-import.entity';
