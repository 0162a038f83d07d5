import type { DocumentSnapshot, SnapshotPosition } from '../snapshot';
import { defaultContent } from '../template';
import { aBill, aLine } from '../test/a-bill';
import { aSnapshot } from '../test/a-snapshot';
import { variablesOf, withFilledTexts } from './filled-texts';
import { headingOf } from './headline';
import { discountText } from './payment-terms';
import { adjustmentWord, isPrinted } from './position-rows';
import type { PrintContext } from './print-context';
import { sharedContent } from './shared-content';
import { listTotals } from './totals-rows';
import { wordContext } from './word-context';

const { general, display } = defaultContent('bill', 'DE');
const template = { general, display };
const germanBill = (positions: SnapshotPosition[], change: Partial<DocumentSnapshot> = {}) =>
  aBill(positions, { template, ...change });
const sums = (document: DocumentSnapshot) =>
  listTotals(wordContext(document)).map(
    ({ label, amount, isDetail }) => `${isDetail ? '· ' : ''}${label}: ${amount}`,
  );
const frame = { quantity: null, unit: null, unitPrice: null, vatKey: null };

describe('the sums below a document', () => {
  it('are net, VAT by rate, and nothing that is not there', () => {
    expect(sums(germanBill([aLine()]))).toEqual(['Nettobetrag: 900.00', '19 % USt. auf 900,00: 171.00']);
  });

  it('begin with the sum of the lines where something is deducted or added', () => {
    expect(sums(germanBill([aLine()], { discountPercent: '5', surchargeAmount: '20.00' }))).toEqual([
      ...['Zwischensumme: 900.00', 'Rabatt 5 %: -45.00', 'Zuschlag: 20.00', 'Nettobetrag: 875.00'],
      '19 % USt. auf 875,00: 166.25',
    ]);
  });

  it('name no per cent that are not what was deducted', () => {
    const both = germanBill([aLine()], { discountPercent: '5', discountAmount: '20.00' });
    expect(sums(both)).toContain('Rabatt: -65.00');
    const added = germanBill([aLine()], { surchargePercent: '10', surchargeAmount: '5.00' });
    expect(sums(added)).toContain('Zuschlag: 95.00');
  });

  it('of the first release stay as they were printed', () => {
    const both = aBill([aLine()], { discountPercent: '5', discountAmount: '20.00' });
    expect(sums(both)).toContain('Rabatt 5 %: -65.00');
  });

  it('say what is within the prices where they include VAT', () => {
    expect(sums(germanBill([aLine()], { vatMode: 'inclusive' }))).toEqual([
      'Summe inkl. USt.: 900.00',
      '· darin 19 % USt. auf 756,30: 143.70',
    ]);
  });

  it.each([
    ['exempt', 'Steuerfrei 900,00: 0.00'],
    ['zero', '0 % USt. auf 900,00: 0.00'],
    ['reverse', 'Ohne USt. (Reverse Charge) 900,00: 0.00'],
  ] as const)('say why there is no VAT: %s', (vatKey, row) => {
    expect(sums(germanBill([aLine({ vatKey })]))).toContain(row);
  });

  it('deduct deposits with the VAT they were billed with, from the total with VAT', () => {
    const deposit = aLine({
      ...{ ...frame, kind: 'deposit', text: 'Abzüglich Anzahlung A-1 vom 01.11.2026' },
      allocations: [{ vatKey: 'standard', rate: '19.0', net: '500.00', vat: '95.00' }],
    });
    expect(sums(germanBill([aLine(), deposit]))).toEqual([
      ...['Nettobetrag: 900.00', '19 % USt. auf 900,00: 171.00', 'Bruttobetrag: 1071.00'],
      ...['Abzüglich Anzahlung A-1 vom 01.11.2026: -595.00', '· darin 19 % USt.: -95.00'],
    ]);
    const written = { ...deposit, text: 'Rechnung A-1' };
    expect(sums(germanBill([aLine(), written]))).toContain('Abzüglich Abschlag Rechnung A-1: -595.00');
  });

  it('show the rounding, where there is one', () => {
    const document = aSnapshot();
    const { rounding } = document.totals;
    expect(sums({ ...document, totals: { ...document.totals, rounding: '0.03' } })).toContain(
      'Rundung: 0.03',
    );
    expect(sums({ ...document, totals: { ...document.totals, rounding: '0.00' } }).join()).not.toContain(
      'Rundung',
    );
    expect(rounding).toBeDefined();
  });
});

describe('a line that deducts or adds', () => {
  const word = (change: Partial<SnapshotPosition>, document = germanBill([aLine()])) =>
    adjustmentWord(wordContext(document), aLine({ ...frame, text: '', ...change }));

  it('says its per cent, or only its word where an amount was given', () => {
    expect(word({ kind: 'discount', discountPercent: '7.5' })).toBe('Rabatt 7,5 %');
    expect(word({ kind: 'discount', discountAmount: '20.00' })).toBe('Rabatt');
    expect(word({ kind: 'surcharge', surchargePercent: '10.00' })).toBe('Zuschlag 10 %');
  });

  it('says no per cent beside an amount', () => {
    expect(word({ kind: 'discount', discountPercent: '5', discountAmount: '20.00' })).toBe('Rabatt');
    expect(word({ kind: 'discount', discountPercent: '5', discountAmount: '0.00' })).toBe('Rabatt 5 %');
  });

  it('that carries hundredths is named by its text alone', () => {
    const allocations = [{ vatKey: 'standard' as const, rate: '19.0', net: '0.01', vat: '0.00' }];
    expect(word({ kind: 'surcharge', surchargeAmount: '0.01', allocations })).toBe('');
  });
});

describe('lines that are printed', () => {
  const printed = (position: Partial<SnapshotPosition>, showPrices: boolean, showsParts = false) => {
    const document = germanBill([aLine()], { template: { general, display: { ...display, showPrices } } });
    return isPrinted(aLine(position), showsParts, wordContext(document));
  };

  it.each(['subtotal', 'discount', 'surcharge'] as const)('a %s only where prices are shown', (kind) => {
    expect([printed({ kind }, true), printed({ kind }, false)]).toEqual([true, false]);
  });

  it.each(['item', 'collective', 'text', 'heading'] as const)('a %s always', (kind) => {
    expect([printed({ kind }, true), printed({ kind }, false)]).toEqual([true, true]);
  });

  it('a deposit never among them', () => {
    expect(printed({ kind: 'deposit' }, true)).toBe(false);
  });

  it('parts where their collective position shows them', () => {
    expect([printed({ isPart: true }, true, true), printed({ isPart: true }, true, false)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('texts with variables', () => {
  it('are filled with what the document says', () => {
    const filled = withFilledTexts(
      aSnapshot({
        introText: '{number} vom {date} über {currency} {total}, zahlbar bis {dueDate} ({termDays} Tage)',
      }),
    );
    const { total } = aSnapshot().totals;
    const [whole = '', cents = ''] = total.split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
    expect(filled.introText).toBe(
      `2026-0042 vom 20.11.2026 über CHF ${grouped}.${cents}, zahlbar bis 20.12.2026 (30 Tage)`,
    );
  });

  it('name no sum to whom no prices are shown', () => {
    const hidden = { general, display: { ...display, showPrices: false } };
    expect(variablesOf(aSnapshot({ template: hidden })).total).toBe('');
  });

  it('take the licence’s own fields by their titles, whatever signs are in them', () => {
    const extra = [
      { label: 'Revier', value: 'Nord' },
      { label: 'Preis', value: "$& $$ $' $`" },
    ];
    const filled = withFilledTexts(
      aSnapshot({ extra, closingText: 'Revier {Revier}: {Preis}, {Unbekannt}' }),
    );
    expect(filled.closingText).toBe("Revier Nord: $& $$ $' $`, {Unbekannt}");
  });

  it('of a draft say that it is one', () => {
    expect(variablesOf(aSnapshot({ number: null })).number).toBe('(Entwurf)');
  });
});

describe('what a document is headed with', () => {
  const heading = (change: Partial<DocumentSnapshot>) =>
    headingOf(wordContext(aSnapshot({ template, ...change })));

  it.each<[string, Partial<DocumentSnapshot>]>([
    ['Rechnung 2026-0042', {}],
    ['Schlussrechnung 2026-0042', { billKind: 'final' }],
    ['Akontorechnung 2026-0042', { billKind: 'deposit' }],
    ['Rechnung (Entwurf)', { number: null }],
    ['Offerte 2026-0042, Revision 2', { type: 'offer', revision: 2 }],
    ['Offerte 2026-0042', { type: 'offer', revision: 0 }],
    ['Faktura 2026-0042', { heading: 'Faktura', billKind: 'final' }],
    ['Gutschrift 2026-0042', { type: 'bill_correction' }],
  ])('%s', (expected, change) => {
    expect(heading(change)).toBe(expected);
  });

  it('a credit note is no Gutschrift in Germany, where that is self-billing (§ 14 UStG)', () => {
    const document = germanBill([aLine()], { type: 'bill_correction', number: 'G-1' });
    expect(headingOf(wordContext(document))).toBe('Rechnungskorrektur G-1');
  });
});

describe('cash discounts on paper', () => {
  const text = (change: Partial<DocumentSnapshot>) =>
    discountText(wordContext(aSnapshot({ template, ...change })) as PrintContext);

  it('name the last day of each on a bill, counted from its date', () => {
    const cashDiscounts = [
      { days: 10, percent: '2.00' },
      { days: 1, percent: '1.5' },
    ];
    expect(text({ cashDiscounts })).toBe(
      '2 % Skonto innerhalb von 10 Tagen (bis 30.11.2026)\n1.5 % Skonto innerhalb von 1 Tag (bis 21.11.2026)',
    );
  });

  it('name no day where nothing is due yet, and nothing where there are none', () => {
    expect(text({ type: 'offer', cashDiscounts: [{ days: 10, percent: '2' }] })).toBe(
      '2 % Skonto innerhalb von 10 Tagen',
    );
    expect(text({})).toBe('');
  });
});

describe('a document read by a link', () => {
  const lines = [
    aLine({ ...frame, kind: 'heading', text: 'Wald' }),
    aLine({ quantity: '1234.500' }),
    aLine({ text: 'Auf Wunsch', optional: true }),
    aLine({ ...frame, kind: 'subtotal', text: '' }),
  ];

  it('says the same figures as the paper, in the same order', () => {
    const { positions, total, sums: rows } = sharedContent(germanBill(lines), 'hash');
    expect(
      positions.map(({ look, quantity, amount, optional }) => [look, quantity, amount, optional]),
    ).toEqual([
      ['heading', '', '', false],
      ['item', '1.234,50 h', '88.884,00', false],
      ['item', '12,50 h', '900,00', true],
      ['sum', '', '88.884,00', false],
    ]);
    expect(total).toBe('EUR 105.771,96');
    expect(rows.at(-1)).toEqual({ label: '19 % USt. auf 88.884,00', amount: '16.887,96' });
  });

  it('numbers its lines as the document does, so that an optional one can be chosen', () => {
    expect(sharedContent(germanBill(lines), 'hash').positions.map(({ line }) => line)).toEqual([0, 1, 2, 3]);
  });

  it('names discount and surcharge of a line: quantity × price is not its amount then', () => {
    const reduced = aLine({ discountPercent: '10', surchargeAmount: '20.00', amount: '830.00' });
    const [line] = sharedContent(germanBill([reduced]), 'hash').positions;
    expect([line?.notes, line?.amount]).toEqual([['Rabatt 10 %', 'Zuschlag 20,00'], '830,00']);
  });

  it('tells no price to whom the paper shows none', () => {
    const hidden = { general, display: { ...display, showPrices: false } };
    const reduced = aLine({ discountPercent: '10' });
    const content = sharedContent(germanBill([...lines, reduced], { template: hidden }), 'hash');
    expect(content.positions.flatMap(({ notes }) => notes ?? [])).toEqual([]);
    expect([content.total, content.sums]).toEqual([null, []]);
    expect(content.positions.every(({ price, amount }) => price === '' && amount === '')).toBe(true);
  });
});
