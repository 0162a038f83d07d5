import { documentLimits, documentTypes, sumFixed } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import fc from 'fast-check';
import type { DocumentEntity, PositionEntity, PositionRepository } from '../record';
import { aFrame, aStoredPosition } from '../test/a-stored-position';
import { aParty } from '../test/a-snapshot';
import { atPlace, postalKindOf } from './parties';
import { refuseTooMany, splitByLimit } from './position-limit';
import { shareByProject } from './share-by-project';

const most = documentLimits.positions;
const positionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => aStoredPosition({ id: `p${index}` }));

describe('the number of positions of a document', () => {
  it('is limited, whatever kind of document it is', () => {
    for (const type of documentTypes.filter((one) => one !== 'bill_correction')) {
      expect(() => refuseTooMany({ type }, positionsOf(most))).not.toThrow();
      expect(() => refuseTooMany({ type }, positionsOf(most + 1))).toThrow(
        expect.objectContaining({
          code: 'DOCUMENT_TOO_MANY_POSITIONS',
          params: { found: most + 1, max: most },
        }),
      );
    }
  });

  it('counts neither deposits nor what a last part carries', () => {
    const carried = { vatKey: 'standard' as const, rate: '8.1', net: '0.01', vat: '0.00' };
    const more = [aFrame({ kind: 'deposit' }), aFrame({ kind: 'surcharge', allocations: [carried] })];
    expect(() => refuseTooMany({ type: 'bill' }, [...positionsOf(most), ...more])).not.toThrow();
  });

  it('of a correction is that of its bill, which may be older than the limit', () => {
    expect(() => refuseTooMany({ type: 'bill_correction' }, positionsOf(most + 50))).not.toThrow();
  });

  it('makes several bills of more entries than one bill holds; every entry goes with its position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: most * 3 }), (count) => {
        const positions = positionsOf(count);
        const claims = positions.map(({ id }) => ({
          kind: 'time' as const,
          id: `e-${id}`,
          version: 1,
          positionId: id,
        }));
        const parts = splitByLimit({ positions, claims });
        expect(parts.flatMap((part) => part.positions)).toEqual(positions);
        expect(parts.flatMap((part) => part.claims)).toEqual(claims);
        for (const part of parts) {
          const own = new Set(part.positions.map(({ id }) => id));
          expect(part.positions.length).toBeLessThanOrEqual(most);
          expect(part.claims.every(({ positionId }) => own.has(positionId ?? ''))).toBe(true);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('where a document goes', () => {
  it.each([
    ['bill', 'billing'],
    ['bill_correction', 'billing'],
    ['delivery_note', 'delivery'],
    ['offer', null],
    ['order_confirmation', null],
    ['letter', null],
  ] as const)('a %s goes to the %s address', (type, kind) => {
    expect(postalKindOf(type)).toBe(kind);
  });

  it('another place keeps the customer’s numbers and ways to be reached', () => {
    const party = aParty({
      customerNumber: 'K-7',
      vatNumber: 'CHE-1',
      email: 'a@b.test',
      supplement: 'Zentrale',
    });
    const place = {
      ...{ name: null, supplement: null, street: 'Werkweg', houseNumber: '2', zip: '3400', city: 'Burgdorf' },
      country: 'CH',
    };
    const moved = atPlace(party, place as Parameters<typeof atPlace>[1]);
    expect(moved).toMatchObject({
      ...{ name: party.name, supplement: null, street: 'Werkweg', city: 'Burgdorf' },
      ...{ customerNumber: 'K-7', vatNumber: 'CHE-1', email: 'a@b.test' },
    });
    expect(atPlace(party, { ...place, name: 'Lager' } as Parameters<typeof atPlace>[1]).name).toBe('Lager');
  });
});

describe('what of a collective bill belongs to which project', () => {
  const share = (positions: PositionEntity[], document: Partial<DocumentEntity> = {}) =>
    shareByProject(
      {} as RequestContext,
      { ofDocument: () => Promise.resolve(positions) } as unknown as PositionRepository,
      { id: 'd1', billKind: 'collective', net: '1000.00', ...document } as DocumentEntity,
    );
  const line = (projectId: string | null, quantity: string, change = {}) =>
    aStoredPosition({ projectId, quantity, unitPrice: '1.0000', ...change });

  it('is its lines’ share of the net amount, discounts of the bill taken along', async () => {
    expect(await share([line('a', '300'), line('b', '600'), line('a', '300')])).toEqual([
      { projectId: 'a', net: '500.00' },
      { projectId: 'b', net: '500.00' },
    ]);
  });

  it('counts no optional line, no part of another, and none without project', async () => {
    const lines = [
      ...[line('a', '100'), line('b', '900', { optional: true }), line('b', '900', { isPart: true })],
      ...[line(null, '900'), aFrame({ kind: 'text', projectId: 'c' })],
    ];
    expect(await share(lines)).toEqual([{ projectId: 'a', net: '1000.00' }]);
  });

  it('is told of no other kind of bill, and of no draft', async () => {
    expect(await share([line('a', '1')], { billKind: 'standard' })).toEqual([]);
    expect(await share([line('a', '1')], { net: null })).toEqual([]);
  });

  it('is the whole net amount, whatever the lines are', async () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(quantities, fc.integer({ min: 0, max: 9_999_999 }), async (drawn, cents) => {
        const net = (cents / 100).toFixed(2);
        const lines = drawn.map((value, index) => line(`project ${index % 3}`, (value / 1000).toFixed(3)));
        const shares = await share(lines, { net });
        expect(sumFixed(shares.map((one) => one.net), 2)).toBe(net); // oxfmt-ignore
      }),
      { numRuns: 60 },
    );
  });
});
