import fc from 'fast-check';
import type { HandedLine } from './accounting-file.types';
import { withAutomaticTax } from './automatic-tax';
import { movementsOf } from './movements-of';

const aLine = (account: string, amount: bigint, taxRate: string | null = null): HandedLine => ({
  ...{ account, amount, costCentre: null, taxRate, foreign: null },
});
const isAutomatic = (account: string) => account.startsWith('84');
const fold = (...lines: HandedLine[]) => {
  const { lines: folded, folded: isFolded } = withAutomaticTax(lines, isAutomatic);
  return [isFolded, folded.map(({ account, amount }) => `${account} ${amount}`)];
};

describe('tax that another program works out of the amount again', () => {
  it('is put into the amount of the automatic account', () => {
    expect(fold(aLine('10002', 11_900n), aLine('8400', -10_000n), aLine('1776', -1_900n, '19'))).toEqual([
      true,
      ['10002 11900', '8400 -11900'],
    ]);
  });

  it('is shared over several automatic accounts by their amounts', () => {
    const lines = [aLine('10002', 11_900n), aLine('8400', -7_500n), aLine('8401', -2_500n)];
    expect(fold(...lines, aLine('1776', -1_900n, '19'))).toEqual([
      true,
      ['10002 11900', '8400 -8925', '8401 -2975'],
    ]);
  });

  it.each<[string, HandedLine[]]>([
    [
      'there are two rates',
      [aLine('8400', -10_000n), aLine('1776', -1_900n, '19'), aLine('1771', -70n, '7')],
    ],
    ['the account is no automatic one', [aLine('4000', 10_000n), aLine('1576', 1_900n, '19')]],
    ['part of the entry is untaxed', [aLine('8400', -11_000n), aLine('1776', -1_900n, '19')]],
    ['there is no tax', [aLine('8400', -10_000n)]],
    ['the tax is of another rate', [aLine('8400', -10_000n), aLine('1776', -700n, '19')]],
  ])('stays on its own line where %s', (_why, lines) => {
    const { folded, lines: kept } = withAutomaticTax(lines, isAutomatic);
    expect(folded).toBe(false);
    expect(kept).toBe(lines);
  });

  it('may differ by a hundredth a line, as bills of many lines are rounded', () => {
    expect(fold(aLine('8400', -10_000n), aLine('1776', -1_901n, '19'))[0]).toBe(true);
    expect(fold(aLine('8400', -10_000n), aLine('1776', -1_902n, '19'))[0]).toBe(false);
    expect(fold(aLine('8400', -5_000n), aLine('8401', -5_000n), aLine('1776', -1_902n, '19'))[0]).toBe(true);
  });

  it('a line of tax of nothing is no rate of its own', () => {
    const lines = [aLine('8400', -10_000n), aLine('1776', -1_900n, '19'), aLine('1771', 0n, '7')];
    expect(fold(...lines)[0]).toBe(true);
  });

  it('leaves the entry balanced and moves nothing else', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 200_000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.constantFrom(19, 7), (nets, rate) => {
        const net = nets.reduce((sum, one) => sum + one, 0);
        const tax = BigInt(Math.round((net * rate) / 100));
        const own = nets.map((one, index) => aLine(`84${index}0`, -BigInt(one)));
        const entry = [aLine('10002', BigInt(net) + tax), ...own, aLine('1776', -tax, String(rate))];
        const { lines } = withAutomaticTax(entry, isAutomatic);
        expect(lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(0n);
        const gross = movementsOf(lines).reduce((sum, { amount }) => sum + amount, 0n);
        expect(gross).toBe(BigInt(net) + tax);
      }),
    );
  });
});
