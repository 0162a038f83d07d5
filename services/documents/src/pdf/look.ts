import { mm } from '@jahrring/pdf';
import { columnOrders } from '@jahrring/contracts-documents';
import type { BodyBlock, TemplateColour, TemplateContent } from '@jahrring/contracts-documents';
import type { DocumentSnapshot } from '../snapshot';

/** Print layout of a document: the settings of its template, with the measures derived from them in points. */
export type Look = TemplateContent['general'] &
  TemplateContent['display'] & {
    accent: string;
    /** Files of the first release carried their fonts' hints; they are made again as they were. */
    isFirstRelease: boolean;
    /** Letters of the text, and of the tables. */
    text: { size: number; line: number };
    table: { size: number; line: number };
  };

const accents: Readonly<Record<TemplateColour, string>> = {
  ink: '#17201a',
  wald: '#096b36',
  nacht: '#294672',
  petrol: '#006771',
  bernstein: '#824b00',
  rot: '#9e2925',
  violett: '#5f4a92',
  ocker: '#6c5800',
};

const allBlocks: BodyBlock[] = ['title', 'intro', 'positions', 'totals', 'terms', 'closing'];

/** Returns the look that every document had before there were templates. */
function firstLook({ orientation, columnOrder }: DocumentSnapshot): Omit<Look, 'text' | 'table' | 'accent'> {
  return {
    orientation: orientation ?? 'portrait',
    addressWindow: 'right',
    logo: { place: 'right', width: 40 },
    showSender: true,
    facts: ['date', 'due', 'period', 'place', 'project', 'orderNumber', 'customerNumber', 'recipientVat'],
    blocks: allBlocks,
    columnOrder: columnOrder ?? columnOrders[0],
    columns: ['number', 'quantity', 'price', 'vat', 'amount'],
    showPrices: true,
    carryOver: false,
    signature: false,
    fontSize: 10,
    titleSize: 15,
    colour: 'ink',
    isFirstRelease: true,
  };
}

export function lookOf(document: DocumentSnapshot): Look {
  const { template } = document;
  const chosen = template
    ? { ...template.general, ...template.display, isFirstRelease: false }
    : firstLook(document);
  const { fontSize } = chosen;
  return {
    ...chosen,
    accent: accents[chosen.colour],
    text: { size: fontSize, line: mm(4.8) * (fontSize / 10) },
    table: { size: fontSize - 0.5, line: mm(4.5) * (fontSize / 10) },
  };
}
