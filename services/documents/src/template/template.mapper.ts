import type {
  TemplateChoice,
  TemplateListItem,
  TemplateVersionView,
  TemplateView,
} from '@jahrring/contracts-documents';
import type { TemplateEntity } from './template.entity';
import type { TemplateVersionEntity } from './template-version.entity';

export function toTemplateListItem(template: TemplateEntity): TemplateListItem {
  const { id, version, type, title, isDefault, number, updatedAt } = template;
  return { id, version, type, title, isDefault, number, updatedAt: updatedAt.toISOString() };
}

/** `versions` holds the newest first. */
export function toTemplateView(
  template: TemplateEntity,
  versions: readonly TemplateVersionEntity[],
): TemplateView {
  const newest = versions.find(({ number }) => number === template.number);
  if (!newest) throw new Error('a template has no version');
  return {
    ...toTemplateListItem(template),
    content: newest.content,
    versions: versions.map(({ number, createdAt }) => ({ number, createdAt: createdAt.toISOString() })),
  };
}

export function toTemplateVersionView({
  number,
  createdAt,
  content,
}: TemplateVersionEntity): TemplateVersionView {
  return { number, createdAt: createdAt.toISOString(), content };
}

export function toTemplateChoice({ id, title, isDefault, number }: TemplateEntity): TemplateChoice {
  return { id, title, isDefault, number };
}
