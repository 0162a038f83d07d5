import { Module } from '@nestjs/common';
import { PdfModule } from '../pdf';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { AcceptanceSheet } from './acceptance-sheet';
import { ShareAnswerRepository } from './share-answer.repository';
import { ShareLinkRepository } from './share-link.repository';
import { ShareLinkService } from './share-link.service';
import { ShareController } from './share.controller';

@Module({
  imports: [PdfModule, RecordsModule, ReferenceModule, SettingsModule],
  controllers: [ShareController],
  providers: [AcceptanceSheet, ShareAnswerRepository, ShareLinkRepository, ShareLinkService],
  exports: [AcceptanceSheet, ShareAnswerRepository, ShareLinkRepository, ShareLinkService],
})
export class ShareModule {}
