import { startTestService, type TestClient, type TestResponse, type TestService } from '@jahrring/testing';
import { addressesService } from '../addresses.service-definition';
import { addressesUrl, anAddress, importsUrl } from '../testing/an-address';
import { forgetEverything } from '../testing/forget-everything';

describe('importing addresses', () => {
  let app: TestService;
  let admin: TestClient;

  beforeAll(async () => {
    app = await startTestService(addressesService);
    admin = app.as('admin');
  });
  beforeEach(() => forgetEverything(app));
  afterAll(() => app.close());

  const upload = (content: string | Buffer, name = 'kunden.csv') =>
    admin.post(importsUrl, undefined, { file: { name, content, type: 'text/csv' } });
  const work = () => app.runJob('kit.work');
  const get = async (id: string) => (await admin.get(`${importsUrl}/${id}`)).body;
  const total = async () => (await admin.get(addressesUrl)).body.total;

  /** Uploads and checks a file with the proposed settings and those given. */
  const check = async (content: string, settings: object = {}) => {
    const { body } = await upload(content);
    await admin.post(`${importsUrl}/${body.id}/check`, { ...body.settings, ...settings });
    await work();
    return get(body.id);
  };
  const run = async (id: string, body: object = {}) => {
    const answer = await admin.post(`${importsUrl}/${id}/commit`, body);
    await work();
    return answer;
  };
  const rowsOf = async (id: string) => (await admin.get(`${importsUrl}/${id}/rows`)).body.items;

  const customers = [
    'Kunden-Nr.;Firma;Strasse / Nr.;PLZ Ort;Telefon',
    'K1;Sägerei Lüthi AG;Waldstrasse 12;3550 Langnau i.E.;034 402 11 22',
    'K2;Holzbau Beer AG;Dorf 3;4950 Huttwil;',
  ].join('\r\n');

  describe('a sound file', () => {
    it('is read, its columns proposed, and nothing written before it is run', async () => {
      const { status, body } = await upload(`\ufeff${customers}`);
      expect(status).toBe(201);
      expect(body).toMatchObject({ state: 'uploaded', encoding: 'utf-8', delimiter: ';', rowCount: 2 });
      expect(body.settings).toMatchObject({
        mapping: ['customerNumber', 'name', 'streetLine', 'zipCity', 'phone'],
        matchKey: 'customerNumber',
      });
      const checked = await check(customers);
      expect(checked).toMatchObject({
        state: 'checked',
        counts: { create: 2, update: 0, skip: 0, error: 0 },
      });
      expect(await total()).toBe(0);
    });

    it('becomes addresses, each with its event', async () => {
      const { id } = await check(customers);
      expect((await run(id)).status).toBe(202);
      expect(await get(id)).toMatchObject({ state: 'done', processed: 2, counts: { create: 2 } });
      const [beer] = (await admin.get(`${addressesUrl}?search=huttwil`)).body.items;
      expect(beer).toMatchObject({
        customerNumber: 'K2',
        street: 'Dorf',
        houseNumber: '3',
        zip: '4950',
        country: 'CH',
      });
      expect(await app.events('addresses.address.changed')).toHaveLength(2);
    });

    it('in Windows-1252 keeps its umlauts', async () => {
      const { body } = await upload(Buffer.from('Name;PLZ;Ort\nM\u00fcller;8000;Z\u00fcrich', 'latin1'));
      expect(body).toMatchObject({
        encoding: 'windows-1252',
        columns: [{ samples: ['Müller'] }, {}, { samples: ['Zürich'] }],
      });
    });
  });

  describe('a file without titles', () => {
    const untitled = 'Sägerei Lüthi AG;Waldstrasse 12;3550;Langnau;\nHolzbau Beer AG;Dorf 3;4950;Huttwil;x';
    const mapping = ['name', 'streetLine', 'zip', 'city', 'email'];

    it('is recognised, and its first line is an address like the others', async () => {
      const { body } = await upload(untitled);
      expect(body).toMatchObject({ settings: { hasTitles: false }, rowCount: 2 });
      const { id, counts } = await check(untitled, { mapping });
      expect(counts).toEqual({ create: 1, update: 0, skip: 0, error: 1 });
      const [first, second] = await rowsOf(id);
      expect(first).toMatchObject({ line: 1, name: 'Sägerei Lüthi AG', outcome: 'create' });
      expect(second.errors).toMatchObject([{ line: 2, column: 5, header: '' }]);
      await run(id, { skipErrors: true });
      expect(await get(id)).toMatchObject({ state: 'done', processed: 2, counts: { create: 1, error: 1 } });
      expect(await total()).toBe(1);
    });

    it('may be said to be one, and not to be one again', async () => {
      const { id, rowCount } = await check(customers, { hasTitles: false });
      expect([rowCount, (await rowsOf(id)).length]).toEqual([3, 3]);
      const { settings } = await get(id);
      await admin.post(`${importsUrl}/${id}/check`, { ...settings, hasTitles: true });
      await work();
      expect(await get(id)).toMatchObject({ rowCount: 2, counts: { create: 2, error: 0 } });
      expect(await rowsOf(id)).toHaveLength(2);
    });
  });

  describe('what is already there', () => {
    it('is updated where it differs and skipped where it does not', async () => {
      await admin.post(
        addressesUrl,
        anAddress({ customerNumber: 'K1', name: 'Alter Name', notes: 'bleibt' }),
      );
      const beer = {
        customerNumber: 'K2',
        name: 'Holzbau Beer AG',
        street: 'Dorf',
        houseNumber: '3',
        zip: '4950',
        city: 'Huttwil',
      };
      await admin.post(addressesUrl, anAddress(beer));
      const { id, counts } = await check(customers);
      expect(counts).toEqual({ create: 0, update: 1, skip: 1, error: 0 });
      expect((await rowsOf(id))[0].changes).toMatchObject({
        name: { from: 'Alter Name', to: 'Sägerei Lüthi AG' },
      });
      await run(id);
      const [changed] = (await admin.get(`${addressesUrl}?search=lüthi`)).body.items;
      expect(changed).toMatchObject({ name: 'Sägerei Lüthi AG', phone: '+41 34 402 11 22', notes: 'bleibt' });
    });

    it('is found by name and postcode, or by e-mail', async () => {
      await admin.post(addressesUrl, anAddress({ email: 'info@luethi.example' }));
      const byName =
        'Firma;PLZ;Ort;Telefon\nSAEGEREI;3550;Langnau;\nsägerei lüthi ag;3550;Langnau i.E.;034 402 11 22';
      expect((await check(byName, { matchKey: 'nameZip' })).counts).toMatchObject({ create: 1, update: 1 });
      const byMail = 'Firma;PLZ;Ort;E-Mail\nNeuer Name;3550;Langnau i.E.;INFO@luethi.example';
      expect((await check(byMail, { matchKey: 'email' })).counts).toMatchObject({ update: 1 });
    });
  });

  describe('a wrong row', () => {
    const faulty = `${customers}\nK3;;Weg 1;3000 Bern;034\nK1;Nochmals;Weg 2;3000 Bern;`;

    it('is named with line and column, and holds up the whole file', async () => {
      const { id, counts } = await check(faulty);
      expect(counts).toEqual({ create: 2, update: 0, skip: 0, error: 2 });
      const errors = (await admin.get(`${importsUrl}/${id}/rows?filter[outcome]=error`)).body.items.flatMap(
        (row: { errors: { line: number; column: number; code: string }[] }) =>
          row.errors.map(({ line, column, code }) => [line, column, code]),
      );
      expect(errors).toEqual([
        [4, 2, 'required'],
        [4, 5, 'phone'],
        [5, 1, 'duplicateRow'],
      ]);
      const refused = await run(id);
      expect([refused.status, refused.body.code, refused.body.params]).toEqual([
        409,
        'IMPORT_HAS_ERRORS',
        { count: 2 },
      ]);
      expect(await total()).toBe(0);
    });

    it('is left out when told so', async () => {
      const { id } = await check(faulty);
      await run(id, { skipErrors: true });
      expect(await get(id)).toMatchObject({ state: 'done', counts: { create: 2, error: 2 } });
      expect(await total()).toBe(2);
    });

    it('that has become wrong since the dry run takes back the whole import', async () => {
      const many = Array.from({ length: 300 }, (_, index) => `N${index};Firma ${index};Weg 1;3000 Bern;`);
      const { id } = await check(
        ['Nr', 'Firma', 'Strasse', 'PLZ Ort', 'Telefon'].join(';') + '\n' + many.join('\n'),
        {
          mapping: ['customerNumber', 'name', 'streetLine', 'zipCity', 'phone'],
          matchKey: 'nameZip',
        },
      );
      await admin.post(addressesUrl, anAddress({ customerNumber: 'N299' }));
      await run(id);
      expect((await get(id)).state).toBe('failed');
      expect(await total()).toBe(1);
    });
  });

  describe('a broken file', () => {
    const problem = ({ status, body }: TestResponse) => [status, body.code, body.params];

    it.each([
      ['a quote that is never closed', 'a;b\n1;"2\n3;4', { line: 2, column: 2, context: 'unclosedQuote' }],
      ['a row with too few columns', 'a;b;c\n1;2\n', { line: 2, column: 2, context: 'tooFewCells' }],
      ['a row with too many columns', 'a;b\n1;2\n1;2;3', { line: 3, column: 3, context: 'tooManyCells' }],
    ])('with %s says where, and leaves nothing behind', async (_, content, params) => {
      expect(problem(await upload(content))).toEqual([422, 'IMPORT_MALFORMED', params]);
      expect((await admin.get(importsUrl)).body.total).toBe(0);
    });

    it('that is no text is refused whatever it calls itself', async () => {
      expect(problem(await upload('PK\u0003\u0004\u0000'))).toEqual([422, 'IMPORT_NOT_CSV', undefined]);
      expect(problem(await upload('Name;Ort\n'))).toEqual([422, 'IMPORT_EMPTY', undefined]);
    });

    it('that is missing is asked for', async () => {
      const answer = await admin.post(importsUrl, undefined, { headers: { 'content-type': 'text/csv' } });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    });
  });

  describe('undoing', () => {
    it('takes back the whole import and leaves what somebody has changed since', async () => {
      const present = anAddress({ customerNumber: 'K1', name: 'Alter Name' });
      const { id: updated } = (await admin.post(addressesUrl, present)).body;
      const { id } = await check(`${customers}\nK3;Dritte AG;Weg 1;3000 Bern;`);
      await run(id);
      const [third] = (await admin.get(`${addressesUrl}?search=dritte`)).body.items;
      await admin.patch(`${addressesUrl}/${third.id}`, { notes: 'wichtig' }, { ifMatch: third.version });
      expect((await admin.post(`${importsUrl}/${id}/undo`)).status).toBe(202);
      await work();
      expect(await get(id)).toMatchObject({ state: 'undone', kept: 1 });
      expect((await admin.get(`${addressesUrl}/${updated}`)).body).toMatchObject({
        name: 'Alter Name',
        phone: null,
      });
      expect(await total()).toBe(2);
    });

    it('frees the customer numbers, so that the file can be imported again', async () => {
      const { id } = await check(customers);
      await run(id);
      await admin.post(`${importsUrl}/${id}/undo`);
      await work();
      const again = await check(customers);
      expect(again.counts).toMatchObject({ create: 2 });
      await run(again.id);
      expect(await total()).toBe(2);
    });

    it('is refused before the import has run', async () => {
      const { id } = await check(customers);
      const { status, body } = await admin.post(`${importsUrl}/${id}/undo`);
      expect([status, body.code]).toEqual([409, 'IMPORT_WRONG_STATE']);
    });
  });

  describe('a directory', () => {
    it('becomes addresses that nobody can edit, but its import can be undone', async () => {
      const buildings =
        'STN_LABEL;ADR_NUMBER;BDG_NAME;ZIP_LABEL\nWaldstrasse;1;;6072 Sachseln\nWaldstrasse;3a;;6072 Sachseln';
      const { id } = await check(buildings, { external: true, nameFromStreet: true });
      await run(id);
      const [first] = (await admin.get(addressesUrl)).body.items;
      expect(first).toMatchObject({ name: 'Waldstrasse 1', zip: '6072', city: 'Sachseln', external: true });
      expect((await admin.delete(`${addressesUrl}/${first.id}`, { ifMatch: 1 })).status).toBe(409);
      await admin.post(`${importsUrl}/${id}/undo`);
      await work();
      expect(await total()).toBe(0);
    });
  });
});
