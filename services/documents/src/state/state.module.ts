import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { DraftsModule } from '../draft';
import { IssueModule } from '../issue';
import { RecordsModule } from '../record';
import { DocumentStateController } from './document-state.controller';
import { PriceService } from './price.service';
import { SentRevisions } from './sent-revisions';
import { StepService } from './step.service';

@Module({
  imports: [ChainModule, DocumentModule, DraftsModule, IssueModule, RecordsModule],
  controllers: [DocumentStateController],
  providers: [SentRevisions, StepService, PriceService],
  exports: [StepService],
})
export class StatesModule {}
