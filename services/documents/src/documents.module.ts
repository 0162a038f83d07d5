import { Module } from '@nestjs/common';
import { BillingDrafts } from './billing-run/billing-draft';
import { BillingPreviewService } from './billing-run/billing-preview.service';
import { BillingRunController } from './billing-run/billing-run.controller';
import { BillingRunService } from './billing-run/billing-run.service';
import { ChainGuard } from './chain/chain.guard';
import { ChainState } from './chain/chain.state';
import { CollectiveService } from './chain/collective.service';
import { CorrectionService } from './chain/correction.service';
import { CreditReader } from './chain/credit.reader';
import { DepositService } from './chain/deposit.service';
import { DocumentChainController } from './chain/document-chain.controller';
import { FollowUpService } from './chain/follow-up.service';
import { DraftFactory } from './document/draft.factory';
import { DuplicateService } from './document/duplicate.service';
import { ObjectPrices } from './document/object-prices';
import { DocumentStateController } from './state/document-state.controller';
import { PriceService } from './state/price.service';
import { ProjectFollower } from './state/project.follower';
import { StepService } from './state/step.service';
import { AnnexController } from './annex/annex.controller';
import { AnnexRepository } from './annex/annex.repository';
import { AnnexService } from './annex/annex.service';
import { DayReportRefRepository } from './annex/day-report-ref.repository';
import { DayReportClient } from './annex/day-report.client';
import { DayReportConsumer } from './annex/day-report.consumer';
import { EInvoiceFileRepository } from './einvoice/e-invoice-file.repository';
import { EInvoiceController } from './einvoice/e-invoice.controller';
import { EInvoiceService } from './einvoice/e-invoice.service';
import { DocumentMailController } from './mail/document-mail.controller';
import { DocumentMailJobs } from './mail/document-mail.jobs';
import { DocumentMailRepository } from './mail/document-mail.repository';
import { DocumentMailService } from './mail/document-mail.service';
import { MailFiles } from './mail/mail-files';
import { BillableService } from './document/billable.service';
import { BilledSourceRepository } from './document/billed-source.repository';
import { ChoicesController } from './document/choices.controller';
import { DocumentFileRepository } from './document/document-file.repository';
import { DocumentPdfService } from './document/document-pdf.service';
import { DocumentController } from './document/document.controller';
import { DocumentLinkRepository } from './document/document-link.repository';
import { DocumentPublisher } from './document/document.publisher';
import { DocumentReader } from './document/document.reader';
import { DocumentRepository } from './document/document.repository';
import { DocumentRevisionRepository } from './document/document-revision.repository';
import { DocumentService } from './document/document.service';
import { IssueService } from './document/issue.service';
import { LinkReader } from './document/link.reader';
import { NumberCounter } from './document/number-counter';
import { PositionRepository } from './document/position.repository';
import { TimeClient } from './document/time.client';
import { DocumentExportController } from './export/document-export.controller';
import { DocumentBreakdowns } from './export/document-breakdowns';
import { DocumentExportService } from './export/document-export.service';
import { DocumentPrinter } from './pdf/document-printer';
import { RefConsumers } from './refs/ref.consumers';
import {
  AddressRefRepository,
  LicenceRefRepository,
  ObjectRefRepository,
  ProjectEmployeeRepository,
  ProjectRefRepository,
} from './refs/ref.repositories';
import { DocumentSettingsController } from './settings/document-settings.controller';
import { DocumentSettingsRepository } from './settings/document-settings.repository';
import { DocumentSettingsService } from './settings/document-settings.service';
import { BillState } from './payment/bill-state';
import { PaymentController } from './payment/payment.controller';
import { PaymentRepository } from './payment/payment.repository';
import { PaymentService } from './payment/payment.service';
import { StartNumbers } from './settings/start-numbers';
import { LogoService } from './settings/logo.service';
import { DocumentSearchController } from './search/document-search.controller';
import { TemplatePreview } from './template/template-preview';
import { TemplateVersionRepository } from './template/template-version.repository';
import { TemplateChoicesController, TemplateController } from './template/template.controller';
import { TemplateReader } from './template/template.reader';
import { TemplateRepository } from './template/template.repository';
import { TemplateService } from './template/template.service';

@Module({
  controllers: [
    DocumentSearchController,
    DocumentExportController,
    DocumentController,
    DocumentChainController,
    DocumentStateController,
    BillingRunController,
    ChoicesController,
    DocumentSettingsController,
    TemplateController,
    TemplateChoicesController,
    EInvoiceController,
    DocumentMailController,
    AnnexController,
    PaymentController,
  ],
  providers: [
    EInvoiceService,
    EInvoiceFileRepository,
    DocumentMailService,
    DocumentMailJobs,
    DocumentMailRepository,
    MailFiles,
    AnnexService,
    AnnexRepository,
    DayReportClient,
    DayReportConsumer,
    DayReportRefRepository,
    DocumentRepository,
    PositionRepository,
    BilledSourceRepository,
    DocumentFileRepository,
    DocumentLinkRepository,
    DocumentRevisionRepository,
    LinkReader,
    DocumentReader,
    DocumentPublisher,
    DraftFactory,
    ObjectPrices,
    DocumentService,
    DuplicateService,
    CreditReader,
    ChainGuard,
    ChainState,
    FollowUpService,
    DepositService,
    CorrectionService,
    CollectiveService,
    ProjectFollower,
    StepService,
    BillingDrafts,
    BillingPreviewService,
    BillingRunService,
    PriceService,
    IssueService,
    DocumentPdfService,
    DocumentPrinter,
    TemplateRepository,
    TemplateVersionRepository,
    TemplateReader,
    TemplateService,
    TemplatePreview,
    BillableService,
    DocumentBreakdowns,
    DocumentExportService,
    TimeClient,
    NumberCounter,
    DocumentSettingsRepository,
    DocumentSettingsService,
    StartNumbers,
    BillState,
    PaymentRepository,
    PaymentService,
    LogoService,
    AddressRefRepository,
    ProjectRefRepository,
    ProjectEmployeeRepository,
    LicenceRefRepository,
    ObjectRefRepository,
    RefConsumers,
  ],
})
export class DocumentsModule {}
