import { Module } from '@nestjs/common';
import { EntryRecordsModule } from '../entry-record';
import { RatesModule } from '../rate';
import { ReferencesModule } from '../refs';
import { BillableController } from './billable.controller';
import { BillableService } from './billable.service';
import { ClaimsConsumer } from './claims.consumer';
import { ProjectCancelledConsumer } from './project-cancelled.consumer';
import { ProjectStepConsumer } from './project-step.consumer';

@Module({
  imports: [EntryRecordsModule, RatesModule, ReferencesModule],
  controllers: [BillableController],
  providers: [BillableService, ClaimsConsumer, ProjectCancelledConsumer, ProjectStepConsumer],
})
export class BillableModule {}
