import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { machineTimeChanged } from '@jahrring/contracts-timber';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { aMom, anFpr } from '../formats/stanford/test/other-messages';
import { aLot, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/machine-files`;
const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'timber');
const itSamples = existsSync(samples) ? it : it.skip;

describe('files of forwarders and of machines’ times', () => {
  let app: TestService;
  let admin: TestClient;
  beforeEach(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
  });
  afterEach(() => app.close());

  const result = async (id: string) => {
    await app.runJob('kit.work');
    return (await admin.get(`${timberUrl}/long-work/${id}`)).body;
  };
  const upload = async (name: string, content: string | Buffer) => {
    const { body } = await admin.post(url, undefined, { file: { name, content: Buffer.from(content) } });
    return (await result(body.id)).result.files[0];
  };
  const view = async (id: string) => (await admin.get(`${url}/${id}`)).body;
  const takeOver = async (id: string) => {
    const { body, status } = await admin.post(`${url}/${id}/writing`, { sites: [] });
    expect(status).toBe(201);
    await result(body.id);
    return view(id);
  };
  const take = async (name: string, content: string | Buffer) => takeOver((await upload(name, content)).id);
  const map = async (...names: string[]) => {
    const product = { skip: false, assortment: 'L1', woodType: 'short', quality: null };
    const products = names.map((name) => ({ ...product, name }));
    expect((await admin.put(`${url}/mappings`, { species: [], products })).status).toBe(200);
  };

  describe('what was forwarded', () => {
    const forwarding = async (lot: string) => (await admin.get(`${timberUrl}/lots/${lot}/forwarding`)).body;

    it('is told by place and assortment, each load once by whatever file it comes', async () => {
      const { id } = await upload('a.fpr', anFpr());
      expect(await view(id)).toMatchObject({
        ...{ kind: 'fpr', loads: 3, volume: '30.000', state: 'read' },
        products: [{ name: 'L1 Säge', logs: 3, volume: '30.000' }],
        sites: [{ name: 'Hinterwald', stems: 3 }],
      });
      expect((await admin.post(`${url}/${id}/writing`, { sites: [] })).body.code).toBe(
        'MACHINE_FILE_UNMAPPED',
      );
      await map('L1 Säge');
      expect(await takeOver(id)).toMatchObject({ state: 'written', written: 3, known: 0, skipped: 0 });
      const [origin] = (await admin.get(`${timberUrl}/origins`)).body.items;
      const group = {
        ...{ originTitle: 'Hinterwald', location: 'Holzplatz Ost', product: 'L1 Säge', assortment: 'L1' },
        ...{ loads: 3, volume: '30.000', from: '2026-03-02', until: '2026-03-04', latitude: 46.8675 },
      };
      expect((await admin.get(`${timberUrl}/origins/${origin.id}/forwarding`)).body).toMatchObject({
        ...{ stems: 0, harvested: '0.000', forwarded: '30.000', groups: [group] },
      });
      expect((await upload('again.fpr', anFpr())).known).toBe(true);
      // Another vendor's prefix, and two of the loads again.
      expect(await take('b.fpr', anFpr({ from: 2, loads: 4, prefix: 'sf' }))).toMatchObject({
        ...{ written: 2, known: 2 },
      });
      expect((await admin.get(`${timberUrl}/origins/${origin.id}/forwarding`)).body.forwarded).toBe('50.000');
    });

    it('lies in a lot, goes along where lots are merged, and stays where its file is taken back', async () => {
      await map('L1 Säge');
      const { id } = await take('a.fpr', anFpr());
      const lot = (await admin.post(`${timberUrl}/lots`, aLot())).body;
      const [free] = (await forwarding(lot.id)).free;
      const { originId, location, product } = free;
      const groups = [{ originId, location, product }];
      const put = `${timberUrl}/lots/${lot.id}/forwarding`;
      expect((await admin.post(put, { groups })).body).toMatchObject({ volume: '30.000', free: [] });
      expect((await admin.post(put, { groups })).body).toMatchObject({ volume: '30.000', free: [] });
      expect((await admin.post(`${url}/${id}/undoing`)).body.code).toBe('MACHINE_FILE_IN_LOTS');
      const target = (await admin.post(`${timberUrl}/lots`, aLot())).body;
      await admin.post(
        `${timberUrl}/lots/${target.id}/merge`,
        { lots: [{ id: lot.id, version: lot.version }] },
        { ifMatch: target.version },
      );
      expect(await forwarding(target.id)).toMatchObject({ volume: '30.000' });
      const removal = `${timberUrl}/lots/${target.id}/forwarding/removal`;
      expect((await admin.post(removal, { groups })).body).toMatchObject({ volume: '0.000' });
      expect((await admin.post(`${url}/${id}/undoing`)).body).toMatchObject({ state: 'read', written: 0 });
      expect((await forwarding(target.id)).free).toEqual([]);
    });

    itSamples('by a Ponsse is read as it stands', async () => {
      const name = 'FPR_V0301_PonsseOpti4G_04761.fpr';
      const { id } = await upload(name, readFileSync(path.join(samples, name)));
      const { products, volume } = await view(id);
      await map(...products.map((product: { name: string }) => product.name));
      const { written, skipped } = await takeOver(id);
      expect(written).toBeGreaterThan(10);
      expect(skipped).toBe(0);
      const [origin] = (await admin.get(`${timberUrl}/origins`)).body.items;
      expect((await admin.get(`${timberUrl}/origins/${origin.id}/forwarding`)).body.forwarded).toBe(volume);
    });
  });

  describe('machines’ times', () => {
    const told = async () => (await app.events(machineTimeChanged.name)).map(({ payload }) => payload);
    const day = [
      { from: '07:00', until: '12:00', fuel: 60 },
      { from: '13:00', until: '17:00', fuel: 40, down: 30 },
    ];

    it('are told as sums of an operator’s day', async () => {
      expect(await take('a.mom', aMom(day, { engineMinutes: 60_000 }))).toMatchObject({ written: 2 });
      expect(await told()).toEqual([
        expect.objectContaining({
          ...{ machineKey: 'machine-1', machineName: 'Ponsse Elk', operatorName: 'Max Muster' },
          ...{ siteName: 'Hinterwald', workDate: '2026-03-03', startedAt: '2026-03-03T06:00:00.000Z' },
          ...{ endedAt: '2026-03-03T16:00:00.000Z', engineHours: '8.500', workHours: '8.500' },
          ...{ downHours: '0.500', fuelLitres: '100.000', counter: '1000.000', deleted: false },
        }),
      ]);
    });

    it('of overlapping files count once: the same stretch, a longer one, and single spans within it', async () => {
      await take('morning.mom', aMom(day.slice(0, 1)));
      await take('single.mom', aMom([{ from: '07:00', until: '07:40', fuel: 5 }], { combined: false }));
      await take('day.mom', aMom(day, { prefix: 'x' }));
      await take('later.mom', aMom([...day, { from: '17:30', until: '18:00', fuel: 5 }]));
      const all = await told();
      expect(all.map(({ engineHours, fuelLitres }) => [engineHours, fuelLitres])).toEqual([
        ['5.000', '60.000'],
        ['8.500', '100.000'],
        ['9.000', '105.000'],
      ]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    });

    it('are taken back as one with their file', async () => {
      const { id } = await take('a.mom', aMom(day));
      expect((await admin.post(`${url}/${id}/undoing`)).body).toMatchObject({ state: 'read' });
      expect((await told()).at(-1)).toMatchObject({ deleted: true });
      await takeOver(id);
      expect((await told()).at(-1)).toMatchObject({ deleted: false, engineHours: '8.500' });
    });

    itSamples.each([
      'MOM_V0301_Forv_cmwt_MaxiX_03_12.mom',
      'MOM_V0301_Forw_imwt_Opti4G_04_750.mom',
      'MOM_V0303_Forw_cmwt_MaxiXT_01_07_20220502.mom',
    ])('of %s come to the sums of the file', async (name) => {
      const { engineHours, fuelLitres, written } = await take(name, readFileSync(path.join(samples, name)));
      expect(written).toBeGreaterThan(0);
      const days = await told();
      const sum = (of: 'engineHours' | 'fuelLitres') =>
        days.reduce((total, payload) => total + Number(payload[of]), 0);
      expect(sum('engineHours')).toBeCloseTo(Number(engineHours), 1);
      expect(sum('fuelLitres')).toBeCloseTo(Number(fuelLitres), 1);
      const again = Buffer.concat([readFileSync(path.join(samples, name)), Buffer.from('\n')]);
      await take('again.mom', again);
      expect(await told()).toEqual(days);
    });
  });

  it.each([
    ['fpr', anFpr()],
    ['mom', aMom([{ from: '07:00', until: '12:00' }])],
  ])('of kind %s that are cut off say where and leave nothing', async (kind, content) => {
    const cut = content.slice(0, content.length - 60);
    expect(await upload(`cut.${kind}`, cut)).toMatchObject({ id: null, problem: { fault: 'cutOff' } });
    expect((await admin.get(url)).body.items).toEqual([]);
  });
});
