import fc from 'fast-check';
import { fromCents, negated, sumOf, toCents } from '../value/money';
import { isWithinOpen, openAfter, settle } from './settlement';
import type { SettledItem } from './settlement';
import { anItem } from './test/an-item';

const nothing = { discount: '0.00', writeOff: '0.00' };
const pay = (item: SettledItem, amount: string, change: { discount?: string; writeOff?: string } = {}) =>
  settle({ item, amount, paymentAmount: amount, ...nothing, ...change });
const inEuro = (change: Partial<SettledItem> = {}) =>
  anItem({
    currency: 'EUR',
    amount: '100.00',
    open: '100.00',
    baseAmount: '93.33',
    baseOpen: '93.33',
    ...change,
  });

describe('what may be settled of a bill', () => {
  it.each([
    ['a part', '108.10', '0.01', true],
    ['all of it', '108.10', '108.10', true],
    ['not a hundredth more', '108.10', '108.11', false],
    ['nothing where it is paid', '0.00', '0.01', false],
    ['what was settled can be taken back', '8.10', '-100.00', true],
    ['but not more than was settled', '8.10', '-100.01', false],
  ])('%s', (_rule, open, total, isAllowed) => {
    expect(isWithinOpen(anItem({ open }), total)).toBe(isAllowed);
  });

  it.each([
    ['a part of a credit', '-50.00', '-20.00', true],
    ['all of it', '-50.00', '-50.00', true],
    ['not more than it is', '-50.00', '-50.01', false],
    ['nor the other way round', '-50.00', '0.01', false],
    ['what was used of it can be freed again', '-20.00', '30.00', true],
    ['but not more', '-20.00', '30.01', false],
  ])('%s', (_rule, open, total, isAllowed) => {
    expect(isWithinOpen(anItem({ kind: 'credit', amount: '-50.00', open }), total)).toBe(isAllowed);
  });
});

describe('a settlement', () => {
  it('is what was paid, with the discount and what is given up', () => {
    const settled = pay(anItem(), '100.00', { discount: '5.40', writeOff: '2.70' });
    expect(settled).toMatchObject({
      ...{ total: '108.10', baseTotal: '108.10', baseAmount: '100.00' },
      ...{ baseDiscount: '5.40', baseWriteOff: '2.70' },
      // 5.40 × 8.1 / 108.1 = 0.4046…
      discountVat: '0.40',
    });
    expect(openAfter(anItem(), settled)).toEqual({ open: '0.00', baseOpen: '0.00' });
  });

  it('of a part in a foreign currency is its share of what the bill was booked at', () => {
    const first = pay(inEuro(), '33.33');
    // 93.33 × 33.33 / 100 = 31.1068…
    expect(first.baseTotal).toBe('31.11');
    expect(openAfter(inEuro(), first)).toEqual({ open: '66.67', baseOpen: '62.22' });
  });

  it('that ends a bill takes the hundredths that rounding has left, never more', () => {
    const rest = inEuro({ open: '66.67', baseOpen: '62.22' });
    const last = pay(rest, '66.67');
    expect(last.baseTotal).toBe('62.22');
    expect(openAfter(rest, last)).toEqual({ open: '0.00', baseOpen: '0.00' });
  });

  it('shares a discount in a foreign currency by what it is of the whole', () => {
    const settled = pay(inEuro(), '98.00', { discount: '2.00' });
    // 93.33 × 2 % = 1.8666
    expect(settled).toMatchObject({ baseTotal: '93.33', baseDiscount: '1.87', baseAmount: '91.46' });
  });

  it('of a bill without VAT has none in its discount', () => {
    expect(pay(anItem({ vat: [] }), '100.00', { discount: '8.10' })).toMatchObject({
      ...{ discountShares: [], discountVat: '0.00', baseDiscount: '8.10' },
    });
  });

  it('in any parts and any order leaves nothing open in either currency', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 });
    const rate = fc.integer({ min: 50, max: 200 });
    fc.assert(
      fc.property(parts, rate, fc.boolean(), (cuts, percent, isCredit) => {
        const whole = cuts.reduce((sum, cut) => sum + cut, 0);
        const sign = isCredit ? -1n : 1n;
        const amount = fromCents(sign * BigInt(whole));
        const baseAmount = fromCents(sign * BigInt(Math.round((whole * percent) / 100)));
        let item = anItem({ amount, baseAmount, open: amount, baseOpen: baseAmount, currency: 'EUR' });
        const bases: string[] = [];
        for (const cut of cuts) {
          const settled = pay(item, fromCents(sign * BigInt(cut)));
          expect(isWithinOpen(item, settled.total)).toBe(true);
          bases.push(settled.baseTotal);
          item = { ...item, ...openAfter(item, settled) };
        }
        expect([item.open, item.baseOpen]).toEqual(['0.00', '0.00']);
        expect(sumOf(bases)).toBe(baseAmount);
      }),
    );
  });

  it('and its counter-act leave what was open before', () => {
    const amount = fc.integer({ min: 1, max: 10_810 });
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 200 }), (paid, discounted) => {
        fc.pre(paid + discounted <= 10_810);
        const item = anItem();
        const settled = pay(item, fromCents(BigInt(paid)), { discount: fromCents(BigInt(discounted)) });
        const after = { ...item, ...openAfter(item, settled) };
        const back = { total: negated(settled.total), baseTotal: negated(settled.baseTotal) };
        expect(openAfter(after, back)).toEqual({ open: item.open, baseOpen: item.baseOpen });
        expect(isWithinOpen(after, back.total)).toBe(true);
      }),
    );
  });

  it('tells what its parts are of the whole, to the hundredth', () => {
    const three = fc.tuple(fc.nat(5_000), fc.nat(5_000), fc.nat(5_000));
    fc.assert(
      fc.property(three, fc.integer({ min: 60, max: 140 }), ([paid, discount, writeOff], percent) => {
        fc.pre(paid + discount + writeOff > 0);
        const item = anItem({
          amount: '150.00',
          open: '150.00',
          baseAmount: fromCents(BigInt(percent) * 150n),
        });
        const settled = pay(item, fromCents(BigInt(paid)), {
          discount: fromCents(BigInt(discount)),
          writeOff: fromCents(BigInt(writeOff)),
        });
        const { baseAmount, baseDiscount, baseWriteOff, baseTotal } = settled;
        expect(sumOf([baseAmount, baseDiscount, baseWriteOff])).toBe(baseTotal);
        expect(toCents(settled.total)).toBe(BigInt(paid + discount + writeOff));
      }),
    );
  });
});
