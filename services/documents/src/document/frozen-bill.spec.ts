import { sumFixed } from '@jahrring/contracts-documents';
import fc from 'fast-check';
import type { DocumentEntity } from '../record';
import type { DocumentSnapshot, SnapshotPosition } from '../snapshot';
import { aBill, aLine } from '../test/a-bill';
import { frozenBill } from './frozen-bill';

const deposit = (net: string, vat: string) =>
  aLine({
    ...{ kind: 'deposit', text: 'Anzahlung', quantity: null, unit: null, unitPrice: null, vatKey: null },
    allocations: [{ vatKey: 'standard', rate: '19.0', net, vat }],
  });

function issued(snapshot: DocumentSnapshot, change: Partial<DocumentEntity> = {}): DocumentEntity {
  return {
    ...{ id: 'd1', type: snapshot.type, number: 'R-2026-0042', title: snapshot.title, snapshot },
    ...{ documentDate: '2026-11-20', dueDate: '2026-12-20', addressId: 'a1', currency: 'EUR' },
    ...{ exchangeRate: null, debitAccount: null, creditAccount: null, costCentre: null, revenueCentre: null },
    ...{ reference: null, projectId: null, recipientName: null },
    ...change,
  } as DocumentEntity;
}
const frozen = (positions: SnapshotPosition[], change: Partial<DocumentSnapshot> = {}) =>
  frozenBill(issued(aBill(positions, change)));

describe('an issued bill as it goes into the books', () => {
  it('has net and VAT by rate, and what is to be paid', () => {
    // 12.5 × 72.00 = 900.00; 19 % of it are 171.00
    expect(frozen([aLine()])).toMatchObject({
      ...{ type: 'bill', total: '1071.00', rounding: '0.00' },
      vat: [{ vatKey: 'standard', rate: '19.0', net: '900.00', vat: '171.00' }],
    });
  });

  it('charges what deposits have charged before only once', () => {
    expect(frozen([aLine(), deposit('500.00', '95.00')])).toMatchObject({
      total: '476.00',
      vat: [{ net: '400.00', vat: '76.00' }],
    });
  });

  it('of a final bill that deposits have paid for more than it comes to takes the rest back', () => {
    expect(frozen([aLine(), deposit('1000.00', '190.00')])).toMatchObject({
      total: '-119.00',
      vat: [{ net: '-100.00', vat: '-19.00' }],
    });
  });

  it('is turned around where it is a correction', () => {
    const bill = frozen([aLine()], { type: 'bill_correction' });
    expect(bill).toMatchObject({
      ...{ type: 'bill_correction', total: '-1071.00', rounding: '0.00' },
      vat: [{ net: '-900.00', vat: '-171.00' }],
    });
  });

  it('is nothing where it is no bill, has no number or was never frozen', () => {
    const snapshot = aBill([aLine()]);
    expect(frozenBill(issued({ ...snapshot, type: 'offer' }))).toBeNull();
    expect(frozenBill(issued(snapshot, { number: null }))).toBeNull();
    expect(frozenBill(issued(snapshot, { snapshot: null }))).toBeNull();
  });

  it('is due on its own day where no other one is known', () => {
    expect(frozenBill(issued(aBill([aLine()]), { dueDate: null }))?.dueDate).toBe('2026-11-20');
  });

  it('names its recipient as it was frozen, not as the address is called today', () => {
    expect(frozenBill(issued(aBill([aLine()]), { recipientName: 'Renamed' }))?.recipientName).toBe(
      'Stadt Freiburg, Forstamt',
    );
  });

  it('whatever it charges: net, VAT and rounding are what is to be paid', () => {
    const decimal = (max: number, scale: number) =>
      fc.integer({ min: 0, max: max * 10 ** scale }).map((value) => (value / 10 ** scale).toFixed(scale));
    const line = fc
      .record({
        quantity: decimal(200, 3),
        unitPrice: decimal(300, 4),
        vatKey: fc.constantFrom('standard' as const, 'reduced' as const, 'exempt' as const),
        discountPercent: fc.option(decimal(100, 2)),
      })
      .map((given) => aLine(given));
    const paid = decimal(500, 2).map((net) => deposit(net, '1.23'));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.array(paid, { maxLength: 2 }),
        fc.constantFrom('exclusive' as const, 'inclusive' as const),
        fc.boolean(),
        (lines, deposits, vatMode, isCorrection) => {
          const type = isCorrection ? 'bill_correction' : 'bill';
          const bill = frozen([...lines, ...deposits], { vatMode, type });
          const parts = bill?.vat.flatMap(({ net, vat }) => [net, vat]) ?? [];
          expect(sumFixed([...parts, bill?.rounding ?? ''], 2)).toBe(bill?.total);
        },
      ),
      { numRuns: 100 },
    );
  });
});
