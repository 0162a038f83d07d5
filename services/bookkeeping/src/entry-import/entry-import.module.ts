import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import {
  EntryComparisonController,
  EntryImportController,
  entryImportProviders,
} from './entry-import.endpoints';
import { EntryComparer } from './entry-comparer';
import { EntryImportPlanner } from './entry-import.planner';

@Module({
  imports: [LedgerModule, ReferenceModule, SettingsModule],
  controllers: [EntryImportController, EntryComparisonController],
  providers: [...entryImportProviders, EntryComparer, EntryImportPlanner],
})
export class EntryImportModule {}
