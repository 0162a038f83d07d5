import { defaultSeries, documentTypes, updateDocumentSettings } from '@jahrring/contracts-documents';
import type { UpdateDocumentSettings } from '@jahrring/contracts-documents';

/** Days to pay of a bill. */
const DEFAULT_TERM_DAYS = 30;

/** Settings that apply until a licence saves its own; the contract contains the remaining defaults. */
export const defaultSettings: UpdateDocumentSettings = updateDocumentSettings.parse({
  series: Object.fromEntries(documentTypes.map((type) => [type, defaultSeries])),
  termDays: DEFAULT_TERM_DAYS,
  cashRounding: true,
  referencePrefix: '',
  introText: '',
  closingText: '',
});
