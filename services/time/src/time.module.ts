import { Module } from '@nestjs/common';
import { BillableController } from './billable/billable.controller';
import { BillableService } from './billable/billable.service';
import { ClaimsConsumer } from './billable/claims.consumer';
import { EntryAccess } from './entry/entry.access';
import { EntryController } from './entry/entry.controller';
import { EntryRepository } from './entry/entry.repository';
import { EntryService } from './entry/entry.service';
import { EntryExportController } from './export/entry-export.controller';
import { EntryExportService } from './export/entry-export.service';
import { OptionsController } from './options/options.controller';
import { OptionsService } from './options/options.service';
import { CopyDayService } from './overview/copy-day.service';
import { DayController, WeekController } from './overview/overview.controller';
import { OverviewService } from './overview/overview.service';
import { BookingQuery } from './refs/booking.query';
import { EmployeeRefRepository } from './refs/employee-ref.repository';
import { ObjectRefRepository } from './refs/object-ref.repository';
import { ProjectRefRepository } from './refs/project-ref.repository';
import { RefsConsumer } from './refs/refs.consumer';

@Module({
  controllers: [
    EntryExportController,
    EntryController,
    DayController,
    WeekController,
    OptionsController,
    BillableController,
  ],
  providers: [
    EntryAccess,
    EntryRepository,
    EntryService,
    EntryExportService,
    OverviewService,
    CopyDayService,
    OptionsService,
    BillableService,
    ClaimsConsumer,
    BookingQuery,
    EmployeeRefRepository,
    ObjectRefRepository,
    ProjectRefRepository,
    RefsConsumer,
  ],
})
export class TimeModule {}
