import { units, vatKeys, type Unit, type VatKey } from '@jahrring/contracts-common';
import { objectKinds, type ObjectImportField, type ObjectKind } from '@jahrring/contracts-inventory';
import { plainHeader } from '@jahrring/service-kit';
import { serviceTexts } from '../i18n';

const exports = serviceTexts.all().map((texts) => texts.export);

/** More titles of columns than our own exports write, as `plainHeader` reduces them. */
const otherTitles: Readonly<Record<ObjectImportField, readonly string[]>> = {
  kind: ['typ', 'type', 'kategorie', 'category'],
  articleNumber: ['artikelnr', 'artnr', 'nummer', 'nr', 'number', 'sku', 'code'],
  title: ['name', 'titel', 'artikel', 'text', 'nom', 'nome'],
  description: ['bemerkung', 'details', 'notes'],
  unit: ['me', 'mengeneinheit', 'unite', 'unita'],
  price: ['ansatz', 'verkaufspreis', 'preischf', 'preiseur', 'unitprice', 'tarif'],
  vatRateKey: ['mwstsatz', 'ust', 'steuer'],
  costCentre: ['kst'],
  revenueCentre: ['erlosstelle', 'ertrag'],
};

/** Possible names of each field's column: as exports write them in any language, or as people do. */
export const columnNames = Object.fromEntries(
  Object.entries(otherTitles).map(([field, others]) => {
    const own = exports.map(({ fields }) => plainHeader(fields[field as ObjectImportField]));
    return [field, [...own, plainHeader(field), ...others]];
  }),
) as unknown as Readonly<Record<ObjectImportField, readonly string[]>>;

const kindWords = new Map<string, ObjectKind>(
  objectKinds.flatMap((kind) => [
    [plainHeader(kind), kind] as const,
    ...exports.map(({ kinds }) => [plainHeader(kinds[kind]), kind] as const),
  ]),
);

const unitWords = new Map<string, Unit>([
  ...units.map((unit) => [plainHeader(unit), unit] as const),
  ...(
    [
      ['h', 'hour'], ['std', 'hour'], ['stunde', 'hour'], ['stk', 'piece'], ['stuck', 'piece'], ['pce', 'piece'],
      ['t', 'tonne'], ['tonne', 'tonne'], ['lfm', 'linear_metre'], ['rm', 'stacked_cubic_metre'], ['sm3', 'loose_cubic_metre'],
      ['efm', 'harvest_cubic_metre'], ['tfm', 'tariff_cubic_metre'], ['ster', 'stere'], ['sack', 'bag'], ['bund', 'bunch'],
      ['pauschal', 'flat_rate'], ['pauschale', 'flat_rate'], ['tag', 'full_day'], ['min', 'minute'], ['ha', 'hectare'],
      ['fuhre', 'load'], ['maschinenstunde', 'machine_hour'],
    ] as const
  ), // oxfmt-ignore
]);

const vatWords = new Map<string, VatKey>([
  ...vatKeys.map((key) => [plainHeader(key), key] as const),
  ['normal', 'standard'],
  ['normalsatz', 'standard'],
  ['reduziert', 'reduced'],
  ['0', 'zero'],
]);

/** The kind a word stands for; a word nobody knows stays, so that the schema refuses it. */
export const kindOf = (word: string): string => kindWords.get(plainHeader(word)) ?? word;
export const unitOf = (word: string): string => unitWords.get(plainHeader(word)) ?? word;
export const vatKeyOf = (word: string): string => vatWords.get(plainHeader(word)) ?? word;

/** `1'234.50`, `1.234,50` and `12,5` as a plain decimal; what is none stays. */
export function priceOf(text: string): string {
  const bare = text.replace(/[\s'’]/g, '').replace(/^(CHF|EUR|USD|€|Fr\.)/i, '');
  if (/^-?\d+(\.\d+)?$/.test(bare)) return bare;
  if (/^-?\d{1,3}(\.\d{3})*,\d+$/.test(bare) || /^-?\d+,\d+$/.test(bare)) {
    return bare.replaceAll('.', '').replace(',', '.');
  }
  if (/^-?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '');
  return text;
}
