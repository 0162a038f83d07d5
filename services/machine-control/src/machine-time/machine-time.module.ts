import { Module } from '@nestjs/common';
import { FuellingModule } from '../fuelling';
import { MachineStateModule } from '../machine-state';
import { ReadingModule } from '../reading';
import { RecordModule } from '../record';
import { ReferenceModule } from '../reference';
import { MachineTimeBooking } from './machine-time-booking';
import { MachineTimeViews } from './machine-time-views';
import { MachineTimeConsumer } from './machine-time.consumer';
import { MachineTimeController } from './machine-time.controller';
import { KnownNameRepository, MachineTimeRepository } from './machine-time.repository';
import { MachineTimeService } from './machine-time.service';
import { TimeClient } from './time.client';

@Module({
  imports: [FuellingModule, MachineStateModule, ReadingModule, RecordModule, ReferenceModule],
  controllers: [MachineTimeController],
  providers: [
    MachineTimeRepository,
    KnownNameRepository,
    MachineTimeConsumer,
    MachineTimeViews,
    MachineTimeBooking,
    MachineTimeService,
    TimeClient,
  ],
})
export class MachineTimeModule {}
