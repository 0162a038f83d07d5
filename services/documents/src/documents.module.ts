import { Module } from '@nestjs/common';
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
    ChoicesController,
    DocumentSettingsController,
    TemplateController,
    TemplateChoicesController,
  ],
  providers: [
    DocumentRepository,
    PositionRepository,
    BilledSourceRepository,
    DocumentFileRepository,
    DocumentLinkRepository,
    DocumentRevisionRepository,
    LinkReader,
    DocumentReader,
    DocumentPublisher,
    DocumentService,
    IssueService,
    DocumentPdfService,
    DocumentPrinter,
    TemplateRepository,
    TemplateVersionRepository,
    TemplateReader,
    TemplateService,
    TemplatePreview,
    BillableService,
    DocumentExportService,
    TimeClient,
    NumberCounter,
    DocumentSettingsRepository,
    DocumentSettingsService,
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
