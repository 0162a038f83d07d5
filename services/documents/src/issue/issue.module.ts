import { Module } from '@nestjs/common';
import { AnnexesModule } from '../annex';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { EInvoiceFilesModule } from '../e-invoice-file';
import { PaymentModule } from '../payment';
import { PdfModule } from '../pdf';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { ChainState } from './chain.state';
import { DocumentInternalController } from './document-internal.controller';
import { DocumentPdfService } from './document-pdf.service';
import { IssueContent } from './issue-content';
import { IssueDrawing } from './issue-drawing';
import { IssueFollowUp } from './issue-follow-up';
import { IssueFreezer } from './issue-freezer';
import { IssueService } from './issue.service';

@Module({
  imports: [
    AnnexesModule,
    ChainModule,
    DocumentModule,
    EInvoiceFilesModule,
    PaymentModule,
    PdfModule,
    RecordsModule,
    ReferenceModule,
    SettingsModule,
  ],
  controllers: [DocumentInternalController],
  providers: [
    ChainState,
    IssueContent,
    IssueDrawing,
    IssueFollowUp,
    IssueFreezer,
    IssueService,
    DocumentPdfService,
  ],
  exports: [DocumentPdfService, IssueService],
})
export class IssueModule {}
