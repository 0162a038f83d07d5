import { defaultSeries, documentTypes } from '@jahrring/contracts-documents';
import type { UpdateDocumentSettings } from '@jahrring/contracts-documents';

/** Days to pay of a bill. */
const DEFAULT_TERM_DAYS = 30;

/** What holds until a licence saves settings of its own. */
export const defaultSettings: UpdateDocumentSettings = {
  series: Object.fromEntries(
    documentTypes.map((type) => [type, defaultSeries]),
  ) as UpdateDocumentSettings['series'],
  termDays: DEFAULT_TERM_DAYS,
  cashRounding: true,
  referencePrefix: '',
  introText: '',
  closingText: '',
};
