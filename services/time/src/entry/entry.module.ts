import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entry-record';
import { LockModule } from '../lock';
import { RatesModule } from '../rate';
import { ReferencesModule } from '../refs';
import { SettingsModule } from '../settings';
import { SignoffsModule } from '../signoff';
import { SurchargesModule } from '../surcharge';
import { CompanyPartRule } from './company-part.rule';
import { CounterService } from './counter.service';
import { EntryStatesController } from './entry-states.controller';
import { EntryAccess } from './entry.access';
import { EntryController } from './entry.controller';
import { EntryRules } from './entry.rules';
import { EntryService } from './entry.service';
import { LateRule } from './late.rule';

@Module({
  imports: [
    EntryRecordsModule,
    LockModule,
    RatesModule,
    ReferencesModule,
    SettingsModule,
    SignoffsModule,
    SurchargesModule,
  ],
  controllers: [EntryStatesController, EntryController],
  providers: [EntryAccess, EntryRules, LateRule, EntryService, CompanyPartRule, CounterService],
  exports: [CompanyPartRule, EntryAccess, EntryService, LateRule],
})
export class EntriesModule {}
