import {
  documentTypes,
  updateDocumentSettings,
  type DocumentSettings,
  type UpdateDocumentSettings,
} from '@jahrring/contracts-documents';
import { toDraft } from './to-draft';

const series = { format: 'year', delimiter: '-', prefix: '', width: 4 } as const;

const settings: DocumentSettings = {
  ...updateDocumentSettings.parse({
    series: Object.fromEntries(documentTypes.map((type) => [type, series])),
    termDays: 30,
    cashRounding: true,
    referencePrefix: '',
    introText: '',
    closingText: '',
    startNumbers: { bill: 412 },
  }),
  version: 1,
  previous: {},
  nextNumbers: {},
  logoId: null,
};

describe('the form of the settings', () => {
  it('has a start number of every type, so that nothing is changed before somebody types', () => {
    const draft = toDraft(settings);
    expect(Object.keys(draft.startNumbers ?? {})).toEqual([...documentTypes]);
    expect(draft.startNumbers).toMatchObject({ bill: 412, offer: null });
    const read: UpdateDocumentSettings = updateDocumentSettings.parse(draft);
    expect(read.startNumbers.offer).toBeNull();
  });
});
