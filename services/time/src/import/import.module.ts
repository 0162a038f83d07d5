import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { ReferenceModule } from '../reference';
import { EntryImportController, entryImportProviders } from './entry-import.endpoints';
import { ImportDoubles } from './import-doubles';
import { ImportHistory } from './import-history';
import { ImportLookups } from './import-lookups';
import { EntrySurveyor } from './entry-survey';

@Module({
  imports: [EntriesModule, EntryRecordsModule, ReferenceModule],
  controllers: [EntryImportController],
  providers: [...entryImportProviders, EntrySurveyor, ImportDoubles, ImportHistory, ImportLookups],
})
export class ImportModule {}
