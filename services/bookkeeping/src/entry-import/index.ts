export { EntryImportEntity, EntryImportRowEntity } from './entry-import.entity';
export { EntryImportModule } from './entry-import.module';
