import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { ReferenceModule } from '../reference';
import { SignoffsModule } from '../signoff';
import { SurchargesModule } from '../surcharge';
import { BulkLineRepository } from './bulk-line.repository';
import { BulkPlan } from './bulk-plan';
import { BulkUndoWork } from './bulk-undo.work';
import { BulkController } from './bulk.controller';
import { BulkJob } from './bulk.job';
import { BulkService } from './bulk.service';
import { BulkChangeWork } from './bulk.work';

@Module({
  imports: [EntriesModule, EntryRecordsModule, ReferenceModule, SignoffsModule, SurchargesModule],
  controllers: [BulkController],
  providers: [BulkService, BulkPlan, BulkChangeWork, BulkUndoWork, BulkLineRepository, BulkJob],
})
export class BulkModule {}
