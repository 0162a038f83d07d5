import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entry-record';
import { RatesModule } from '../rate';
import { ReferenceModule } from '../reference';
import { BillableController } from './billable.controller';
import { BillableService } from './billable.service';
import { ClaimsConsumer } from './claims.consumer';
import { ProjectCancelledConsumer } from './project-cancelled.consumer';
import { ProjectStepConsumer } from './project-step.consumer';

@Module({
  imports: [EntryRecordsModule, RatesModule, ReferenceModule],
  controllers: [BillableController],
  providers: [BillableService, ClaimsConsumer, ProjectCancelledConsumer, ProjectStepConsumer],
})
export class BillableModule {}
