import { readPdfText } from '@jahrring/testing/pdf';
import { readCode } from '../test/read-pdf';
import { aPosition, aSnapshot } from '../test/a-snapshot';
import { renderDocument } from './render-document';

const recordUrl = 'https://wald.example.org/timetables/create?projectId=0195f3a0-0000-7000-8000-000000000001';

const empty = { quantity: null, unit: null, unitPrice: null, vatKey: null } as const;
const leftOfPage = { left: 10, top: 90, width: 60, height: 120 };

describe('the sheet of a project', () => {
  it.each(['de', 'fr'] as const)('has a code by which the crew records its time (%s)', async (language) => {
    const positions = [aPosition({ ...empty, kind: 'text', text: 'Achtung Steilhang' })];
    const pdf = await renderDocument(
      aSnapshot({ type: 'project_sheet', language, qrBill: null, positions, recordUrl }),
    );
    expect(await readCode(pdf, leftOfPage)).toBe(recordUrl);
    expect((await readPdfText(pdf)).join(' ')).toContain(
      language === 'de' ? 'Zeit erfassen' : 'Saisir le temps',
    );
  });
});
