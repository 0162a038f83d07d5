import fc from 'fast-check';
import { neutraliseCell } from './neutralise-cell';

describe('neutraliseCell', () => {
  it.each([
    '=1+1',
    '+cmd|calc',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '-1-2',
    '+1/2',
  ])('makes %j text', (cell) => {
    expect(neutraliseCell(cell)).toBe(`'${cell}`);
  });

  it.each(['', 'Müller & Söhne', '-12.50', "-1'200.00", '+41 34 402 11 22', 'a=b', '3550'])(
    'leaves %j alone',
    (cell) => {
      expect(neutraliseCell(cell)).toBe(cell);
    },
  );

  it('never lets a cell begin with a sign that is not a number', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (sign, rest) => {
        const cell = neutraliseCell(sign + rest);
        expect(cell.startsWith("'") || /^[+-][\d\s.,'’()]+$/.test(cell)).toBe(true);
      }),
    );
  });
});
