import { employeeChanged } from '@jahrring/contracts-admin';
import type { SiteList } from '@jahrring/contracts-planning';
import { projectChanged, type ProjectChanged } from '@jahrring/contracts-projects';
import { startTestService, testId, type TestClient, type TestService } from '@jahrring/testing';
import { planningService } from '../src';

const [ruth, urs] = [testId('ruth'), testId('urs')];
const [forest, road, over, nowhere] = ['forest', 'road', 'over', 'nowhere'].map(testId);
const monday = '2026-12-07';
const week = `?from=${monday}&to=2026-12-13`;
const layersUrl = '/api/planning/rail-layers';

const track = (coordinates: number[][]) => ({
  type: 'Feature',
  properties: {},
  geometry: { type: 'LineString', coordinates },
});
const post = (coordinates: number[], km: number) => ({
  type: 'Feature',
  properties: { km },
  geometry: { type: 'Point', coordinates },
});

describe('the map of sites', () => {
  let app: TestService;
  let admin: TestClient;

  const sites = async (client: TestClient): Promise<SiteList> =>
    (await client.get(`/api/planning/sites${week}`)).body;
  const idsOf = ({ items }: SiteList) => items.map(({ id }) => id);

  beforeAll(async () => {
    app = await startTestService(planningService);
    admin = app.as('admin');
    for (const [id, firstName] of [
      [ruth, 'Ruth'],
      [urs, 'Urs'],
    ] as const) {
      await app.deliver(employeeChanged, {
        ...{ id, userId: testId(`user ${firstName}`), firstName, lastName: 'Gerber' },
        ...{ email: 'x@demo.test', role: 'employee', active: true },
      });
    }
    const place = { latitude: 46.951083, longitude: 7.438632 };
    const project = async (id = '', change: Partial<ProjectChanged>) => {
      const usual = { title: 'Schlag', status: 'PROG', deleted: false, assignedEmployeeIds: [] } as const;
      await app.deliver(projectChanged, { ...usual, id, number: 'P', ...change });
    };
    await project(forest, { ...place, number: 'P1', assignedEmployeeIds: [ruth] });
    await project(road, { ...place, number: 'P2', status: 'CONF' });
    await project(over, { ...place, number: 'P3', status: 'PAID' });
    await project(nowhere, { number: 'P4' });
    for (const [resourceId, projectId] of [
      [ruth, forest],
      [urs, over],
      [urs, nowhere],
    ] as const) {
      const draft = { resourceId, projectId, firstDay: monday, lastDay: monday, share: 50 };
      expect((await admin.post('/api/planning/bookings', draft)).status).toBe(201);
    }
  });
  afterAll(() => app.close());

  it('shows who plans all open projects, with who is there, and those worked on that are over', async () => {
    const found = await sites(admin);
    expect(idsOf(found)).toEqual([forest, road, over]);
    expect(found.items.map(({ bookings }) => bookings.map(({ name }) => name))).toEqual([
      ['Ruth Gerber'],
      [],
      ['Urs Gerber'],
    ]);
    expect(found.placeless).toEqual([{ id: nowhere, number: 'P4', title: 'Schlag' }]);
    const later = await admin.get('/api/planning/sites?from=2026-12-14&to=2026-12-20');
    expect(idsOf(later.body)).toEqual([forest, road]);
  });

  it('shows an employee the projects of their own bookings and those they are on', async () => {
    const found = await sites(app.as('employee', { membershipId: ruth }));
    expect(idsOf(found)).toEqual([forest]);
    expect(idsOf(await sites(app.as('employee', { membershipId: urs })))).toEqual([over]);
  });

  it('reads tracks and posts of a file, shows, removes and restores them', async () => {
    const features = [
      track([
        [2_600_000, 1_200_000],
        [2_601_000, 1_200_500],
      ]),
      post([2_600_000, 1_200_000], 12.4),
    ];
    const file = {
      name: 'gleise.geojson',
      content: JSON.stringify({ type: 'FeatureCollection', features }),
      fields: { title: 'BLS Emmental' },
    };
    const { status, body } = await admin.post(layersUrl, undefined, { file });
    expect(status).toBe(201);
    expect(body).toMatchObject({ title: 'BLS Emmental', system: 'lv95', lineCount: 1, postCount: 1 });
    const employee = app.as('employee', { membershipId: ruth });
    const shapes = (await employee.get(`${layersUrl}/${body.id}/shapes`)).body;
    expect(shapes.posts).toEqual([
      { label: 'km 12.4', latitude: expect.closeTo(46.951083, 5), longitude: expect.closeTo(7.438632, 5) },
    ]);
    expect(shapes.lines).toHaveLength(1);
    expect((await admin.delete(`${layersUrl}/${body.id}`, { ifMatch: body.version })).status).toBe(204);
    expect((await admin.get(layersUrl)).body.items).toEqual([]);
    await admin.post(`${layersUrl}/${body.id}/restore`, {});
    expect((await employee.get(layersUrl)).body.items).toMatchObject([{ title: 'BLS Emmental' }]);
  });

  it('says of a layer that is read with latitude before longitude that it looks so', async () => {
    const read = async (coordinates: number[][]) => {
      const content = JSON.stringify({ type: 'FeatureCollection', features: [track(coordinates)] });
      const file = { name: 'a.geojson', content, fields: { title: 'BLS' } };
      return (await admin.post(layersUrl, undefined, { file })).body;
    };
    const north = [7.44, 46.95];
    const south = [7.5, 46.9];
    expect(await read([north.toReversed(), south.toReversed()])).toMatchObject({ looksSwapped: true });
    expect(await read([north, south])).toMatchObject({ looksSwapped: false });
  });

  it('tells where a file is broken, and which field is missing', async () => {
    const content = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        track([
          [7, 46],
          [200, 46],
        ]),
      ],
    });
    const file = { name: 'a.geojson', content, fields: { title: 'BLS' } };
    const broken = await admin.post(layersUrl, undefined, { file });
    expect([broken.status, broken.body.code]).toEqual([422, 'RAIL_FILE_UNREADABLE']);
    expect(broken.body.params).toMatchObject({
      context: 'position',
      place: 'features[0].geometry.coordinates[1]',
    });
    const untitled = await admin.post(layersUrl, undefined, { file: { ...file, fields: {} } });
    expect(untitled.body.fields).toMatchObject([{ field: 'title' }]);
  });
});
