export { ClosedPeriodEntity } from './closed-period.entity';
export { JournalEntryEntity } from './journal-entry.entity';
export { JournalLineEntity } from './journal-line.entity';
export { LedgerModule } from './ledger.module';
export { LedgerReader } from './ledger.reader';
export { JournalEntryRepository, JournalLineRepository } from './ledger.repositories';
export { LedgerService } from './ledger.service';
export { PeriodService } from './period.service';
export type { PostingLine } from './posting';
