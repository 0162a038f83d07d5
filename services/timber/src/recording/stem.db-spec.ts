import { newId } from '@jahrring/contracts-common';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { aLot, aStem, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/stems`;

describe('stems', () => {
  let app: TestService;
  let admin: TestClient;
  let worker: TestClient;

  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
    worker = app.as('employee');
  });
  afterAll(() => app.close());

  it('are measured by the licence’s rule: crosswise, less bark, by Huber', async () => {
    const { status, body } = await worker.post(url, aStem());
    expect(status).toBe(201);
    // 42 and 42 cm over bark, 2 cm of bark, 4 m.
    expect(body).toMatchObject({
      barkCm: 2,
      diameterCm: 40,
      thicknessClass: '4',
      volume: '0.500',
      canChange: true,
    });
  });

  it('are kept once, however often the device sends them', async () => {
    const stem = aStem();
    const key = `offline-${newId()}`;
    const [first, second] = [await worker.post(url, stem, { key }), await worker.post(url, stem, { key })];
    expect(second.body).toEqual(first.body);
    expect(first.body.id).toBe(stem.id);
  });

  it('are counted anew as they change, go and come back', async () => {
    const { body: lot } = await admin.post(`${timberUrl}/lots`, aLot());
    const { body: stem } = await admin.post(url, aStem({ lotId: lot.id }));
    const volume = async () => (await admin.get(`${timberUrl}/lots/${lot.id}`)).body.volume;
    expect(await volume()).toBe('0.500');
    const longer = await admin.patch(`${url}/${stem.id}`, { lengthCm: 800 }, { ifMatch: 1 });
    expect(longer.body).toMatchObject({ volume: '1.010', barkCm: 2 });
    expect(await volume()).toBe('1.010');
    await admin.delete(`${url}/${stem.id}`, { ifMatch: 2 });
    expect(await volume()).toBe('0.000');
    await admin.post(`${url}/${stem.id}/restore`);
    expect(await volume()).toBe('1.010');
  });

  it('are put into a lot and taken out again', async () => {
    const [first, second] = [aStem(), aStem({ title: '2' })];
    for (const stem of [first, second]) await admin.post(url, stem);
    const lot = (await admin.post(`${timberUrl}/lots`, aLot())).body;
    const stemIds = [first.id, second.id];
    const moved = await admin.post(`${url}/move`, { stemIds, lotId: lot.id });
    expect(moved.body).toEqual({ moved: 2 });
    expect((await admin.get(`${timberUrl}/lots/${lot.id}`)).body).toMatchObject({
      stemCount: 2,
      volume: '1.000',
    });
    await admin.post(`${url}/move`, { stemIds: [first.id], lotId: null });
    expect((await admin.get(`${timberUrl}/lots/${lot.id}`)).body.stemCount).toBe(1);
    expect((await admin.get(`${url}?filter[free]=true&search=1&pageSize=500`)).body.total).toBeGreaterThan(0);
  });

  it('of others are changed by those who keep the timber alone', async () => {
    const { body } = await admin.post(url, aStem());
    const refused = await worker.patch(`${url}/${body.id}`, { note: 'x' }, { ifMatch: 1 });
    expect(refused.body.code).toBe('TIMBER_RECORD_NOT_YOURS');
    expect((await worker.get(`${url}/${body.id}`)).body.canChange).toBe(false);
  });

  it('name the wrong field', async () => {
    const { status, body } = await admin.post(url, aStem({ lengthCm: 0, species: 'palm' }));
    expect(status).toBe(422);
    expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(['lengthCm', 'species']);
  });
});
