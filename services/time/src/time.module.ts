import { Module } from '@nestjs/common';
import { AbsencesModule } from './absence';
import { BillableModule } from './billable';
import { BulkModule } from './bulk';
import { ConfirmationsModule } from './confirmation';
import { DayReportsModule } from './day-report';
import { EntriesModule } from './entry';
import { EntryRecordsModule } from './entry-record';
import { ExportModule } from './export';
import { FavouritesModule } from './favourite';
import { ImportModule } from './import';
import { LawModule } from './law';
import { LockModule } from './lock';
import { MonthClosingModule } from './month-closing';
import { OptionsModule } from './options';
import { OverviewModule } from './overview';
import { PayrollModule } from './payroll';
import { PublicHolidaysModule } from './public-holiday';
import { RatesModule } from './rate';
import { RecordingModule } from './record';
import { RecurrencesModule } from './recurrence';
import { ReferenceModule } from './reference';
import { RepriceModule } from './reprice';
import { SettingsModule } from './settings';
import { SignoffsModule } from './signoff';
import { SurchargesModule } from './surcharge';
import { TargetsModule } from './target';
import { TimersModule } from './timer';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ReferenceModule,
    SettingsModule,
    SignoffsModule,
    EntryRecordsModule,
    FavouritesModule,
    LockModule,
    PublicHolidaysModule,
    RatesModule,
    SurchargesModule,
    TargetsModule,
    EntriesModule,
    AbsencesModule,
    ConfirmationsModule,
    DayReportsModule,
    ExportModule,
    OptionsModule,
    RecordingModule,
    RecurrencesModule,
    RepriceModule,
    TimersModule,
    BillableModule,
    BulkModule,
    ImportModule,
    LawModule,
    MonthClosingModule,
    OverviewModule,
    PayrollModule,
  ],
})
export class TimeModule {}
