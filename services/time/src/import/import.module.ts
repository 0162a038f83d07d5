import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { ReferenceModule } from '../reference';
import { EntryImportController } from './entry-import.controller';
import { EntryImportRepository } from './entry-import.repository';
import { EntryImportService } from './entry-import.service';
import { EntryImportWork } from './entry-import.work';
import { ImportDoubles } from './import-doubles';
import { ImportHistory } from './import-history.service';
import { ImportLookups } from './import-lookups';
import { ImportTargets } from './import-targets';
import { ImportUndoWork } from './import-undo.work';
import { ImportWordRepository } from './import-word.repository';

@Module({
  imports: [EntriesModule, EntryRecordsModule, ReferenceModule],
  controllers: [EntryImportController],
  providers: [
    EntryImportService,
    EntryImportWork,
    ImportDoubles,
    EntryImportRepository,
    ImportHistory,
    ImportUndoWork,
    ImportTargets,
    ImportWordRepository,
    ImportLookups,
  ],
})
export class ImportModule {}
