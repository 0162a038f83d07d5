import { formatFixed, isPriced, lineAmount, parseFixed } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import type { DocumentEntity } from '../record/document.entity';
import { totalsOf } from '../document/document.mapper';
import { documentTotals } from '../record/document-totals';
import { aPosition } from '../record/empty-position';
import type { PositionEntity } from '../record/position.entity';
import { toPositionViews } from '../document/position.mapper';
import type { PositionRecord } from '../record/position.repository';
import type { WholeDocument } from '../document/whole-document';
import { refuseExcess } from './check-credit';
import { closeCredit } from './close-credit';
import { chosenCredit, restCredit, roundingBound } from './credit-lines';
import { addCredit, nothingCredited } from './credited';
import type { Credited } from './credited';
import { restLines } from './order-rest';
import type { BilledPart } from './order-rest';
import { shareOf } from '../portion/portions';
import type { Chosen } from '../portion/portions';
import { chooseOpen, openPositions, copyPositions } from '../portion/copy-positions';

/** Documents of every kind of line, cut into parts by chance: whatever is taken, the parts are the whole. */
const fixed = (max: number, scale: number, min = 0) =>
  fc.integer({ min, max }).map((value) => formatFixed(BigInt(value), scale));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 1 });
const vatKey = fc.constantFrom('standard' as const, 'reduced' as const, 'exempt' as const);
const adjustments = {
  discountPercent: maybe(fixed(10_000, 2)),
  discountAmount: maybe(fixed(20_000, 2)),
  surchargePercent: maybe(fixed(5_000, 2)),
  surchargeAmount: maybe(fixed(20_000, 2)),
};
const item = fc.record({
  kind: fc.constant('item' as const),
  quantity: fc.oneof({ weight: 6, arbitrary: fixed(30_000, 3, 1) }, fixed(0, 3, -9_000)),
  unitPrice: fc.oneof({ weight: 8, arbitrary: fixed(1_500_000, 4) }, fixed(0, 4, -90_000)),
  optional: fc.oneof({ weight: 7, arbitrary: fc.constant(false) }, fc.constant(true)),
  vatKey,
  ...adjustments,
});
const frame = fc.oneof(
  fc.constant({ kind: 'heading' as const }),
  fc.constant({ kind: 'subtotal' as const }),
  fc.record({
    kind: fc.constant('discount' as const),
    discountAmount: fixed(30_000, 2),
    vatKey: maybe(vatKey),
  }),
  fc.record({ kind: fc.constant('discount' as const), discountPercent: fixed(10_000, 2) }),
  fc.record({ kind: fc.constant('surcharge' as const), surchargeAmount: fixed(30_000, 2) }),
);
const aDocument = fc
  .record({
    lines: fc.array(fc.oneof({ weight: 3, arbitrary: item }, frame), { minLength: 1, maxLength: 8 }),
    head: fc.record({
      ...adjustments,
      vatMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
      cashRounding: fc.boolean(),
    }),
  })
  .filter(({ lines }) =>
    lines.some((line) => line.kind === 'item' && !line.optional && Number(line.quantity) !== 0),
  )
  .map(({ lines, head }) => ({
    positions: lines.map((line, ordinal) =>
      stored({ text: `Position ${ordinal}`, id: `p${ordinal}`, ...line }),
    ),
    head: {
      ...head,
      currency: 'CHF',
      documentDate: '2026-11-20',
      deliveryTo: '2026-11-20',
      title: 'Wald',
    } as DocumentEntity,
  }));

function stored(given: Partial<PositionRecord> & Pick<PositionRecord, 'kind' | 'text'>): PositionEntity {
  return { ...aPosition(given), documentId: 'whole', ordinal: 0 } as PositionEntity;
}

function wholeOf(head: DocumentEntity, positions: readonly PositionRecord[]): WholeDocument {
  const { total } = documentTotals(head, positions, 'CH');
  const document = { ...head, snapshot: null, type: 'bill', total } as unknown as DocumentEntity;
  const none = {
    sources: [],
    recipient: null,
    sender: null,
    deliveryAddress: null,
    extra: [],
    printing: null,
  };
  const chain = { links: [], revisions: [], taken: new Map(), baseCurrency: 'CHF' as const };
  return { document, positions: positions as PositionEntity[], ...none, ...chain };
}

/** Net and VAT by rate, and the total: added in another arithmetic. */
function sumsOf(wholes: readonly WholeDocument[]): Record<string, string> {
  const sums: Record<string, Decimal> = {};
  const add = (key: string, amount: string) => (sums[key] = (sums[key] ?? new Decimal(0)).plus(amount));
  for (const whole of wholes) {
    const { groups, total, rounding } = totalsOf(whole);
    add('total', total);
    add('gross', new Decimal(total).minus(rounding).toFixed(2));
    for (const { vatKey: key, net, vat } of groups) {
      add(`${key} net`, net);
      add(`${key} VAT`, vat);
    }
  }
  return Object.fromEntries(
    Object.entries(sums).flatMap(([key, sum]) => (sum.isZero() ? [] : [[key, sum.toFixed(2)]])),
  );
}

describe('credits of a bill', () => {
  interface Attempt {
    line: number;
    share: number;
    price: number | null;
  }
  const attempt: fc.Arbitrary<Attempt> = fc.record({
    line: fc.nat(7),
    share: fc.integer({ min: 1, max: 1000 }),
    price: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1000 })),
  });

  function credit(bill: WholeDocument, credited: Credited, wanted?: Parameters<typeof chosenCredit>[1]) {
    const { document, positions } = bill;
    const amounts = new Map(toPositionViews(bill, true).map(({ id, amount }) => [id, amount]));
    const open = { ...document, positions, amounts, credited };
    const { completes, positions: lines, ...shared } = wanted ? chosenCredit(open, wanted) : restCredit(open);
    const draft = { ...document, ...shared };
    const closed = closeCredit(lines, {
      draft,
      country: 'CH',
      billed: totalsOf(bill),
      credited,
      completes,
      bound: roundingBound(open),
      text: 'Rundungsausgleich',
    });
    const made = wholeOf(draft, closed);
    const own = toPositionViews(made, true).map(({ amount }) => amount ?? '0');
    refuseExcess(bill, credited, { ...totalsOf(made), positions: closed, amounts: own });
    return made;
  }

  function wantedOf(bill: WholeDocument, credited: Credited, { line, share, price }: Attempt) {
    const open = openPositions(bill.positions, credited.quantities);
    const [id, quantity] = [...open][line % open.size] ?? ['', '0'];
    const part = (value: string, scale: number) => (parseFixed(value, scale) * BigInt(share)) / 1000n;
    const unitPrice = bill.positions.find((position) => position.id === id)?.unitPrice ?? '0';
    const lower =
      price === null ? undefined : formatFixed((parseFixed(unitPrice, 4) * BigInt(price)) / 1000n, 4);
    return [{ id, quantity: formatFixed(part(quantity, 3), 3), unitPrice: lower }];
  }

  it('never come to more than the bill by line, rate and total, and the last one makes them the bill', () => {
    fc.assert(
      fc.property(aDocument, fc.array(attempt, { maxLength: 6 }), ({ head, positions }, attempts) => {
        const bill = wholeOf(head, positions);
        // A bill of zero or less is never issued.
        fc.pre(parseFixed(bill.document.total, 2) > 0n);
        let credited = nothingCredited;
        const made: WholeDocument[] = [];
        const add = (one: WholeDocument) => {
          made.push(one);
          credited = addCredit(credited, one);
        };
        for (const one of attempts) {
          try {
            add(credit(bill, credited, wantedOf(bill, credited, one)));
          } catch (error) {
            if (!(error instanceof AppError)) throw error;
          }
          expect(parseFixed(credited.total, 2) <= parseFixed(bill.document.total, 2)).toBe(true);
        }
        const isLeft = positions.some(({ kind, id, optional, ...line }) => {
          if (!isPriced(kind) || optional) return false;
          const amount = lineAmount({ kind, ...line }) ?? '0';
          return parseFixed(amount, 2) !== parseFixed(credited.amounts.get(id) ?? '0', 2);
        });
        if (isLeft) add(credit(bill, credited));
        else if (made.length === 0) return;
        expect(sumsOf(made)).toEqual(sumsOf([bill]));
        for (const { kind, id, optional, ...line } of positions) {
          if (!isPriced(kind) || optional) continue;
          const amount = new Decimal(lineAmount({ kind, ...line }) ?? '0').toFixed(2);
          expect([id, credited.amounts.get(id) ?? '0.00']).toEqual([id, amount]);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('parts of an order', () => {
  it('come to the order in net, VAT of each rate and total, however it is cut', () => {
    const cuts = fc.array(fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 8, maxLength: 8 }), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(aDocument, cuts, ({ head, positions: lines }, shares) => {
        const positions = lines.map((line) => ({ ...line, optional: false }));
        const quantities = new Map<string, string[]>();
        const parts: (BilledPart & { whole: WholeDocument })[] = [];
        const take = (chosen: Map<string, Chosen>, isLast: boolean) => {
          if (chosen.size === 0) return;
          const { positions: made, portion } = copyPositions(positions, { quantities }, chosen);
          const document = {
            ...head,
            discountAmount: shareOf(head.discountAmount, portion),
            surchargeAmount: shareOf(head.surchargeAmount, portion),
          };
          const last = {
            source: head,
            positions,
            parts,
            draft: document,
            lines: made,
            country: 'CH' as const,
          };
          const rest = isLast ? restLines({ ...last, text: 'Rundungsausgleich', carriesRounding: true }) : [];
          const all = [...made, ...rest];
          parts.push({ document, positions: all, whole: wholeOf(document, all) });
          for (const [id, { quantity }] of chosen)
            quantities.set(id, [...(quantities.get(id) ?? []), quantity]);
        };
        const isZero = (quantity: string) => parseFixed(quantity, 3) === 0n;
        for (const cut of shares) {
          const open = [...openPositions(positions, quantities)];
          const some = open.map(([id, quantity], index): [string, Chosen] => [
            id,
            { quantity: formatFixed((parseFixed(quantity, 3) * BigInt(cut[index] ?? 0)) / 1001n, 3) },
          ]);
          take(new Map(some.filter(([, { quantity }]) => !isZero(quantity))), false);
        }
        take(chooseOpen(positions, quantities), true);
        expect(sumsOf(parts.map(({ whole }) => whole))).toEqual(sumsOf([wholeOf(head, positions)]));
      }),
      { numRuns: 150 },
    );
  });
});
