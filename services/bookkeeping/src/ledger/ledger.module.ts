import { Module } from '@nestjs/common';
import { ReferenceModule } from '../reference';
import { LedgerCounter } from './ledger-counter';
import { LedgerExportController } from './ledger-export.controller';
import { LedgerExportService } from './ledger-export.service';
import { LedgerController } from './ledger.controller';
import { LedgerReader } from './ledger.reader';
import { ClosedPeriodRepository, JournalEntryRepository, JournalLineRepository } from './ledger.repositories';
import { LedgerService } from './ledger.service';
import { PeriodService } from './period.service';

@Module({
  imports: [ReferenceModule],
  controllers: [LedgerController, LedgerExportController],
  providers: [
    ClosedPeriodRepository,
    JournalEntryRepository,
    JournalLineRepository,
    LedgerCounter,
    LedgerExportService,
    LedgerReader,
    LedgerService,
    PeriodService,
  ],
  exports: [JournalEntryRepository, JournalLineRepository, LedgerReader, LedgerService, PeriodService],
})
export class LedgerModule {}
