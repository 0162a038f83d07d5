import { aZip } from '@jahrring/service-kit';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { anHpr } from '../formats/stanford/test/machine-files';
import { aMom } from '../formats/stanford/test/other-messages';
import { timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/machine-files`;

describe('files of others at the door', () => {
  let app: TestService;
  let admin: TestClient;
  beforeAll(async () => {
    app = await startTestService(timberService);
    admin = app.as('admin');
  });
  afterAll(() => app.close());

  const upload = async (name: string, content: string | Buffer) => {
    const { body } = await admin.post(url, undefined, { file: { name, content: Buffer.from(content) } });
    await app.runJob('kit.work');
    return (await admin.get(`${timberUrl}/long-work/${body.id}`)).body.result.files[0];
  };
  const view = async (id: string) => (await admin.get(`${url}/${id}`)).body;

  it('of 20 000 stems are read and written whole, and cut in the middle leave nothing', async () => {
    const whole = anHpr({ stems: 20_000, logs: 1, prefix: 'sf' });
    expect((await upload('cut.hpr', whole.slice(0, whole.length / 2))).problem.fault).toBe('cutOff');
    expect((await admin.get(url)).body.total).toBe(0);
    const { id } = await upload('whole.hpr', whole);
    await admin.put(`${url}/mappings`, {
      species: [{ name: 'Fichte', species: 'fi' }],
      products: [{ name: 'L1 B', skip: false, assortment: 'L1', woodType: 'short', quality: 'B' }],
    });
    await admin.post(`${url}/${id}/writing`, { sites: [] });
    await app.runJob('kit.work');
    expect(await view(id)).toMatchObject({ state: 'written', written: 20_000, known: 0, skipped: 0 });
    expect((await admin.post(`${url}/${id}/undoing`)).body.state).toBe('read');
    expect((await admin.get(`${timberUrl}/stems`)).body.total).toBe(0);
  });

  it.each([
    ['UTF-16', (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
    ['Latin 1', (text: string) => Buffer.from(text.replace('utf-8', 'iso-8859-1'), 'latin1')],
  ])('in %s are read as they are written', async (_name, encode) => {
    const text = anHpr({ stems: 1, machineKey: `Grün ${_name}` }).replace('Fichte', 'Lärche');
    const { id, problem } = await upload(
      'a.hpr',
      encode(text.replace('utf-8', _name === 'UTF-16' ? 'utf-16' : 'utf-8')),
    );
    expect(problem).toBeNull();
    expect((await view(id)).species).toMatchObject([{ name: 'Lärche', proposed: 'la' }]);
  });

  it('as lists in Latin 1, UTF-16 and with decimal commas are read; negative lengths and odd bytes are refused', async () => {
    const list = 'Nummer;Holzart;Länge m;Durchmesser cm\n1;Lärche;5,20;30,5\n';
    for (const [name, bytes] of Object.entries({
      latin1: Buffer.from(list, 'latin1'),
      utf16: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(list.replace('1;L', '2;L'), 'utf16le')]),
    })) {
      const { id, problem } = await upload(`${name}.csv`, bytes);
      expect([name, problem]).toEqual([name, null]);
      expect(await view(id)).toMatchObject({ stems: 1, species: [{ name: 'Lärche', proposed: 'la' }] });
    }
    const negative = await upload('n.csv', list.replace('5,20', '-5,20'));
    expect(negative).toMatchObject({
      id: null,
      problem: { fault: 'value', line: 2, column: 3, detail: '-5,20' },
    });
    const odd = await upload(
      'z.xlsx',
      Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 0x41)]),
    );
    expect(odd).toMatchObject({ id: null });
    const doctype = `<!DOCTYPE x [<!ENTITY a "b">]>${aMom([{ from: '07:00', until: '08:00' }]).split('?>')[1] ?? ''}`;
    expect((await upload('d.mom', doctype)).problem.fault).toBe('doctype');
  });

  it('that unpack, nest or go on without end are refused at once, and nothing of them is kept', async () => {
    const blanks = ' '.repeat(50_000_000);
    const workbook = (claimed?: number) =>
      aZip([
        ['xl/workbook.xml', '<workbook/>'],
        [
          'xl/worksheets/sheet1.xml',
          `<worksheet><sheetData>${blanks}`,
          claimed === undefined ? {} : { claimed },
        ],
      ]);
    const hpr = anHpr({ stems: 1 });
    const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const inHead = (declared: string) => hpr.replace('?>\n', `?>\n<!DOCTYPE a [${declared}]>`);
    const eldat = (inner: string) => `{"document":{"eldat":{"wood_allocation":{"wood_data":${inner}`;
    const held = { before: process.memoryUsage().rss, most: 0 };
    const files: [string, string | Buffer, string][] = [
      ['bomb.xlsx', Buffer.from(workbook()), 'tooLarge'],
      ['liar.xlsx', Buffer.from(workbook(1000)), 'notATable'],
      ['laughs.hpr', inHead(`<!ENTITY l0 "lol">${laughs.join('')}`).replace('Hinterwald', '&l9;'), 'doctype'],
      [
        'outside.hpr',
        inHead('<!ENTITY a SYSTEM "file:///etc/passwd">').replace('Hinterwald', '&a;'),
        'doctype',
      ],
      ['deep.hpr', hpr.replace('<Stem>', '<Stem>'.repeat(100_000)), 'tooDeep'],
      ['line.hpr', hpr.replace('Hinterwald', blanks), 'tooLong'],
      ['deep.eldat', eldat('['.repeat(1_000_000)), 'tooDeep'],
      ['line.eldat', eldat(`"${blanks}"`), 'tooLong'],
      ['many.eldat', eldat(`[${'{},'.repeat(2_000_000)}`), 'tooLong'],
      ['latin.eldat', Buffer.from('{"document":"M\u00fcller"}', 'latin1'), 'encoding'],
      ['wide.eldat', Buffer.from(`\ufeff${eldat('{')}`, 'utf16le'), 'encoding'],
      ['cut.eldat', eldat('{"wood_id":[{"wood_id_type":"lo'), 'cutOff'],
      ['line.csv', `Nummer;Holzart;Länge;Durchmesser\n1;${'x'.repeat(20_000_000)}`, 'cellTooLong'],
    ];
    for (const [name, content, fault] of files) {
      const from = performance.now();
      const { id, problem } = await upload(name, content);
      held.most = Math.max(held.most, process.memoryUsage().rss - held.before);
      expect([name, id, problem?.fault]).toEqual([name, null, fault]);
      expect(performance.now() - from).toBeLessThan(10_000);
    }
    // The files themselves, as they stand in this test and on their way, are part of it.
    expect(held.most).toBeLessThan(1_000_000_000);
    expect((await admin.get(url)).body.items.map(({ name }: { name: string }) => name)).not.toContain(
      'bomb.xlsx',
    );
  });

  it('with times that cannot be are left out, and fail nothing', async () => {
    const text = aMom([
      { from: '07:00', until: '12:00', fuel: 10 },
      { from: '13:00', until: '14:00', fuel: 10 },
    ]).replace('<TimeLength>3600</TimeLength>', '<TimeLength>999999999999</TimeLength>');
    const { id } = await upload('a.mom', text);
    await admin.post(`${url}/${id}/writing`, { sites: [] });
    await app.runJob('kit.work');
    expect(await view(id)).toMatchObject({ state: 'written', written: 1, skipped: 1 });
  });
});
