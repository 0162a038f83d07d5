import type { Country } from '@jahrring/contracts-common';
import { bodyBlocks, letterFacts } from '@jahrring/contracts-documents';
import type { DocumentType, TemplateContent } from '@jahrring/contracts-documents';

/** Types that say what is delivered or planned, and not for how much. */
const withoutPrices: readonly DocumentType[] = ['delivery_note', 'project_sheet', 'letter'];
/** Types that somebody may sign. */
const signed: readonly DocumentType[] = ['offer', 'delivery_note'];
/** Countries where the address window of letters is on the left. */
const leftWindow: readonly Country[] = ['DE', 'AT'];

/** Returns the look of documents of a type in a country as long as the licence has no template for them. */
export function defaultContent(type: DocumentType, country: Country): TemplateContent {
  return {
    general: {
      orientation: 'portrait',
      addressWindow: leftWindow.includes(country) ? 'left' : 'right',
      logo: { place: 'right', width: 40 },
      showSender: true,
      facts: [...letterFacts],
    },
    accounting: { debitAccount: null, creditAccount: null, costCentre: null, revenueCentre: null },
    display: {
      blocks: [...bodyBlocks],
      columnOrder: 'quantity_price_total',
      columns: ['number', 'quantity', 'price', 'vat', 'amount'],
      showPrices: !withoutPrices.includes(type),
      carryOver: true,
      signature: signed.includes(type),
      fontSize: 10,
      titleSize: 15,
      colour: 'ink',
    },
    texts: {},
  };
}
