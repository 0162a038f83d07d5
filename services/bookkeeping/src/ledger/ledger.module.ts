import { Module } from '@nestjs/common';
import { RefModule } from '../ref';
import { LedgerCounter } from './ledger-counter';
import { ClosedPeriodRepository, JournalEntryRepository, JournalLineRepository } from './ledger.repositories';
import { LedgerService } from './ledger.service';
import { PeriodService } from './period.service';

@Module({
  imports: [RefModule],
  providers: [
    ClosedPeriodRepository,
    JournalEntryRepository,
    JournalLineRepository,
    LedgerCounter,
    LedgerService,
    PeriodService,
  ],
  exports: [JournalEntryRepository, JournalLineRepository, LedgerService, PeriodService],
})
export class LedgerModule {}
