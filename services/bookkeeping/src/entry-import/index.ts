export { EntryImportEntity } from './entry-import.entity';
export { EntryImportModule } from './entry-import.module';
