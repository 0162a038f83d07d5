import { Module } from '@nestjs/common';
import { CostBasisRepository } from './cost/cost-basis.repository';
import { FiguresPublisher } from './cost/figures.publisher';
import { MachineCostController } from './cost/machine-cost.controller';
import { MachineCostService } from './cost/machine-cost.service';
import { EntryReadingsService } from './entry/entry-readings.service';
import { EntryConsumer } from './entry/entry.consumer';
import { EntryRepository } from './entry/entry.repository';
import { MachineExportService } from './export/machine-export.service';
import { FuellingController } from './fuelling/fuelling.controller';
import { FuellingRepository } from './fuelling/fuelling.repository';
import { FuellingService } from './fuelling/fuelling.service';
import { MachineFigures } from './machine/machine-figures';
import { MachineStamps } from './machine/machine-stamps';
import { MachineStateService } from './machine/machine-state.service';
import { MachineViews } from './machine/machine-views';
import { MachineConsumer } from './machine/machine.consumer';
import { MachineController } from './machine/machine.controller';
import { MachineRepository } from './machine/machine.repository';
import { MachineService } from './machine/machine.service';
import { MachineTimeBooking } from './machine-time/machine-time-booking';
import { MachineTimeConsumer } from './machine-time/machine-time.consumer';
import { MachineTimeController } from './machine-time/machine-time.controller';
import { KnownNameRepository, MachineTimeRepository } from './machine-time/machine-time.repository';
import { MachineTimeService } from './machine-time/machine-time.service';
import { MachineTimeViews } from './machine-time/machine-time-views';
import { TimeClient } from './machine-time/time.client';
import { ReadingPhotoService } from './reading/reading-photo.service';
import { ReadingViews } from './reading/reading-views';
import { ReadingController } from './reading/reading.controller';
import { ReadingRepository } from './reading/reading.repository';
import { ReadingService } from './reading/reading.service';
import { ReferenceModule } from './reference';
import { ReminderJob } from './reminder/reminder.job';
import { MachinePeopleController, MachineSettingsController } from './settings/machine-settings.controller';
import { MachineSettingsRepository } from './settings/machine-settings.repository';
import { MachineSettingsService } from './settings/machine-settings.service';
import { MaintenanceConsumer } from './work-record/maintenance.consumer';
import { WorkPublisher } from './work-record/work.publisher';
import { WorkViews } from './work-record/work-views';
import { WorkController } from './work-record/work.controller';
import { WorkRepository } from './work-record/work.repository';
import { WorkService } from './work-record/work.service';

@Module({
  imports: [ReferenceModule],
  controllers: [
    MachineController,
    MachineCostController,
    ReadingController,
    FuellingController,
    WorkController,
    MachineTimeController,
    MachineSettingsController,
    MachinePeopleController,
  ],
  providers: [
    MachineRepository,
    MachineStamps,
    MachineFigures,
    MachineStateService,
    MachineService,
    MachineViews,
    MachineConsumer,
    MachineExportService,
    ReadingRepository,
    ReadingService,
    ReadingViews,
    ReadingPhotoService,
    FuellingRepository,
    FuellingService,
    WorkRepository,
    WorkService,
    WorkViews,
    WorkPublisher,
    MaintenanceConsumer,
    EntryRepository,
    EntryReadingsService,
    EntryConsumer,
    CostBasisRepository,
    MachineCostService,
    FiguresPublisher,
    MachineSettingsRepository,
    MachineSettingsService,
    MachineTimeRepository,
    KnownNameRepository,
    MachineTimeConsumer,
    MachineTimeViews,
    MachineTimeBooking,
    MachineTimeService,
    TimeClient,
    ReminderJob,
  ],
})
export class MachineControlModule {}
