export { applyTemplate, templateText } from './apply-template';
export { defaultContent } from './default-content';
export { TemplateVersionEntity } from './template-version.entity';
export { TemplateVersionRepository } from './template-version.repository';
export { TemplateEntity } from './template.entity';
export {
  toTemplateChoice,
  toTemplateListItem,
  toTemplateVersionView,
  toTemplateView,
} from './template.mapper';
export { TemplatesModule } from './template.module';
export { TemplateReader } from './template.reader';
export type { NewTemplate, UsedTemplate } from './template.reader';
export { TemplateRepository } from './template.repository';
