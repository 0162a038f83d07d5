import { dueDateOf } from '../record';
import type { PrintContext } from './print-context';

/** The words of the term of payment and below them, line by line, what may be deducted by who pays early. */
export function termsText(context: PrintContext): string {
  return [context.document.termTitle, discountText(context)].filter(Boolean).join('\n');
}

/** Days are counted from the document's date; only a bill names the last of them. */
export function discountText({ document, texts, format }: PrintContext): string {
  const { cashDiscounts = [], documentDate, type } = document;
  const lines = cashDiscounts.map(({ percent, days }) => {
    const until = type === 'bill' ? format.date(dueDateOf(documentDate, days)) : null;
    return texts.cashDiscount(format.compact(percent), days, until);
  });
  return lines.join('\n');
}
