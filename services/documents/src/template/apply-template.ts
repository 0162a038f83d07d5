import { fillVariables } from '@jahrring/contracts-documents';
import type { DocumentLanguage, TemplateContent } from '@jahrring/contracts-documents';
import type { DocumentSnapshot } from '../snapshot';

/** Applies a template to a document that is printed; where its texts are empty, those of the settings stay. */
export function applyTemplate(
  { general, display, texts }: TemplateContent,
  document: DocumentSnapshot,
): DocumentSnapshot {
  const words = texts[document.language];
  return {
    ...document,
    template: { general, display },
    orientation: general.orientation,
    columnOrder: display.columnOrder,
    heading: words?.heading ? fillVariables(words.heading, {}) : undefined,
    headerText: words?.header || document.headerText,
    footerText: words?.footer || document.footerText,
  };
}

/** The text a new document begins or ends with; null where the template has none. */
export function templateText(
  template: { content: TemplateContent } | null,
  language: DocumentLanguage,
  part: 'intro' | 'closing',
): string | null {
  return template?.content.texts[language]?.[part] || null;
}
