import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entry-record';
import { LockModule } from '../lock';
import { PublicHolidaysModule } from '../public-holiday';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { HolidayCalendar } from './holiday-calendar';
import { SurchargeExportService } from './surcharge-export.service';
import { SurchargeLineRepository } from './surcharge-line.repository';
import { SurchargeController } from './surcharge.controller';
import { SurchargeJob } from './surcharge.job';
import { SurchargeRepublisher } from './surcharge.republisher';
import { SurchargeService } from './surcharge.service';

@Module({
  imports: [EntryRecordsModule, LockModule, PublicHolidaysModule, ReferenceModule, SettingsModule],
  controllers: [SurchargeController],
  providers: [
    HolidayCalendar,
    SurchargeExportService,
    SurchargeLineRepository,
    SurchargeJob,
    SurchargeRepublisher,
    SurchargeService,
  ],
  exports: [HolidayCalendar, SurchargeService],
})
export class SurchargesModule {}
