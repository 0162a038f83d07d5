import { CallerLimit } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { ChainModule } from '../chain';
import { IssueModule } from '../issue';
import { MailModule } from '../mail';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ShareModule } from '../share';
import { StatesModule } from '../state';
import { AcceptanceFollowUp } from './acceptance.follow-up';
import { AnswerNotice } from './answer-notice';
import { AnswerService } from './answer.service';
import { SharedDocumentController } from './shared-document.controller';
import { SharedDocumentReader } from './shared-document.reader';
import { SharedFilesService } from './shared-files.service';

@Module({
  imports: [
    ChainModule,
    IssueModule,
    MailModule,
    RecordsModule,
    ReferenceModule,
    SettingsModule,
    ShareModule,
    StatesModule,
  ],
  controllers: [SharedDocumentController],
  providers: [
    AcceptanceFollowUp,
    AnswerNotice,
    AnswerService,
    CallerLimit,
    SharedDocumentReader,
    SharedFilesService,
  ],
})
export class SharedDocumentsModule {}
