import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('addresses in the global search', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    admin = app.as('admin');
    const lines = [
      { name: 'Sägerei Lüthi AG', customerNumber: 'K-1204', phone: '034 402 11 22' },
      { name: 'Holz Lüthi & Söhne', customerNumber: 'K-77' },
      { name: 'Gemeinde Trub', customerNumber: 'G-1' },
    ];
    for (const line of lines) await admin.post(addressesUrl, anAddress(line));
    await app.as('admin', { licence: 'other' }).post(addressesUrl, anAddress({ name: 'Lüthi nebenan' }));
  });
  afterAll(() => app.close());

  const titles = async (q: string, client = admin) => {
    const { status, body } = await client.get(`/api/addresses/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return (body.items as { title: string }[]).map((item) => item.title);
  };

  it.each([
    ['a name that begins so', 'sägerei lü', ['Sägerei Lüthi AG']],
    ['a word inside, without its accent', 'luthi', ['Holz Lüthi & Söhne', 'Sägerei Lüthi AG']],
    ['a customer number', 'k-12', ['Sägerei Lüthi AG']],
    ['a telephone as it is dialled', '034 402 11', ['Sägerei Lüthi AG']],
    ['a telephone with its country', '+41 34 402', ['Sägerei Lüthi AG']],
    ['nothing', 'gibt es nicht', []],
    ['no pattern of the database', '%', []],
  ])('finds %s', async (_what, q, expected) => {
    expect((await titles(q)).sort()).toEqual(expected);
  });

  it('opens what was found, and not more than asked for', async () => {
    const { body } = await admin.get('/api/addresses/search?q=luthi&limit=1');
    expect(body.items).toEqual([
      expect.objectContaining({ path: expect.stringMatching(/^\/addresses\/edit\/[\da-f-]{36}$/) as string }),
    ]);
  });

  it('leads who may not open addresses to the list', async () => {
    const onlyList = app.as('employee', { grants: new Map([['tools.address.index', 'all']]) });
    const { body } = await onlyList.get('/api/addresses/search?q=trub');
    expect(body.items).toEqual([expect.objectContaining({ path: '/addresses?search=Gemeinde%20Trub' })]);
  });

  it('reaches as far as the list does', async () => {
    expect(await titles('luthi', app.as('guest'))).toEqual([]);
    expect(await titles('luthi', app.as('admin', { licence: 'other' }))).toEqual(['Lüthi nebenan']);
    expect((await app.as('customer').get('/api/addresses/search?q=luthi')).status).toBe(403);
  });

  it('asks for a text', async () => {
    expect((await admin.get('/api/addresses/search?q=%20')).status).toBe(422);
  });
});
