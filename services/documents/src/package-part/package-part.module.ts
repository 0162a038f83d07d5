import { Module } from '@nestjs/common';
import { RecordsModule } from '../record';
import { TemplatesModule } from '../template';
import { TemplateEditorModule } from '../template-editor';
import { PackagePartController } from './package-part.controller';
import { TemplatePart } from './template-part';

@Module({
  imports: [RecordsModule, TemplatesModule, TemplateEditorModule],
  controllers: [PackagePartController],
  providers: [TemplatePart],
})
export class PackagePartsModule {}
