import { Module } from '@nestjs/common';
import { TemplateVersionRepository } from './template-version.repository';
import { TemplateReader } from './template.reader';
import { TemplateRepository } from './template.repository';

@Module({
  providers: [TemplateRepository, TemplateVersionRepository, TemplateReader],
  exports: [TemplateReader, TemplateRepository, TemplateVersionRepository],
})
export class TemplatesModule {}
