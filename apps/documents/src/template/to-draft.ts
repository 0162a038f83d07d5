import {
  documentLanguages,
  type TemplateContent,
  type TemplateTexts,
  type TemplateView,
  type UpdateTemplateInput,
} from '@jahrring/contracts-documents';

const noTexts: TemplateTexts = { heading: '', header: '', footer: '', intro: '', closing: '' };

/** Returns the form's values for a template: every language has its fields, filled in or not. */
export function toDraft({ title, isDefault, content }: TemplateView): UpdateTemplateInput {
  return { title, isDefault, content: toContentDraft(content) };
}

export function toContentDraft(content: TemplateContent): UpdateTemplateInput['content'] {
  const texts = Object.fromEntries(
    documentLanguages.map((language) => [language, { ...noTexts, ...content.texts[language] }]),
  );
  return { ...content, texts };
}
