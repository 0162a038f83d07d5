import { printFormat } from '@jahrring/pdf';
import type { PrintFormat } from '@jahrring/pdf';
import type { DocumentSnapshot } from '../snapshot';
import { firstTexts, printTexts } from '../texts';
import { lookOf } from './look';
import type { WordContext } from './print-context';

/** Words, notation and look a document is written with. */
export function wordContext(document: DocumentSnapshot): WordContext {
  const country = document.sender?.country ?? 'CH';
  const look = lookOf(document);
  const texts = (look.isFirstRelease ? firstTexts : printTexts)(document.language, country);
  return { document, look, texts, format: printedFormat(country, look.isFirstRelease) };
}

/** The first release wrote a hyphen before what is less than nothing. */
function printedFormat(country: string, isFirstRelease: boolean): PrintFormat {
  const format = printFormat(country);
  if (isFirstRelease) return format;
  const withMinus = (write: (value: string) => string) => (value: string) => write(value).replace(/^-/, '−');
  return { ...format, decimal: withMinus(format.decimal), compact: withMinus(format.compact) };
}
