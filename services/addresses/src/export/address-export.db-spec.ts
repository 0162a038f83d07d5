import { readCsv } from '@jahrring/service-kit';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress } from '../testing/an-address';

describe('exporting addresses', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    admin = app.as('admin');
    await admin.post(addressesUrl, anAddress({ name: '=HYPERLINK("http://x")', city: 'Bern' }));
    await admin.post(addressesUrl, anAddress({ name: 'Müller "Forst"; Söhne', phone: '034 402 11 22' }));
  });
  afterAll(() => app.close());

  it('writes the filtered list as CSV that a spreadsheet opens, titles in the reader’s language', async () => {
    const { status, headers, text } = await admin.get(`${addressesUrl}/export/csv?search=müller`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="adressen-\d{4}-\d\d-\d\d\.csv"$/);
    expect(text.startsWith('\ufeff')).toBe(true);
    const [titles, row, ...rest] = [...readCsv(text.slice(1), ';')].map(({ cells }) => cells);
    expect(titles?.slice(0, 4)).toEqual(['Kundennummer', 'Art', 'Anrede', 'Name']);
    expect(row).toEqual(expect.arrayContaining(['Müller "Forst"; Söhne', '+41 34 402 11 22']));
    expect(rest).toEqual([]);
  });

  it('writes no cell that a spreadsheet would calculate', async () => {
    const { text } = await admin.get(`${addressesUrl}/export/csv?filter[city]=bern`);
    expect([...readCsv(text.slice(1), ';')][1]?.cells).toContain(`'=HYPERLINK("http://x")`);
  });

  it('writes a workbook', async () => {
    const { status, headers, raw } = await admin.get(`${addressesUrl}/export/xlsx`);
    expect([status, raw.subarray(0, 2).toString()]).toEqual([200, 'PK']);
    expect(headers['content-type']).toContain('spreadsheetml');
  });

  it('can be imported again', async () => {
    const { text } = await admin.get(`${addressesUrl}/export/csv?search=müller`);
    const { body } = await admin.post('/api/addresses/imports', undefined, {
      file: { name: 'a.csv', content: text },
    });
    await admin.post(`/api/addresses/imports/${body.id}/check`, { ...body.settings, matchKey: 'nameZip' });
    await app.runJob('kit.work');
    const { counts } = (await admin.get(`/api/addresses/imports/${body.id}`)).body;
    expect(counts).toEqual({ create: 0, update: 0, skip: 1, error: 0 });
  });

  it('leaves an entry in the audit trail', async () => {
    await admin.get(`${addressesUrl}/export/csv`);
    expect((await app.audit()).at(-1)).toMatchObject({
      action: 'export',
      after: { format: 'csv', total: 2 },
    });
  });

  it('knows no other format', async () => {
    expect((await admin.get(`${addressesUrl}/export/pdf`)).status).toBe(404);
  });
});
