export { EntryImportEntity } from './entry-import.entity';
export { ImportWordEntity } from './import-word.entity';
export { ImportModule } from './import.module';
