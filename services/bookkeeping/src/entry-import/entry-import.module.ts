import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { RefModule } from '../ref';
import { SettingsModule } from '../settings';
import { EntryImportController } from './entry-import.controller';
import { EntryImportPlanner } from './entry-import.planner';
import { EntryImportRepository } from './entry-import.repository';
import { EntryImportService } from './entry-import.service';

@Module({
  imports: [LedgerModule, RefModule, SettingsModule],
  controllers: [EntryImportController],
  providers: [EntryImportPlanner, EntryImportRepository, EntryImportService],
})
export class EntryImportModule {}
