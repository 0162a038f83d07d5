import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { IssueModule } from '../issue';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TemplatesModule } from '../template';
import { ChoicesController } from './choices.controller';
import { DocumentController } from './document.controller';
import { DocumentService } from './document.service';
import { DraftChange } from './draft-change';
import { DraftConsumer } from './draft.consumer';
import { DraftCreationService } from './draft-creation.service';
import { DraftPreview } from './draft-preview';

@Module({
  imports: [
    ChainModule,
    DocumentModule,
    IssueModule,
    RecordsModule,
    ReferenceModule,
    SettingsModule,
    TemplatesModule,
  ],
  controllers: [DocumentController, ChoicesController],
  providers: [DocumentService, DraftChange, DraftCreationService, DraftPreview, DraftConsumer],
  exports: [DocumentService, DraftCreationService],
})
export class DraftsModule {}
