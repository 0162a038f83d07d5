import { Module } from '@nestjs/common';
import { MachineStateModule } from '../machine-state';
import { ReadingModule } from '../reading';
import { RecordModule } from '../record';
import { ReferenceModule } from '../reference';
import { MaintenanceConsumer } from './maintenance.consumer';
import { WorkViews } from './work-views';
import { WorkController } from './work.controller';
import { WorkPublisher } from './work.publisher';
import { WorkService } from './work.service';

@Module({
  imports: [MachineStateModule, ReadingModule, RecordModule, ReferenceModule],
  controllers: [WorkController],
  providers: [WorkService, WorkViews, WorkPublisher, MaintenanceConsumer],
})
export class WorkRecordModule {}
