import type { DocumentSettings, DocumentSettingsDraft, DocumentView } from '@jahrring/contracts-documents';
import { aDocumentsService, aDraft, documentsPath } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

const path = '/api/documents/settings';

describe('start numbers of series', () => {
  let app: DocumentsTest;
  beforeEach(async () => {
    app = await aDocumentsService();
  });
  afterEach(() => app.close());

  const read = async () => (await app.as('manager').get(path)).body as DocumentSettings;
  const save = async (change: Partial<DocumentSettingsDraft>) => {
    const { version, ...settings } = await read();
    return app.as('manager').put(path, { ...settings, ...change }, { ifMatch: version });
  };
  const issue = async (change: Parameters<typeof aDraft>[1] = {}) => {
    const { id, version } = await aDraft(app, change);
    const answer = await app
      .as('manager')
      .post(`${documentsPath}/${id}/issue`, undefined, { ifMatch: version });
    return (answer.body as DocumentView).number;
  };

  it('let a series go on from there, in its period', async () => {
    expect((await read()).nextNumbers).toMatchObject({ bill: 1, offer: 1 });
    const saved = await save({ startNumbers: { bill: 412 } });
    expect(saved.body.nextNumbers).toMatchObject({ bill: 412, offer: 1 });
    expect([await issue(), await issue()]).toEqual(['2026-0412', '2026-0413']);
    expect(await issue({ documentDate: '2027-01-02' })).toBe('2027-0001');
    expect((await read()).nextNumbers.bill).toBe(414);
  });

  it('may be raised again, and saved as they stand, but are never below a number that was given', async () => {
    await issue();
    await issue();
    const refused = await save({ startNumbers: { bill: 2 } });
    expect(refused.status).toBe(422);
    expect(refused.body.fields).toEqual([
      expect.objectContaining({ field: 'startNumbers.bill', code: 'minNumber', params: { min: 3 } }),
    ]);
    expect((await read()).version).toBe(0);
    expect((await save({ startNumbers: { bill: 50 } })).status).toBe(200);
    expect(await issue()).toBe('2026-0050');
    expect((await save({ offerValidDays: 14, startNumbers: { bill: null, offer: null } })).status).toBe(200);
    expect(await issue()).toBe('2026-0051');
  });

  it('hold for the series that is chosen with them', async () => {
    const { series } = await read();
    await save({
      series: { ...series, bill: { ...series.bill, prefix: 'R-' } },
      startNumbers: { bill: 100 },
    });
    expect(await issue()).toBe('R-2026-0100');
  });
});
