import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { ReferenceModule } from '../reference';
import { RecurrenceController } from './recurrence.controller';
import { RecurrenceJob } from './recurrence.job';
import { RecurrenceRepository } from './recurrence.repository';
import { RecurrenceService } from './recurrence.service';

@Module({
  imports: [EntriesModule, ReferenceModule],
  controllers: [RecurrenceController],
  providers: [RecurrenceRepository, RecurrenceService, RecurrenceJob],
})
export class RecurrencesModule {}
