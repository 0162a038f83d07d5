import type { DocumentTotals } from '@jahrring/contracts-documents';
import { aFrame, aStoredPosition } from '../test/a-stored-position';
import { documentTotals, dueDateOf, inBaseCurrency, lineRate, type PricedDraft } from './document-totals';
import type { PositionEntity } from './position.entity';

function aDraft(change: Partial<PricedDraft> = {}): PricedDraft {
  return {
    ...{ discountPercent: null, discountAmount: null, surchargePercent: null, surchargeAmount: null },
    ...{ vatMode: 'exclusive', cashRounding: false, currency: 'CHF' },
    ...{ deliveryTo: null, documentDate: '2026-11-20' },
    ...change,
  };
}
const totals = (positions: PositionEntity[], change: Partial<PricedDraft> = {}) =>
  documentTotals(aDraft(change), positions, 'CH');
const sums = ({ subtotal, discount, surcharge, net, vat, rounding, total }: DocumentTotals) => ({
  ...{ subtotal, discount, surcharge, net, vat, rounding, total },
});
/** 10 hours at 72.00. */
const work = (change = {}) => aStoredPosition(change);

describe('the total of a document', () => {
  it('is net and the VAT on it', () => {
    // 720.00 × 8.1 % = 58.32
    expect(sums(totals([work()]))).toEqual({
      ...{ subtotal: '720.00', discount: '0.00', surcharge: '0.00', net: '720.00', vat: '58.32' },
      ...{ rounding: '0.00', total: '778.32' },
    });
  });

  it('where prices include VAT is what they say, with the VAT taken out', () => {
    // 720.00 / 1.081 = 666.0499…
    expect(sums(totals([work()], { vatMode: 'inclusive' }))).toMatchObject({
      ...{ subtotal: '720.00', net: '666.05', vat: '53.95', total: '720.00' },
    });
  });

  it('adds VAT on the sum of a rate once, not line by line', () => {
    // Three lines of 0.33: 8.1 % of 0.99 are 0.08; of 0.33 three times it would be 0.09.
    const lines = [1, 2, 3].map((n) => work({ id: `p${n}`, quantity: '1.000', unitPrice: '0.3300' }));
    expect(totals(lines)).toMatchObject({ net: '0.99', vat: '0.08' });
  });

  it('takes the discount of the document off before VAT, in per cent and as an amount', () => {
    // 720.00 less 5 % (36.00) less 20.00 = 664.00; 8.1 % of it are 53.784
    expect(sums(totals([work()], { discountPercent: '5', discountAmount: '20.00' }))).toMatchObject({
      ...{ subtotal: '720.00', discount: '56.00', net: '664.00', vat: '53.78', total: '717.78' },
    });
  });

  it('adds a surcharge to what the lines come to, not to what is left of them', () => {
    // 10 % of 720.00 are 72.00, whatever is deducted beside.
    expect(sums(totals([work()], { discountPercent: '50', surchargePercent: '10' }))).toMatchObject({
      ...{ discount: '360.00', surcharge: '72.00', net: '432.00' },
    });
  });

  it('shares a discount over the rates by their sums', () => {
    const lines = [work(), work({ id: 'p2', quantity: '1.000', unitPrice: '280.0000', vatKey: 'reduced' })];
    const { groups } = totals(lines, { discountAmount: '100.00' });
    expect(groups.map(({ rate, discount, net, vat }) => [rate, discount, net, vat])).toEqual([
      ['8.1', '72.00', '648.00', '52.49'],
      ['2.6', '28.00', '252.00', '6.55'],
    ]);
  });

  it('counts neither optional lines nor parts of others', () => {
    expect(totals([work(), work({ optional: true }), work({ isPart: true })])).toMatchObject({
      net: '720.00',
    });
  });

  it('deducts what a deposit was billed with, not what it would be today', () => {
    const allocations = [{ vatKey: 'standard' as const, rate: '7.7', net: '100.00', vat: '7.70' }];
    expect(totals([work(), aFrame({ kind: 'deposit', allocations })])).toMatchObject({
      ...{ net: '720.00', vat: '58.32', total: '670.62' },
      deposits: { net: '100.00', vat: '7.70', total: '107.70' },
    });
  });
});

describe('rounding to five Rappen', () => {
  it.each([
    ['720.02', '0.01', '778.35'],
    ['720.00', '-0.02', '778.30'],
    ['719.98', '0.00', '778.30'],
  ])('of %s net rounds by %s', (unitPrice, rounding, total) => {
    const line = work({ quantity: '1.000', unitPrice: `${unitPrice}00` });
    expect(totals([line], { cashRounding: true })).toMatchObject({ rounding, total });
  });

  it('never touches the VAT', () => {
    expect(totals([work()], { cashRounding: true }).vat).toBe('58.32');
  });

  it.each(['EUR', 'USD'] as const)('there is none in %s', (currency) => {
    expect(totals([work()], { cashRounding: true, currency })).toMatchObject({
      rounding: '0.00',
      total: '778.32',
    });
  });
});

describe('the rate of VAT of a line', () => {
  const rate = (
    position: Parameters<typeof lineRate>[0],
    days: { deliveryTo?: string | null; documentDate?: string },
  ) => lineRate(position, aDraft(days), 'CH');
  const item = { kind: 'item' as const, workDate: null, vatKey: 'standard' as const };

  it('is that of the day the work was done', () => {
    expect(rate({ ...item, workDate: '2023-12-31' }, { deliveryTo: '2024-02-01' })).toBe('7.7');
  });

  it('else of the end of the delivery, else of the document', () => {
    expect(rate(item, { deliveryTo: '2023-12-31', documentDate: '2024-01-15' })).toBe('7.7');
    expect(rate(item, { deliveryTo: null, documentDate: '2024-01-15' })).toBe('8.1');
  });

  it('is the usual one where none is named', () => {
    expect(rate({ ...item, vatKey: null }, {})).toBe('8.1');
  });

  it.each(['zero', 'exempt', 'reverse'] as const)('is nothing where it is %s', (vatKey) => {
    expect(rate({ ...item, vatKey }, {})).toBe('0');
  });

  it.each(['text', 'heading', 'subtotal', 'deposit'] as const)('a %s has none', (kind) => {
    expect(rate({ ...item, kind }, {})).toBeNull();
  });

  it('keeps work of two rates apart, in one document', () => {
    const lines = [work({ workDate: '2023-12-29' }), work({ id: 'p2', workDate: '2024-01-05' })];
    expect(totals(lines).groups.map((group) => [group.rate, group.net, group.vat])).toEqual([
      ['7.7', '720.00', '55.44'],
      ['8.1', '720.00', '58.32'],
    ]);
  });
});

describe('the total in the currency of the licence', () => {
  it.each([
    ['100.00', '0.935', '93.50'],
    ['100.05', '0.935', '93.55'],
    ['-100.05', '0.935', '-93.55'],
    ['0.01', '0.499999', '0.00'],
  ])('%s at %s is %s', (amount, rate, expected) => {
    expect(inBaseCurrency(amount, rate)).toBe(expected);
  });

  it('is not known without a rate', () => {
    expect(inBaseCurrency('100.00', null)).toBeNull();
  });
});

it.each([
  ['2026-01-31', 30, '2026-03-02'],
  ['2028-01-31', 30, '2028-03-01'],
  ['2026-12-15', 30, '2027-01-14'],
  ['2026-11-20', 0, '2026-11-20'],
])('a bill of %s with %i days to pay is due on %s', (day, term, due) => {
  expect(dueDateOf(day, term)).toBe(due);
});
