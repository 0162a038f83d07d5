import { aDocumentsService, aDraft, ids, type DocumentsTest } from '../test/a-documents-service';

describe('documents in the global search', () => {
  let app: DocumentsTest;
  let number: string;

  beforeAll(async () => {
    app = await aDocumentsService();
    const draft = await aDraft(app);
    const issued = await app
      .as('manager')
      .post(`/api/documents/documents/${draft.id}/issue`, undefined, { ifMatch: draft.version });
    number = issued.body.number as string;
    await aDraft(app, { title: 'Entwurf' });
  });
  afterAll(() => app.close());

  const found = async (q: string, client = app.as('manager')) => {
    const { status, body } = await client.get(`/api/documents/search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body.items as { title: string; path: string }[];
  };

  it('finds by number, recipient, title and amount', async () => {
    for (const q of [number, 'sägewerk', 'pauschale', 'CHF 108.10', '108,10']) {
      expect([q, (await found(q)).map((item) => item.title)]).toEqual([
        q,
        expect.arrayContaining([`${number} Pauschale`]),
      ]);
    }
    expect(await found('99.99')).toEqual([]);
    expect((await found(number))[0]).toMatchObject({
      subtitle: 'Łukasz Müller Sägewerk AG',
      amount: { value: '108.10', currency: 'CHF' },
    });
  });

  it('shows a customer what was sent to them, and nobody else’s', async () => {
    const customer = app.as('customer', { addressId: ids.address });
    expect(await found('pauschale', customer)).toEqual([
      expect.objectContaining({ path: `/documents?search=${number}` }),
    ]);
    expect(await found('entwurf', customer)).toEqual([]);
    expect(await found('pauschale', app.as('customer', { addressId: ids.secondAddress }))).toEqual([]);
    expect(await found('pauschale', app.as('manager', { licence: 'other' }))).toEqual([]);
    expect((await app.as('guest').get('/api/documents/search?q=a')).status).toBe(403);
  });
});
