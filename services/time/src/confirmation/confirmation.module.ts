import { Module } from '@nestjs/common';
import { EntriesModule } from '../entry';
import { EntryRecordsModule } from '../entry-record';
import { ReferenceModule } from '../reference';
import { SignoffsModule } from '../signoff';
import { MarkController, SignoffController } from './confirmation.controller';
import { MarkBatchRepository } from './mark-batch.repository';
import { MarkRepository } from './mark.repository';
import { MarkService } from './mark.service';
import { SignoffService } from './signoff.service';

@Module({
  imports: [EntriesModule, EntryRecordsModule, ReferenceModule, SignoffsModule],
  controllers: [MarkController, SignoffController],
  providers: [MarkBatchRepository, MarkRepository, MarkService, SignoffService],
  exports: [MarkBatchRepository],
})
export class ConfirmationsModule {}
