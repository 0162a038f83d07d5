import { lineNumbers, lineTotals, newLine, toPositionInput, wrongFields, type Line } from './lines';

const aLine = (change: Partial<Line> = {}): Line => ({
  ...newLine('item'),
  text: 'Holzen',
  unitPrice: '78',
  ...change,
});
const context = {
  taxCountry: 'CH',
  supplyDate: '2026-11-20',
  vatMode: 'exclusive',
  cashRounding: true,
} as const;

describe('lines', () => {
  it('counts as the service does', () => {
    const lines = [aLine({ quantity: '2.5' }), newLine('text'), aLine({ vatKey: 'exempt' })];
    expect(lineTotals(lines, context)).toMatchObject({
      lines: ['195.00', null, '78.00'],
      net: '273.00',
      vat: '15.80',
      total: '288.80',
    });
  });

  it('shows a subtotal of its section and takes a discount from it', () => {
    const lines = [
      aLine({ kind: 'heading' }),
      aLine({ quantity: '2' }),
      { ...newLine('discount'), discountPercent: '10' },
      newLine('subtotal'),
      aLine({ optional: true }),
    ];
    const { lines: amounts, net } = lineTotals(lines, context);
    expect(amounts).toEqual([null, '156.00', '-15.60', '140.40', '78.00']);
    expect(net).toBe('140.40');
  });

  it('takes the VAT rate of the day on which the work was done', () => {
    const { groups } = lineTotals([aLine({ workDate: '2023-12-31' })], context);
    expect(groups.map((group) => group.rate)).toEqual(['7.7']);
  });

  it('lets a figure that cannot be read count as nothing', () => {
    expect(lineTotals([aLine({ quantity: 'viel' })], context).total).toBe('0.00');
  });

  it('names what the service would refuse', () => {
    expect(wrongFields(aLine())).toEqual([]);
    expect(wrongFields(aLine({ text: ' ', quantity: '1.23456' })).toSorted()).toEqual(['quantity', 'text']);
    expect(wrongFields({ ...newLine('text'), text: 'Vorab' })).toEqual([]);
    expect(wrongFields(newLine('discount'))).toEqual(['discountPercent']);
    expect(wrongFields(newLine('subtotal'))).toEqual([]);
  });

  it('gives a new line the VAT of the settings, a text none', () => {
    expect(newLine('item', 'reduced').vatKey).toBe('reduced');
    expect(newLine('text', 'reduced').vatKey).toBeNull();
  });

  it('sends what is set and nothing else', () => {
    expect(toPositionInput({ ...newLine('subtotal'), text: 'Zwischensumme' })).toEqual({
      kind: 'subtotal',
      text: 'Zwischensumme',
    });
  });

  it('numbers what has a price, the parts of a collective position below it', () => {
    const lines = [
      aLine({ kind: 'heading' }),
      aLine({ kind: 'collective' }),
      aLine({ isPart: true }),
      aLine({ isPart: true }),
      aLine({ kind: 'subtotal' }),
      aLine(),
    ];
    expect(lineNumbers(lines)).toEqual(['', '1', '1.1', '1.2', '', '2']);
  });
});
