import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { EntryImportController } from './entry-import.controller';
import { EntryImportPlanner } from './entry-import.planner';
import { EntryImportRepository } from './entry-import.repository';
import { EntryImportService } from './entry-import.service';

@Module({
  imports: [LedgerModule, ReferenceModule, SettingsModule],
  controllers: [EntryImportController],
  providers: [EntryImportPlanner, EntryImportRepository, EntryImportService],
})
export class EntryImportModule {}
