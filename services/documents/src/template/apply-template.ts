import { fillVariables } from '@jahrring/contracts-documents';
import type { DocumentLanguage, TemplateContent } from '@jahrring/contracts-documents';
import type { DocumentSnapshot } from '../snapshot';

/** What a template gives a document that is printed; empty words leave those of the settings. */
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
