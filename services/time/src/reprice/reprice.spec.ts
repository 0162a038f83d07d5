import { standInCaller, InMemory, noDatabase, openOutbox, refusal } from '@jahrring/testing/memory';
import type { RequestContext } from '@jahrring/service-kit';
import { freshEntry, type EntryReader } from '../entry';
import type { EntryEntity, EntryRepository } from '../entry-record';
import type { EmployeeRefRepository, ObjectRefRepository } from '../reference';
import type { OwnRate, RateCategoryRefRepository, TimeRateRepository } from '../rate';
import type { SurchargeService } from '../surcharge';
import { RepriceService } from './reprice.service';

const rate = (price: string, change: Partial<OwnRate> = {}): OwnRate => ({
  ...{ projectId: null, employeeId: null, objectId: null, validFrom: '2026-01-01', price },
  ...change,
});
const anEntry = (id: string, change: Partial<EntryEntity> = {}): Partial<EntryEntity> => ({
  ...freshEntry,
  ...{ id, employeeId: 'anna', projectId: 'wood', activityId: null, kind: 'hours', workDate: '2026-11-18' },
  ...{ startAt: null, endAt: null, seconds: 7200, breakSeconds: 0, unitPrice: '60.0000', priceSource: 'licence', billable: true },
  ...change,
}); // oxfmt-ignore

function repricing(entries: Partial<EntryEntity>[], rates: OwnRate[], locked: string[] = []) {
  const rows = Object.assign(new InMemory<EntryEntity>(entries), { unbilled: async () => rows.all() });
  const { outbox, told } = openOutbox();
  const service = new RepriceService(
    noDatabase,
    rows as unknown as EntryRepository,
    { mapper: async () => ({ toView: ({ id }: EntryEntity) => ({ locked: locked.includes(id) }) }) } as unknown as EntryReader,
    { forProjects: async () => rates } as unknown as TimeRateRepository,
    { ofPeople: async () => new Map() } as unknown as RateCategoryRefRepository,
    new InMemory([{ id: 'mileage', kind: 'expenses', unit: 'km', price: '0.75', prices: [], vatRateKey: 'standard' }] as object[]) as unknown as ObjectRefRepository,
    { lock: async () => undefined } as unknown as EmployeeRefRepository,
    { follow: async () => undefined } as unknown as SurchargeService,
    outbox,
  );
  const ctx: RequestContext = standInCaller({ withoutTransaction: () => ctx });
  const input = { from: '2026-01-01' } as never;
  return {
    ...{ rows, told },
    preview: () => service.preview(ctx, input),
    apply: (count: number) => service.apply(ctx, { from: '2026-01-01', count } as never),
  };
} // oxfmt-ignore

describe('new prices of recorded entries', () => {
  it('are shown before they are written: how many, and what they came and come to', async () => {
    const { preview } = repricing([anEntry('a'), anEntry('b', { seconds: 3600 })], [rate('66')]);
    expect(await preview()).toEqual({ count: 2, locked: 0, before: '180.00', after: '198.00' });
  });

  it('leave alone what is locked, confirmed or handed over, and what costs the same', async () => {
    const at = new Date();
    const entries = [anEntry('a'), anEntry('b', { confirmedAt: at }), anEntry('c', { exportedAt: at }), anEntry('d', { unitPrice: '66.0000' }), anEntry('e')];
    const { preview, apply, rows } = repricing(entries, [rate('66')], ['e']);
    expect(await preview()).toMatchObject({ count: 1, locked: 3 });
    await apply(1);
    expect(rows.all().map(({ unitPrice }) => unitPrice)).toEqual(['66.0000', '60.0000', '60.0000', '66.0000', '60.0000']);
  }); // oxfmt-ignore

  it('are refused where they are no longer what was shown', async () => {
    const { apply, rows } = repricing([anEntry('a'), anEntry('b')], [rate('66')]);
    expect(await refusal(() => apply(1))).toBe('REPRICE_CHANGED');
    expect(rows.all().map(({ version }) => version)).toEqual([1, 1]);
  });

  it('make the amount of an expense anew, unless somebody has typed it', async () => {
    const drive = { kind: 'expenses', objectId: 'mileage', quantity: '30.000', unit: 'km', seconds: 0, unitPrice: '0.7000' } as const;
    const { preview, apply, rows, told } = repricing([anEntry('a', { ...drive, amount: '21.00' }), anEntry('b', { ...drive, amount: '25.00' })], []);
    expect(await preview()).toMatchObject({ count: 2, before: '46.00', after: '47.50' });
    await apply(2);
    expect(rows.all().map(({ unitPrice, amount }) => [unitPrice, amount])).toEqual([['0.7500', '22.50'], ['0.7500', '25.00']]);
    expect(told.map(({ payload }) => (payload as { amount: string }).amount)).toEqual(['22.50', '25.00']);
  }); // oxfmt-ignore

  it('are those of the day of the work', async () => {
    const rates = [rate('66'), rate('70', { validFrom: '2026-11-19' })];
    const { apply, rows } = repricing([anEntry('a'), anEntry('b', { workDate: '2026-11-19' })], rates);
    await apply(2);
    expect(rows.all().map(({ unitPrice }) => unitPrice)).toEqual(['66.0000', '70.0000']);
  });
});
