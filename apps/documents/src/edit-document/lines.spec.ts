import { lineTotals, moveLine, newLine, wrongFields, type Line } from './lines';

const aLine = (change: Partial<Line> = {}): Line => ({
  ...newLine('item'),
  text: 'Holzen',
  unitPrice: '78',
  ...change,
});
const context = {
  taxCountry: 'CH',
  supplyDate: '2026-11-20',
  discountPercent: null,
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

  it('takes the VAT rate of the day on which the work was done', () => {
    const { groups } = lineTotals([aLine({ workDate: '2023-12-31' })], context);
    expect(groups.map((group) => group.rate)).toEqual(['7.7']);
  });

  it('lets a figure that cannot be read count as nothing', () => {
    expect(lineTotals([aLine({ quantity: 'viel' })], context).total).toBe('0.00');
  });

  it('names what the service would refuse', () => {
    expect(wrongFields(aLine())).toEqual([]);
    expect(wrongFields(aLine({ text: ' ', quantity: '1.23456' })).sort()).toEqual(['quantity', 'text']);
    expect(wrongFields({ ...newLine('text'), text: 'Vorab' })).toEqual([]);
  });

  it('gives a new line the VAT of the settings, a text none', () => {
    expect(newLine('item', 'reduced').vatKey).toBe('reduced');
    expect(newLine('text', 'reduced').vatKey).toBeNull();
  });

  it('moves a line and stops at the ends', () => {
    const [a, b, c] = [aLine(), aLine(), aLine()];
    expect(moveLine([a, b, c], b.key, -1)).toEqual([b, a, c]);
    expect(moveLine([a, b, c], c.key, 1)).toEqual([a, b, c]);
    expect(moveLine([a, b, c], a.key, -1)).toEqual([a, b, c]);
  });
});
