import { fillVariables } from '@jahrring/contracts-documents';
import type { TextVariable } from '@jahrring/contracts-documents';
import { printFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from '../snapshot';
import { printTexts } from '../texts';

/** A document whose texts say its own number, dates and amounts where they name them: `{number}`. */
export function withFilledTexts(document: DocumentSnapshot): DocumentSnapshot {
  const values = variablesOf(document);
  const fill = (text: string | null | undefined) =>
    text ? fillExtra(fillVariables(text, values), document.extra ?? []) : text;
  return {
    ...document,
    introText: fill(document.introText) ?? null,
    closingText: fill(document.closingText) ?? null,
    headerText: fill(document.headerText) ?? '',
    footerText: fill(document.footerText) ?? '',
  };
}

/** The licence's own fields stand in a text by their titles: `{Revier}`. */
function fillExtra(text: string, extra: NonNullable<DocumentSnapshot['extra']>): string {
  return extra.reduce((filled, { label, value }) => filled.replaceAll(`{${label}}`, () => value), text);
}

/** Returns the variables that texts of a document may use, as they are printed. */
export function variablesOf(document: DocumentSnapshot): Record<TextVariable, string> {
  const country = document.sender?.country ?? 'CH';
  const format = printFormat(country);
  const texts = printTexts(document.language, country);
  return {
    number: document.number ?? `(${texts.draft})`,
    title: document.title,
    date: format.date(document.documentDate),
    dueDate: document.dueDate ? format.date(document.dueDate) : '',
    termDays: String(document.termDays),
    // Readers who may not see prices get no sum in a text either.
    total: document.template?.display.showPrices === false ? '' : format.decimal(document.totals.total),
    currency: document.currency,
    recipient: document.recipient?.name ?? '',
    project: [document.projectNumber, document.projectTitle].filter(Boolean).join(' '),
    orderNumber: document.orderNumber ?? '',
    sender: document.sender?.name ?? '',
  };
}
