import { packagePartController } from '@jahrring/service-kit';
import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { TemplatesModule } from '../template';
import { TemplateEditorModule } from '../template-editor';
import { TemplatePart } from './template-part';

@Module({
  imports: [RecordsModule, TemplatesModule, TemplateEditorModule],
  controllers: [packagePartController('documents', { templates: TemplatePart })],
  providers: [TemplatePart],
})
export class PackagePartsModule {}
