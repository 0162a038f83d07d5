import type { PositionInput } from '@jahrring/contracts-documents';
import { aFrame, aStoredPosition } from '../test/a-stored-position';
import { mergePositions } from './merge-positions';

const sent = (change: Partial<PositionInput> = {}): PositionInput => ({
  ...{ kind: 'item', text: 'Holzen', quantity: '10', unit: 'hour', unitPrice: '72', vatKey: 'standard' },
  ...change,
});
const known = [
  aStoredPosition({
    id: 'a',
    workDate: '2026-11-03',
    sourcePositionId: 's1',
    sourceDocumentId: 'offer',
    projectId: 'p',
  }),
  aStoredPosition({ id: 'b' }),
];

describe('lines that are saved over those that are there', () => {
  it('keep their ids, and with them the entries they bill and the line they come from', () => {
    const { positions, removed } = mergePositions(known, [sent({ id: 'b' }), sent({ id: 'a', text: 'Neu' })]);
    expect(positions.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(positions[1]).toMatchObject({
      ...{
        text: 'Neu',
        workDate: '2026-11-03',
        sourcePositionId: 's1',
        sourceDocumentId: 'offer',
        projectId: 'p',
      },
    });
    expect([...removed]).toEqual([]);
  });

  it('that are not sent any more are gone', () => {
    expect([...mergePositions(known, [sent({ id: 'b' })]).removed]).toEqual(['a']);
  });

  it('sent twice are a line and a new one: the entries are billed once', () => {
    const { positions } = mergePositions(known, [sent({ id: 'a' }), sent({ id: 'a' })]);
    expect(positions[0]).toMatchObject({ id: 'a', sourcePositionId: 's1' });
    expect(positions[1]?.id).not.toBe('a');
    expect(positions[1]).toMatchObject({ sourcePositionId: null, sourceDocumentId: null });
  });

  it('of an id that is none of the document are new lines', () => {
    const [position] = mergePositions(known, [sent({ id: 'elsewhere' })]).positions;
    expect(position?.id).not.toBe('elsewhere');
  });

  it('keep the day of work unless another one, or none, is sent', () => {
    const days = (workDate: string | null | undefined) =>
      mergePositions(known, [sent({ id: 'a', workDate })]).positions[0]?.workDate;
    expect([days(undefined), days(null), days('2026-11-09')]).toEqual(['2026-11-03', null, '2026-11-09']);
  });

  it('have no figures where they are only words, whatever was sent', () => {
    const [position] = mergePositions(
      [],
      [sent({ kind: 'text', discountPercent: '5', objectId: 'o1' })],
    ).positions;
    expect(position).toMatchObject({
      ...{ quantity: null, unit: null, unitPrice: null, vatKey: null, discountPercent: null, objectId: null },
    });
  });

  it('that deduct have a discount and its VAT, but no quantity or price', () => {
    const [position] = mergePositions([], [sent({ kind: 'discount', discountAmount: '20.00' })]).positions;
    expect(position).toMatchObject({
      discountAmount: '20.00',
      vatKey: 'standard',
      quantity: null,
      unitPrice: null,
    });
  });
});

describe('a line that carries amounts by rate', () => {
  const allocations = [{ vatKey: 'standard' as const, rate: '8.1', net: '-0.02', vat: '0.00' }];
  const carried = aFrame({ id: 'c', kind: 'discount', discountAmount: '0.02', allocations });
  const after = (change: Partial<PositionInput>) =>
    mergePositions([carried], [{ kind: 'discount', text: '', id: 'c', discountAmount: '0.02', ...change }])
      .positions[0]?.allocations;

  it('keeps them while its amount is what it was, however that is written', () => {
    expect(after({})).toEqual(allocations);
    expect(after({ discountAmount: '0.020', text: 'Rundung' })).toEqual(allocations);
  });

  it.each<[string, Partial<PositionInput>]>([
    ['its amount', { discountAmount: '0.03' }],
    ['its kind', { kind: 'surcharge', surchargeAmount: '0.02', discountAmount: null }],
    ['a surcharge beside it', { surchargeAmount: '1.00' }],
  ])('is a line like any other once somebody has changed %s', (_what, change) => {
    expect(after(change)).toBeNull();
  });
});
