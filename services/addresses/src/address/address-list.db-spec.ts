import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

const sample = [
  { name: 'Zimmerei Wüthrich', city: 'Bern', zip: '3011', customerNumber: 'K2' },
  { name: 'anliker Forst', city: 'Thun', zip: '3600', customerNumber: 'K1', phone: '034 402 11 22' },
  { name: 'Ärztehaus', city: 'Bern', zip: '3012', kind: 'person' },
  { name: 'Baumpflege 100%_Grün', city: 'Vaduz', zip: '9490', country: 'LI' },
] as const;

describe('the list of addresses', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    admin = app.as('admin');
    for (const change of sample) await admin.post(addressesUrl, anAddress(change));
  });
  afterAll(() => app.close());

  const names = async (query: string) => {
    const { status, body } = await admin.get(`${addressesUrl}?${query}`);
    expect(status).toBe(200);
    return body.items.map(({ name }: { name: string }) => name);
  };

  it.each([
    ['', ['anliker Forst', 'Ärztehaus', 'Baumpflege 100%_Grün', 'Zimmerei Wüthrich']],
    ['sort=-city,zip', ['Baumpflege 100%_Grün', 'anliker Forst', 'Zimmerei Wüthrich', 'Ärztehaus']],
    ['search=BERN', ['Ärztehaus', 'Zimmerei Wüthrich']],
    ['search=wuthrich', ['Zimmerei Wüthrich']],
    ['search=402 11', ['anliker Forst']],
    ['search=034 402 11 22', ['anliker Forst']],
    ['search=0344021122', ['anliker Forst']],
    ['search=%2B41344021122', ['anliker Forst']],
    ['search=bern 3012', ['Ärztehaus']],
    ['search=100%25_', ['Baumpflege 100%_Grün']],
    ['filter[kind]=person', ['Ärztehaus']],
    ['filter[country]=LI,AT', ['Baumpflege 100%_Grün']],
    ['filter[city]=er&filter[zip]=3011', ['Zimmerei Wüthrich']],
    ['filter[external]=true', []],
  ])('answers "%s"', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('pages with a stable order and the total of all pages', async () => {
    const { body } = await admin.get(`${addressesUrl}?pageSize=3&page=2`);
    expect([body.total, body.items.length]).toEqual([4, 1]);
  });

  it('answers all of them at once', async () => {
    const { body } = await admin.get(`${addressesUrl}?pageSize=all`);
    expect([body.total, body.items.length]).toEqual([4, 4]);
  });

  it.each(['page=0', 'pageSize=501', 'sort=notes', 'filter[notes]=x', 'filter[external]=maybe'])(
    'names the parameter that is wrong in "%s"',
    async (query) => {
      const { status, body } = await admin.get(`${addressesUrl}?${query}`);
      expect([status, body.fields[0].in]).toEqual([422, 'query']);
    },
  );

  it('knows the town that most addresses with a postcode have, within the licence and the country', async () => {
    for (const city of ['Ueberstorf', 'Flamatt', 'Flamatt']) {
      await admin.post(addressesUrl, anAddress({ name: `${city} ${Math.random()}`, city, zip: '3175' }));
    }
    const townOf = async (who: TestClient, query: string) =>
      (await who.get(`${addressesUrl}/town?${query}`)).body.city;
    expect(await townOf(admin, 'zip=3175&country=CH')).toBe('Flamatt');
    expect(await townOf(admin, 'zip=3175&country=AT')).toBeNull();
    expect(await townOf(app.as('admin', { licence: 'other' }), 'zip=3175&country=CH')).toBeNull();
    expect((await admin.get(`${addressesUrl}/town?country=CH`)).status).toBe(422);
  });
});
