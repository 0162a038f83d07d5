export { EntryImportEntity, EntryImportRowEntity, EntryImportWordEntity } from './entry-import.entity';
export { ImportModule } from './import.module';
