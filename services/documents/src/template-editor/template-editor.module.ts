import { Module } from '@nestjs/common';
import { DocumentModule } from '../document';
import { PdfModule } from '../pdf';
import { RecordsModule } from '../record';
import { ReferenceModule } from '../reference';
import { SettingsModule } from '../settings';
import { TemplatesModule } from '../template';
import { TemplatePreview } from './template-preview';
import { TemplateChoicesController, TemplateController } from './template.controller';
import { TemplateService } from './template.service';

@Module({
  imports: [DocumentModule, PdfModule, RecordsModule, ReferenceModule, SettingsModule, TemplatesModule],
  controllers: [TemplateController, TemplateChoicesController],
  providers: [TemplateService, TemplatePreview],
  exports: [TemplateService],
})
export class TemplateEditorModule {}
