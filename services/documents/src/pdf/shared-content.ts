import type { SharedContent, SharedPosition } from '@jahrring/contracts-common';
import { trimPrice, unitLabel } from '@jahrring/pdf';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot';
import { withFilledTexts } from './filled-texts';
import { headingOf } from './headline';
import { adjustmentWord, isPrinted, priceNotes } from './position-rows';
import type { WordContext } from './print-context';
import { listTotals } from './totals-rows';
import { wordContext } from './word-context';

/** Returns the content of an issued document's PDF for reading on a screen: the same words, figures and order. */
export function sharedContent(snapshot: DocumentSnapshot, pdfHash: string): SharedContent {
  const context = wordContext(withFilledTexts(snapshot));
  const { document, format, look } = context;
  const hasPrices = look.showPrices;
  return {
    date: format.date(document.documentDate),
    validUntil: document.validUntil ? format.date(document.validUntil) : null,
    project: [document.projectNumber, document.projectTitle].filter(Boolean).join(' '),
    intro: document.introText ?? '',
    closing: document.closingText ?? '',
    positions: positionsOf(context),
    sums: hasPrices
      ? listTotals(context).map(({ label, amount }) => ({ label, amount: format.decimal(amount) }))
      : [],
    total: hasPrices ? `${document.currency} ${format.decimal(document.totals.total)}` : null,
    pdfHash,
  };
}

/** The word and number a document is headed with, as on paper. */
export function printedHeading(snapshot: DocumentSnapshot): string {
  return headingOf(wordContext(snapshot));
}

function positionsOf(context: WordContext): SharedPosition[] {
  const shown: SharedPosition[] = [];
  let showsParts = false;
  context.document.positions.forEach((position, line) => {
    if (!isPrinted(position, showsParts, context)) return;
    if (position.kind === 'collective') showsParts = Boolean(position.showParts);
    shown.push(toShared(context, position, line));
  });
  return shown;
}

function toShared(context: WordContext, position: SnapshotPosition, line: number): SharedPosition {
  const { format, look } = context;
  const empty = { line, quantity: '', price: '', amount: '', optional: false };
  switch (position.kind) {
    case 'heading':
      return { ...empty, look: 'heading', text: position.text };
    case 'text':
    case 'deposit':
      return { ...empty, look: 'text', text: position.text };
    case 'subtotal':
    case 'discount':
    case 'surcharge': {
      const isSum = position.kind === 'subtotal';
      const word = isSum ? context.texts.subtotal : adjustmentWord(context, position);
      const text = [word, position.text].filter(Boolean).join(' ');
      return { ...empty, look: 'sum', text, amount: format.decimal(position.amount ?? '0.00') };
    }
    case 'item':
    case 'collective':
      return {
        line,
        look: position.isPart ? 'part' : 'item',
        text: position.text,
        quantity: quantityOf(context, position),
        price: look.showPrices && !position.isPart ? priceOf(context, position) : '',
        notes: priceNotes(context, position),
        amount: look.showPrices && !position.isPart ? format.decimal(position.amount ?? '0.00') : '',
        optional: Boolean(position.optional) && !position.isPart,
      };
  }
}

function quantityOf({ document, format }: WordContext, { quantity, unit }: SnapshotPosition): string {
  const label = unit ? unitLabel(unit, document.language) : '';
  return `${format.decimal(trimPrice(quantity ?? '0'))} ${label}`.trim();
}

function priceOf({ format }: WordContext, { unitPrice }: SnapshotPosition): string {
  return format.decimal(trimPrice(unitPrice ?? '0'));
}
