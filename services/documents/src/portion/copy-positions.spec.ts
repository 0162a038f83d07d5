import { formatFixed, sumFixed } from '@jahrring/contracts-documents';
import type { DepositShare } from '@jahrring/contracts-documents';
import fc from 'fast-check';
import { aPosition } from '../record/empty-position';
import type { PositionEntity } from '../record/position.entity';
import { partOf, remaining, totalOf } from '../chain/deposit-shares';
import { shareOf } from './portions';
import { copyPositions } from './copy-positions';

const stored = (position: Parameters<typeof aPosition>[0]) =>
  ({ ...aPosition(position), documentId: 'order', ordinal: 0 }) as PositionEntity;
const amountOf = (cents: number) => formatFixed(BigInt(cents), 2);

describe('takePositions', () => {
  const order = [
    stored({ id: 'h1', kind: 'heading', text: 'Holz' }),
    stored({ id: 'a', kind: 'item', text: 'A', quantity: '10.000', unitPrice: '5.0000' }),
    stored({ id: 'd', kind: 'discount', text: '', discountAmount: '3.00' }),
    stored({ id: 'h2', kind: 'heading', text: 'Fuhren' }),
    stored({ id: 'b', kind: 'collective', text: 'B', quantity: '2.000', unitPrice: '80.0000' }),
    stored({ id: 'p', kind: 'item', text: 'Teil', quantity: '4.000', unitPrice: '1.0000', isPart: true }),
    stored({ id: 's', kind: 'subtotal', text: '' }),
  ];

  it('takes along what frames the chosen positions, and nothing of other sections', () => {
    const { positions } = copyPositions(
      order,
      { quantities: new Map() },
      new Map([['a', { quantity: '5' }]]),
    );
    expect(positions.map(({ kind, quantity, discountAmount }) => [kind, quantity, discountAmount])).toEqual([
      ['heading', null, null],
      ['item', '5', null],
      ['discount', null, '1.50'],
    ]);
    expect(positions[1]).toMatchObject({ sourcePositionId: 'a', sourceDocumentId: 'order' });
  });

  it('takes the parts of a collective position in its proportion, without links of their own', () => {
    const { positions } = copyPositions(
      order,
      { quantities: new Map() },
      new Map([['b', { quantity: '1.000' }]]),
    );
    expect(positions.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ['heading', null],
      ['collective', '1.000'],
      ['item', '2.000'],
      ['subtotal', null],
    ]);
    expect(positions[2]).toMatchObject({ isPart: true, sourcePositionId: null });
  });

  it('shares a fixed amount out exactly, however the order is cut', () => {
    const parts = fc.array(fc.bigInt({ min: 0n, max: 10n ** 8n }), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), parts, (cents, cuts) => {
        const whole = cuts.reduce((total, cut) => total + cut, 0n);
        fc.pre(whole > 0n);
        let before = 0n;
        const shares = cuts.map((now) => {
          const share = shareOf(amountOf(cents), { before, now, whole }) ?? '';
          before += now;
          return share;
        });
        expect(sumFixed(shares, 2)).toBe(amountOf(cents));
      }),
    );
  });
});

describe('deposits', () => {
  const share = fc
    .record({ vatKey: fc.constantFrom('standard' as const, 'reduced' as const), net: fc.nat(1_000_000) })
    .map(({ vatKey, net }): DepositShare => {
      const rate = vatKey === 'standard' ? '8.1' : '2.6';
      return { vatKey, rate, net: amountOf(net), vat: amountOf(Math.round((net * Number(rate)) / 100)) };
    });
  const billed = fc.uniqueArray(share, { selector: ({ vatKey }) => vatKey, minLength: 1, maxLength: 2 });

  it('are deducted exactly as they were billed, in whatever parts, rate by rate', () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 300_000 }), { maxLength: 8 });
    fc.assert(
      fc.property(billed, cuts, (shares, amounts) => {
        const deducted: DepositShare[] = [];
        for (const amount of amounts) {
          const open = remaining(shares, deducted);
          const wanted = BigInt(amount) < totalOf(open) ? BigInt(amount) : totalOf(open);
          const part = partOf(open, wanted);
          expect(totalOf(part)).toBe(wanted);
          deducted.push(...part);
        }
        const rest = remaining(shares, deducted);
        deducted.push(...partOf(rest, totalOf(rest)));
        for (const { vatKey, net, vat } of shares) {
          const same = deducted.filter((one) => one.vatKey === vatKey);
          expect([
            sumFixed(
              same.map((one) => one.net),
              2,
            ),
            sumFixed(
              same.map((one) => one.vat),
              2,
            ),
          ]).toEqual([net, vat]);
        }
        expect(totalOf(remaining(shares, deducted))).toBe(0n);
      }),
    );
  });
});
