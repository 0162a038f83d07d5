import { vatRate } from '@jahrring/contracts-common';
import { computeTotals } from '@jahrring/contracts-documents';
import type { DocumentType, TemplateContent } from '@jahrring/contracts-documents';
import { readPdfText } from '@jahrring/testing/pdf';
import { defaultContent } from '../template/default-content';
import { readSize } from '../test/read-pdf';
import { aParty, aPosition, aSnapshot } from '../test/a-snapshot';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot/document-snapshot';
import { renderDocument } from './render-document';

type Change = Partial<{
  general: Partial<TemplateContent['general']>;
  display: Partial<TemplateContent['display']>;
}>;

function template(type: DocumentType, country: 'CH' | 'DE' = 'CH', change: Change = {}) {
  const { general, display } = defaultContent(type, country);
  return { general: { ...general, ...change.general }, display: { ...display, ...change.display } };
}

const empty = { quantity: null, unit: null, unitPrice: null, vatKey: null } as const;

/** A document with its sums computed from the given lines. */
function aDocument(positions: SnapshotPosition[], change: Partial<DocumentSnapshot> = {}): DocumentSnapshot {
  const rateOf = ({ vatKey }: SnapshotPosition) => vatRate('CH', vatKey ?? 'standard', '2026-11-03');
  const { lines, shares, ...totals } = computeTotals({ positions, rateOf, vatMode: change.vatMode });
  const type = change.type ?? 'bill';
  return {
    ...aSnapshot({ qrBill: null, template: template(type) }),
    totals,
    ...change,
    positions: positions.map((position, index) => ({
      ...position,
      vatRate: rateOf(position),
      amount: lines[index] ?? null,
      shares: shares[index] ?? null,
    })),
  };
}

const pagesOf = async (document: DocumentSnapshot) => readPdfText(await renderDocument(document));
const textOf = async (document: DocumentSnapshot) => (await pagesOf(document)).join(' ');

describe('kinds of positions in print', () => {
  it('prints headings, subtotals, discounts of a section, and leaves optional lines out of the sums', async () => {
    const text = await textOf(
      aDocument([
        aPosition({ ...empty, kind: 'heading', text: 'Holzernte' }),
        aPosition({ quantity: '10', unitPrice: '100' }),
        aPosition({ ...empty, kind: 'subtotal', text: '' }),
        aPosition({ ...empty, kind: 'discount', text: 'für Treue', discountPercent: '10' }),
        aPosition({ text: 'Nachpflege', quantity: '1', unitPrice: '500', optional: true }),
      ]),
    );
    expect(text).toContain('Holzernte');
    expect(text).toContain('Zwischensumme');
    expect(text).toMatch(/−100\.00 Rabatt 10 % für Treue/);
    expect(text).toContain('Optional, nicht im Total enthalten');
    expect(text).toMatch(/Total ohne MWST\s+900\.00/);
  });

  it('prints the parts of a collective line only where it shows them', async () => {
    const lines = (showParts: boolean) => [
      aPosition({ kind: 'collective', text: 'Pflanzung', quantity: '1', unitPrice: '900', showParts }),
      aPosition({ text: 'Wuchshülle', quantity: '100', unit: 'piece', unitPrice: '1', isPart: true }),
    ];
    expect(await textOf(aDocument(lines(true)))).toContain('Wuchshülle');
    expect(await textOf(aDocument(lines(false)))).not.toContain('Wuchshülle');
  });

  it('deducts deposits below the sums, with the tax they were billed with', async () => {
    const allocations = [{ vatKey: 'standard' as const, rate: '8.1', net: '500.00', vat: '40.50' }];
    const text = await textOf(
      aDocument(
        [
          aPosition({ quantity: '10', unitPrice: '100' }),
          aPosition({ ...empty, kind: 'deposit', text: 'Rechnung 2026-0007', allocations }),
        ],
        { billKind: 'final' },
      ),
    );
    expect(text).toContain('Schlussrechnung 2026-0042');
    expect(text).toMatch(/Total inkl\. MWST\s+1’081\.00/);
    expect(text).toMatch(/Abzüglich Akonto Rechnung 2026-0007\s+−540\.50/);
    expect(text).toMatch(/darin MWST 8\.1 %\s+−40\.50/);
    expect(text).toMatch(/Zu bezahlen CHF\s+540\.50/);
  });

  it('says once that a deposit is deducted', async () => {
    const allocations = [{ vatKey: 'standard' as const, rate: '8.1', net: '500.00', vat: '40.50' }];
    const words = 'Abzüglich Anzahlung 2026-0007 vom 01.10.2026';
    const deposit = aPosition({ ...empty, kind: 'deposit', text: words, allocations });
    const lines = [aPosition({ quantity: '10', unitPrice: '100' }), deposit];
    const text = await textOf(aDocument(lines, { billKind: 'final' }));
    expect(text).toContain(words);
    expect(text).not.toContain(`Akonto ${words}`);
  });

  it('says that prices include the tax, that the recipient owes it, and what the rate of exchange was', async () => {
    const inclusive = await textOf(
      aDocument([aPosition({ quantity: '1', unitPrice: '108.10' })], { vatMode: 'inclusive' }),
    );
    expect(inclusive).toMatch(/Summe inkl\. MWST\s+108\.10/);
    expect(inclusive).toMatch(/darin MWST 8\.1 % auf 100\.00\s+8\.10/);
    const abroad = await textOf(
      aDocument([aPosition({ quantity: '1', unitPrice: '100', vatKey: 'reverse' })], {
        ...{ currency: 'EUR', baseCurrency: 'CHF', exchangeRate: '0.93', exchangeRateDate: '2026-11-19' },
        baseTotal: '93.00',
      }),
    );
    expect(abroad).toContain('Steuerschuldnerschaft des Leistungsempfängers');
    expect(abroad).toContain('Umrechnungskurs vom 19.11.2026: 1 EUR = 0.93 CHF');
    expect(abroad).toContain('Total in CHF: 93.00');
  });
});

describe('types of documents in print', () => {
  it('delivers without prices, and has a line to sign on', async () => {
    const text = await textOf(aDocument([aPosition()], { type: 'delivery_note' }));
    expect(text).toContain('Lieferschein 2026-0042');
    expect(text).not.toContain('900.00');
    expect(text).not.toContain('Total');
    expect(text).toContain('Unterschrift');
  });

  it('names the bill a correction is against, as the country calls it', async () => {
    const corrects = { number: '2026-0031', date: '2026-10-01' };
    const swiss = await textOf(aDocument([aPosition()], { type: 'bill_correction', corrects }));
    expect(swiss).toContain('Gutschrift 2026-0042');
    expect(swiss).toContain('zu Rechnung 2026-0031 vom 01.10.2026');
    const sender = aParty({ country: 'DE' });
    const german = await textOf(
      aDocument([aPosition()], {
        ...{ type: 'bill_correction', corrects, sender },
        template: template('bill_correction', 'DE'),
      }),
    );
    expect(german).toContain('Rechnungskorrektur 2026-0042');
    expect(german).toContain('Nettobetrag');
  });

  it('prints the revision of an offer, and a word of the template', async () => {
    expect(await textOf(aDocument([aPosition()], { type: 'offer', revision: 2 }))).toContain(
      'Offerte 2026-0042, Revision 2',
    );
    const heading = 'Kostenvoranschlag';
    expect(await textOf(aDocument([aPosition()], { type: 'offer', heading }))).toContain(
      'Kostenvoranschlag 2026-0042',
    );
  });

  it('writes a letter under its subject alone', async () => {
    const text = await textOf(aDocument([], { type: 'letter', title: 'Begehung vom Frühling' }));
    expect(text).toContain('Begehung vom Frühling');
    expect(text).not.toContain('Brief 2026');
    expect(text).not.toContain('Pos.');
  });

  it('turns pages and leaves out columns as the template says', async () => {
    const look = template('offer', 'CH', {
      general: { orientation: 'landscape' },
      display: { columns: ['quantity', 'amount', 'articleNumber'] },
    });
    const document = aDocument([aPosition({ articleNumber: 'H-12' })], { type: 'offer', template: look });
    const bytes = await renderDocument(document);
    expect(await readSize(bytes)).toEqual([297, 210]);
    const text = (await readPdfText(bytes)).join(' ');
    expect(text).toContain('H-12');
    expect(text).not.toContain('8.1 %  ');
    expect(text).not.toContain('Pos.');
  });
});

describe('pages', () => {
  const lines = (count: number) =>
    Array.from({ length: count }, (_, n) =>
      aPosition({ text: `Zeile ${n}`, quantity: '1', unitPrice: '10' }),
    );

  it('carries the sum over to the next page', async () => {
    const pages = await pagesOf(aDocument(lines(40)));
    const carried = /Übertrag\s+([\d’.]+)/;
    const first = carried.exec(pages[0] ?? '')?.[1];
    expect(first).toBeDefined();
    expect(carried.exec(pages[1] ?? '')?.[1]).toBe(first);
    const printed = (pages[0]?.match(/Zeile \d+/g) ?? []).length;
    expect(first).toBe(`${printed * 10}.00`);
  });

  it('never leaves a heading at the foot of a page, nor the sums without a position', async () => {
    for (let count = 18; count < 34; count += 1) {
      const heading = aPosition({ ...empty, kind: 'heading', text: 'Kapitel' });
      const last = aPosition({ text: 'Schluss', quantity: '1', unitPrice: '10' });
      const pages = await pagesOf(aDocument([...lines(count), heading, last]));
      const ofHeading = pages.findIndex((page) => page.includes('Kapitel'));
      expect(pages.findIndex((page) => page.includes('Schluss'))).toBe(ofHeading);
      expect(pages.findIndex((page) => page.includes('Total CHF'))).toBe(ofHeading);
    }
  });
});
