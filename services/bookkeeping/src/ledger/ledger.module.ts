import { Module } from '@nestjs/common';
import { RefModule } from '../ref';
import { LedgerCounter } from './ledger-counter';
import { LedgerController } from './ledger.controller';
import { LedgerReader } from './ledger.reader';
import { ClosedPeriodRepository, JournalEntryRepository, JournalLineRepository } from './ledger.repositories';
import { LedgerService } from './ledger.service';
import { PeriodService } from './period.service';

@Module({
  imports: [RefModule],
  controllers: [LedgerController],
  providers: [
    ClosedPeriodRepository,
    JournalEntryRepository,
    JournalLineRepository,
    LedgerCounter,
    LedgerReader,
    LedgerService,
    PeriodService,
  ],
  exports: [JournalEntryRepository, JournalLineRepository, LedgerService, PeriodService],
})
export class LedgerModule {}
