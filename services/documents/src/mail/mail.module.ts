import { Module } from '@nestjs/common';
import { AnnexesModule } from '../annex';
import { EInvoiceFilesModule } from '../e-invoice-file';
import { IssueModule } from '../issue';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ShareModule } from '../share';
import { DocumentMailController } from './document-mail.controller';
import { DocumentMailJobs } from './document-mail.jobs';
import { DocumentMailRepository } from './document-mail.repository';
import { DocumentMailService } from './document-mail.service';
import { MailFiles } from './mail-files';
import { MailProposals } from './mail-proposals';

@Module({
  imports: [
    AnnexesModule,
    EInvoiceFilesModule,
    IssueModule,
    RecordsModule,
    ReferenceModule,
    SettingsModule,
    ShareModule,
  ],
  controllers: [DocumentMailController],
  providers: [DocumentMailService, DocumentMailJobs, DocumentMailRepository, MailFiles, MailProposals],
  exports: [DocumentMailService],
})
export class MailModule {}
