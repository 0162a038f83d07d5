import { Module } from '@nestjs/common';
import { AnnexesModule } from '../annex';
import { ChainModule } from '../chain';
import { DocumentModule } from '../document';
import { EInvoiceFilesModule } from '../e-invoice-file';
import { PaymentModule } from '../payment';
import { PdfModule } from '../pdf';
import { RecordsModule } from '../record';
import { SettingsModule } from '../settings';
import { ChainState } from './chain.state';
import { DocumentPdfService } from './document-pdf.service';
import { IssueContent } from './issue-content';
import { IssueFreezer } from './issue-freezer';
import { IssueService } from './issue.service';
import { IssueTransactions } from './issue-transactions';

@Module({
  imports: [
    AnnexesModule,
    ChainModule,
    DocumentModule,
    EInvoiceFilesModule,
    PaymentModule,
    PdfModule,
    RecordsModule,
    SettingsModule,
  ],
  providers: [ChainState, IssueContent, IssueFreezer, IssueService, IssueTransactions, DocumentPdfService],
  exports: [DocumentPdfService, IssueService, IssueTransactions],
})
export class IssueModule {}
