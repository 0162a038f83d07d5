import { newId } from '@jahrring/contracts-common';
import {
  lotChanged,
  toThousandths,
  type LotChanged,
  type LotSums,
  type LotView,
} from '@jahrring/contracts-timber';
import { addressChanged } from '@jahrring/contracts-addresses';
import fc from 'fast-check';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { aLot, aStem, timberUrl } from '../testing/some-timber';
import { LotService } from './lot.service';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/lots`;

describe('lots', () => {
  let app: TestService;
  let admin: TestClient;
  const buyerId = newId();

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
    const buyer = { id: buyerId, name: 'Säge AG', zip: '3400', city: 'Burgdorf', country: 'CH' as const };
    await app.deliver(addressChanged, { ...buyer, external: false, deleted: false });
  });
  afterAll(() => app.close());

  const create = async (other: Record<string, unknown> = {}): Promise<LotView> => {
    const { status, body } = await admin.post(url, aLot(other));
    expect(status).toBe(201);
    return body;
  };
  const withStems = async (count: number): Promise<{ lot: LotView; stemIds: string[] }> => {
    const { id } = await create({ title: `Los ${newId()}` });
    const stemIds: string[] = [];
    for (let number = 1; number <= count; number++) {
      const stem = aStem({ lotId: id, title: String(number), firstMm: 300 + number * 7, secondMm: null });
      expect((await admin.post(`${timberUrl}/stems`, stem)).status).toBe(201);
      stemIds.push(stem.id);
    }
    return { lot: (await admin.get(`${url}/${id}`)).body, stemIds };
  };
  const stemsOf = async (id: string): Promise<{ id: string; volume: string }[]> =>
    (await admin.get(`${timberUrl}/stems?filter[lotId]=${id}&pageSize=all`)).body.items;

  it('are numbered one after the other and told to the others', async () => {
    const [first, second] = [await create(), await create({ title: 'Zweites' })];
    expect(Number(second.number)).toBe(Number(first.number) + 1);
    const events = await app.events(lotChanged.name);
    expect(events.at(-1)?.payload).toMatchObject({ id: second.id, state: 'measured', volume: '0.000' });
  });

  it('count their stems, to the thousandth', async () => {
    const { lot } = await withStems(5);
    const stems = await stemsOf(lot.id);
    expect(lot.stemCount).toBe(5);
    expect(toThousandths(lot.volume)).toBe(stems.reduce((sum, { volume }) => sum + toThousandths(volume), 0));
    const { body } = await admin.get(`${url}/${lot.id}/sums`);
    expect(body.volume).toBe(lot.volume);
  });

  it('tell what lies in them by assortment and class, as their page has it, and a resync tells the same', async () => {
    const { lot } = await withStems(5);
    const prices = [{ assortment: 'L1', thicknessClass: null, quality: null, price: '98.50' }];
    const sale = { buyerId, prices };
    await admin.put(`${url}/${lot.id}/sale`, sale, { ifMatch: lot.version });
    const { items } = (await admin.get(`${url}/${lot.id}/sums`)).body as LotSums;
    const expected = items.map(({ price: _price, ...item }) => item);
    expect(expected.length).toBeGreaterThan(1);
    expect((await app.events(lotChanged.name)).at(-1)?.payload).toMatchObject({
      id: lot.id,
      items: expected,
    });
    const again: LotChanged[] = [];
    for await (const page of app.service.get(LotService).all(app.ctx()))
      again.push(...page.map(({ payload }) => payload));
    expect(again.find(({ id }) => id === lot.id)?.items).toEqual(expected);
  });

  it('are split and merged without losing a log', async () => {
    const { lot, stemIds } = await withStems(6);
    const path = `${url}/${lot.id}`;
    const split = await admin.post(
      `${path}/split`,
      { title: 'Teil', stemIds: stemIds.slice(0, 2) },
      { ifMatch: lot.version },
    );
    expect(split.status).toBe(201);
    const rest: LotView = (await admin.get(path)).body;
    expect([rest.stemCount, split.body.stemCount]).toEqual([4, 2]);
    expect(toThousandths(rest.volume) + toThousandths(split.body.volume)).toBe(toThousandths(lot.volume));
    const merged = await admin.post(
      `${path}/merge`,
      { lots: [{ id: split.body.id, version: split.body.version }] },
      { ifMatch: rest.version },
    );
    expect(merged.body).toMatchObject({ stemCount: 6, volume: lot.volume });
    expect(new Set((await stemsOf(lot.id)).map(({ id }) => id))).toEqual(new Set(stemIds));
    expect((await admin.get(`${url}/${split.body.id}`)).body.deletedAt).not.toBeNull();
    expect((await admin.post(`${url}/${split.body.id}/restore`)).body.code).toBe('LOT_IS_MERGED');
  });

  it('keep every log and the sum, however often they are split and merged', async () => {
    const { lot, stemIds } = await withStems(12);
    const living = async (): Promise<LotView[]> => {
      const { items } = (await admin.get(`${url}?filter[title]=${lot.title}&pageSize=all`)).body;
      return items.filter(({ title }: LotView) => title === lot.title);
    };
    const step = fc.record({ merges: fc.boolean(), one: fc.nat(), other: fc.nat(), taken: fc.nat(0xfff) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        for (const { merges, one, other, taken } of steps) {
          const lots = await living();
          const from = lots[one % lots.length];
          const into = lots[other % lots.length];
          if (!from || !into) throw new Error('There is no lot left');
          if (merges && from.id !== into.id) {
            const lots = [{ id: from.id, version: from.version }];
            const answer = await admin.post(`${url}/${into.id}/merge`, { lots }, { ifMatch: into.version });
            expect(answer.status).toBe(200);
          } else if (!merges) {
            const held = await stemsOf(from.id);
            const part = held.filter((_, index) => (taken >> index) % 2 === 1).map(({ id }) => id);
            if (part.length === 0 || part.length === held.length) continue;
            const body = { title: lot.title, stemIds: part };
            const answer = await admin.post(`${url}/${from.id}/split`, body, { ifMatch: from.version });
            expect(answer.status).toBe(201);
          }
        }
        const lots = await living();
        const held = (await Promise.all(lots.map(({ id }) => stemsOf(id)))).flat();
        expect(held.map(({ id }) => id).sort()).toEqual([...stemIds].sort());
        const thousandths = lots.reduce((sum, { volume }) => sum + toThousandths(volume), 0);
        expect(thousandths).toBe(toThousandths(lot.volume));
        expect(lots.reduce((sum, { stemCount }) => sum + stemCount, 0)).toBe(stemIds.length);
      }),
      { numRuns: 12 },
    );
  });

  it('keep what an estimated volume is when it is split', async () => {
    const estimated = {
      kind: 'estimated',
      species: 'bu',
      assortment: 'EH',
      quantity: '20.001',
      unit: 'stacked',
    };
    const lot = await create(estimated);
    expect(lot.volume).toBe('14.287');
    const path = `${url}/${lot.id}/split`;
    const tooMuch = await admin.post(path, { title: 'Teil', quantity: '20.001' }, { ifMatch: 1 });
    expect(tooMuch.body.code).toBe('LOT_PART_TOO_LARGE');
    const { body } = await admin.post(path, { title: 'Teil', quantity: '7.5' }, { ifMatch: 1 });
    expect(body.quantity).toBe('7.500');
    expect((await admin.get(`${url}/${lot.id}`)).body.quantity).toBe('12.501');
  });

  it('refuse a part that is no part', async () => {
    const { lot, stemIds } = await withStems(2);
    const other = await withStems(1);
    const split = (ids: string[]) =>
      admin.post(`${url}/${lot.id}/split`, { title: 'Teil', stemIds: ids }, { ifMatch: lot.version });
    expect((await split(stemIds)).body.code).toBe('LOT_PART_TOO_LARGE');
    expect((await split(other.stemIds)).body.code).toBe('STEM_NOT_IN_LOT');
    expect((await stemsOf(other.lot.id)).length).toBe(1);
  });

  it('go from state to state, and are sold to somebody', async () => {
    const { lot } = await withStems(1);
    const to = async (state: string, version: number) =>
      admin.post(`${url}/${lot.id}/state`, { state }, { ifMatch: version });
    expect((await to('removed', lot.version)).body.code).toBe('LOT_STATE_NOT_NEXT');
    expect((await to('sold', lot.version)).body.code).toBe('LOT_WITHOUT_BUYER');
    const prices = [{ assortment: 'L1', thicknessClass: null, quality: null, price: '98.5' }];
    const sale = await admin.put(`${url}/${lot.id}/sale`, { buyerId, prices }, { ifMatch: lot.version });
    const value = ((toThousandths(lot.volume) * 98.5) / 1000).toFixed(2);
    expect(sale.body).toMatchObject({ buyerName: 'Säge AG', value });
    const sold = await to('sold', sale.body.version);
    expect(sold.body.state).toBe('sold');
    const stem = await admin.post(`${timberUrl}/stems`, aStem({ lotId: lot.id }));
    expect(stem.body.code).toBe('LOT_IS_SOLD');
    expect((await admin.delete(`${url}/${lot.id}`, { ifMatch: sold.body.version })).status).toBe(409);
  });

  it('hide prices from who does not sell', async () => {
    const { lot } = await withStems(1);
    const prices = [{ assortment: 'L1', thicknessClass: null, quality: null, price: '98.5' }];
    await admin.put(`${url}/${lot.id}/sale`, { buyerId, prices }, { ifMatch: lot.version });
    const { body } = await app.as('employee').get(`${url}/${lot.id}`);
    expect(body).toMatchObject({ prices: [], value: null, nextStates: [] });
    const sums = await app.as('employee').get(`${url}/${lot.id}/sums`);
    expect(sums.body).toMatchObject({ value: null, items: [{ price: null, value: null }] });
  });

  it('are found by their number, name and place, and leave as files', async () => {
    const title = 'Sägemeister';
    const { id, number } = await create({ title, place: 'Oberholz' });
    const found = await admin.get(`${timberUrl}/search?q=sagemeister`);
    expect(found.body.items).toEqual([
      { id, title: `${number} ${title}`, subtitle: 'Oberholz', path: `/timber/lots/${id}` },
    ]);
    await admin.post(`${timberUrl}/stems`, aStem({ lotId: id, title: '17' }));
    const lots = await admin.get(`${url}/export/csv?search=${number}`);
    expect(lots.text).toContain(title);
    const stems = await admin.get(`${timberUrl}/stems/export/csv?filter[lotId]=${id}`);
    expect(stems.text).toMatch(new RegExp(`${number};"?17"?;.*0.500`));
  });

  it('of another licence do not exist', async () => {
    const { id } = await create();
    const stranger = app.as('admin', { licence: 'other' });
    expect((await stranger.get(`${url}/${id}`)).status).toBe(404);
    expect((await stranger.post(`${timberUrl}/stems`, aStem({ lotId: id }))).status).toBe(422);
  });
});
