import { vatKeys } from '@jahrring/contracts-common';
import { brokenRules } from '@jahrring/contracts-documents/e-invoice';
import fc from 'fast-check';
import { aBill, aLine, aWish } from '../test/a-bill';
import { buildEInvoice } from './build-e-invoice';

const decimal = (max: number, scale: number) =>
  fc.integer({ min: 0, max: max * 10 ** scale }).map((value) => (value / 10 ** scale).toFixed(scale));
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });

const priced = fc.record({
  quantity: decimal(500, 3),
  unitPrice: fc.tuple(fc.boolean(), decimal(900, 4)).map(([minus, price]) => (minus ? `-${price}` : price)),
  vatKey: fc.constantFrom(...vatKeys),
  discountPercent: perhaps(decimal(100, 2)),
  discountAmount: perhaps(decimal(40, 2)),
  surchargePercent: perhaps(decimal(50, 2)),
  surchargeAmount: perhaps(decimal(40, 2)),
  optional: fc.boolean(),
});
const item = priced.map((line) => aLine({ ...line, text: 'Leistung' }));
const adjustment = fc
  .record({ kind: fc.constantFrom('discount' as const, 'surcharge' as const), percent: decimal(60, 2) })
  .map(({ kind, percent }) =>
    aLine({ kind, text: '', quantity: null, unitPrice: null, vatKey: null, [`${kind}Percent`]: percent }),
  );
const heading = fc.constant(
  aLine({ kind: 'heading', text: 'Abschnitt', quantity: null, unitPrice: null, vatKey: null }),
);

const bills = fc
  .tuple(
    item,
    fc.array(fc.oneof({ arbitrary: item, weight: 5 }, adjustment, heading), { maxLength: 8 }),
    fc.record({
      vatMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
      discountPercent: perhaps(decimal(100, 2)),
      surchargeAmount: perhaps(decimal(90, 2)),
    }),
  )
  .map(([first, more, change]) => aBill([{ ...first, optional: false }, ...more], change));

describe('every bill the service can compute', () => {
  it('is an invoice that keeps the rules, with VAT inside and outside of prices', () => {
    fc.assert(
      fc.property(bills, (bill) => {
        const invoice = buildEInvoice(bill, aWish());
        expect(brokenRules(invoice).map(({ id }) => id)).toEqual([]);
        expect(invoice.totals.payable).toBe(bill.totals.total);
        expect([invoice.totals.net, invoice.totals.vat]).toEqual([bill.totals.net, bill.totals.vat]);
      }),
      { numRuns: 400 },
    );
  });
});
