import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entry-record';
import { LockModule } from '../lock';
import { RatesModule } from '../rate';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { SignoffsModule } from '../signoff';
import { SurchargesModule } from '../surcharge';
import { CompanyPartRule } from './company-part.rule';
import { CounterService } from './counter.service';
import { EntryStatesController } from './entry-states.controller';
import { EntryAccess } from './entry.access';
import { EntryChange } from './entry-change';
import { EntryController } from './entry.controller';
import { EntryPublisher } from './entry.publisher';
import { EntryRepublisher } from './entry.republisher';
import { EntryReader } from './entry.reader';
import { EntryRecorder } from './entry.recorder';
import { EntryRules } from './entry.rules';
import { EntryService } from './entry.service';
import { EntryWriter } from './entry.writer';
import { LateRule } from './late.rule';
import { MachineHoursController } from './machine-hours.controller';
import { MachineHoursService } from './machine-hours.service';
import { ToldLines } from './told-lines';
import { UsedObjectsController } from './used-objects.controller';

@Module({
  imports: [
    EntryRecordsModule,
    LockModule,
    RatesModule,
    ReferenceModule,
    SettingsModule,
    SignoffsModule,
    SurchargesModule,
  ],
  controllers: [EntryStatesController, UsedObjectsController, MachineHoursController, EntryController],
  providers: [
    CompanyPartRule,
    CounterService,
    EntryAccess,
    EntryChange,
    EntryPublisher,
    EntryRepublisher,
    EntryReader,
    EntryRecorder,
    EntryRules,
    EntryService,
    EntryWriter,
    LateRule,
    MachineHoursService,
    ToldLines,
  ],
  exports: [CompanyPartRule, EntryAccess, EntryReader, EntryRecorder, EntryService, EntryWriter, LateRule],
})
export class EntriesModule {}
