import { Module } from '@nestjs/common';
import { AddressMergesModule } from './address-merge';
import { AnnexesModule } from './annex';
import { BillingRunsModule } from './billing-run';
import { ChainModule } from './chain';
import { DocumentModule } from './document';
import { DraftsModule } from './draft';
import { EInvoiceFilesModule } from './e-invoice-file';
import { ExportModule } from './export';
import { IssueModule } from './issue';
import { LotDraftsModule } from './lot-draft';
import { MailModule } from './mail';
import { OrderedBillsModule } from './ordered-bill';
import { PackagePartsModule } from './package-part';
import { PaymentModule } from './payment';
import { PdfModule } from './pdf';
import { RecordsModule } from './record';
import { ReferenceModule } from './reference';
import { SearchModule } from './search';
import { SettingsModule } from './settings';
import { SharedDocumentsModule } from './shared-document';
import { ShareModule } from './share';
import { StatesModule } from './state';
import { TemplatesModule } from './template';
import { TemplateEditorModule } from './template-editor';

/** The features of the service, those that others stand on first: events and jobs are registered in this order. */
@Module({
  imports: [
    ReferenceModule,
    RecordsModule,
    TemplatesModule,
    AnnexesModule,
    PdfModule,
    SearchModule,
    SettingsModule,
    DocumentModule,
    ChainModule,
    EInvoiceFilesModule,
    ExportModule,
    TemplateEditorModule,
    PaymentModule,
    IssueModule,
    DraftsModule,
    LotDraftsModule,
    OrderedBillsModule,
    ShareModule,
    AddressMergesModule,
    MailModule,
    BillingRunsModule,
    StatesModule,
    SharedDocumentsModule,
    PackagePartsModule,
  ],
})
export class DocumentsModule {}
