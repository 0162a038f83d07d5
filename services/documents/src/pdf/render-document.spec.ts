import { buildQrPayload } from '@jahrring/pdf/qr-bill';
import { readPdfText } from '@jahrring/testing/pdf';
import { readCode, readSize } from '../test/read-pdf';
import { aPosition, aSnapshot } from '../test/a-snapshot';
import { renderDocument } from './render-document';

describe('renderDocument', () => {
  it('prints a code that reads back line by line, at the foot of an A4 page', async () => {
    const document = aSnapshot();
    const bytes = await renderDocument(document);
    expect(document.qrBill).not.toBeNull();
    const expected = document.qrBill && buildQrPayload(document.qrBill).split('\n');
    expect((await readCode(bytes))?.split('\n')).toEqual(expected);
    expect(await readSize(bytes)).toEqual([210, 297]);
  });

  it('makes the same bytes of the same document', async () => {
    const [first, second] = [await renderDocument(aSnapshot()), await renderDocument(aSnapshot())];
    expect(first.equals(second)).toBe(true);
  });

  it('prints letters beyond Latin 1, and Swiss figures', async () => {
    const [page = ''] = await readPdfText(await renderDocument(aSnapshot()));
    expect(page).toContain('Łukasz Müller Sägewerk AG');
    expect(page).toContain('1’320.00');
    expect(page).toContain('MWST 8.1 % auf 2’220.00');
  });

  it('writes on landscape pages, the payment part at the foot of an upright one', async () => {
    const document = aSnapshot({ orientation: 'landscape' });
    const bytes = await renderDocument(document);
    expect((await readPdfText(bytes)).join(' ')).toContain('MWST 8.1 % auf 2’220.00');
    expect(await readSize(bytes)).toEqual([210, 297]);
    expect(await readCode(bytes)).toContain(document.totals.total);
    const offer = await renderDocument(aSnapshot({ type: 'offer', orientation: 'landscape', qrBill: null }));
    expect(await readSize(offer)).toEqual([297, 210]);
  });

  it('marks a draft and prints no code', async () => {
    const bytes = await renderDocument(aSnapshot({ number: null, qrBill: null }));
    expect(await readCode(bytes)).toBeNull();
    expect((await readPdfText(bytes))[0]).toContain('Entwurf');
  });

  it('carries many positions over pages and ends with the payment part', async () => {
    const positions = Array.from({ length: 200 }, (_, n) =>
      aPosition({ text: `Position ${n} im Schlag Hinterwald` }),
    );
    const document = aSnapshot({ positions });
    const qrBill = document.qrBill && { ...document.qrBill, amount: document.totals.total };
    const bytes = await renderDocument({ ...document, qrBill });
    const text = await readPdfText(bytes);
    const pages = text.length;
    expect(pages).toBeGreaterThan(4);
    expect(await readCode(bytes)).toContain(document.totals.total);
    expect(text.join(' ')).toContain('Position 199 im Schlag');
    expect(text.at(-1)).toContain(`Seite ${pages} von ${pages}`);
  });

  it.each(['de', 'en', 'fr', 'it', 'ro'] as const)('writes a bill in %s', async (language) => {
    const text = await readPdfText(await renderDocument(aSnapshot({ language })));
    const titles = { de: 'Rechnung', en: 'Invoice', fr: 'Facture', it: 'Fattura', ro: 'Factură' };
    expect(text[0]).toContain(`${titles[language]} 2026-0042`);
  });
});
