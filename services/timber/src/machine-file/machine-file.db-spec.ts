import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestService, type TestClient, type TestService } from '@jahrring/testing';
import { anHpr } from '../formats/stanford/test/machine-files';
import { aLot, timberUrl } from '../testing/some-timber';
import { timberService } from '../timber.service-definition';

const url = `${timberUrl}/machine-files`;
const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'timber');
const itSamples = existsSync(samples) ? it : it.skip;

describe('files of machines', () => {
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
    const { body, status } = await admin.post(url, undefined, {
      file: { name, content: Buffer.from(content) },
    });
    expect(status).toBe(201);
    return (await result(body.id)).result.files[0];
  };
  const map = (change: object = {}) =>
    admin.put(`${url}/mappings`, {
      species: [{ name: 'Fichte', species: 'fi' }],
      products: [{ name: 'L1 B', skip: false, assortment: 'L1', woodType: 'short', quality: 'B', ...change }],
    });
  const write = async (id: string) => {
    const { body, status } = await admin.post(`${url}/${id}/writing`, { sites: [] });
    expect(status).toBe(201);
    return result(body.id);
  };
  const stems = async () => (await admin.get(`${timberUrl}/stems?pageSize=100`)).body;

  it('tell what they hold before anything of them is taken over', async () => {
    const { id, problem } = await upload('a.hpr', anHpr({ stems: 3 }));
    expect(problem).toBeNull();
    const { body } = await admin.get(`${url}/${id}`);
    expect(body).toMatchObject({
      ...{ name: 'a.hpr', kind: 'hpr', state: 'read', stems: 3, logs: 6, volume: '0.750', machine: 'Ponsse' },
      species: [{ name: 'Fichte', logs: 6, species: null, proposed: 'fi' }],
      products: [{ name: 'L1 B', logs: 6, volume: '0.750', mapping: null }],
      sites: [{ name: 'Hinterwald', owner: 'Korporation Sachseln', certificate: 'FSC', originId: null }],
      operators: ['Muster'],
    });
    expect((await stems()).items).toEqual([]);
    const refused = await admin.post(`${url}/${id}/writing`, { sites: [] });
    expect([refused.status, refused.body.code]).toEqual([409, 'MACHINE_FILE_UNMAPPED']);
  });

  it('become stems of origins, each log once, by whatever file it comes', async () => {
    await map();
    const { id } = await upload('a.hpr', anHpr({ stems: 3 }));
    await write(id);
    const { body } = await admin.get(`${url}/${id}`);
    expect(body).toMatchObject({ state: 'written', written: 6, known: 0, skipped: 0 });
    const { items } = await stems();
    expect(items).toHaveLength(6);
    const [origin] = (await admin.get(`${timberUrl}/origins`)).body.items;
    expect(origin.title).toBe('Hinterwald');
    expect(items.find((stem: { title: string }) => stem.title === '2-1')).toMatchObject({
      ...{
        species: 'fi',
        assortment: 'L1',
        quality: 'B',
        woodType: 'short',
        lengthCm: 500,
        source: 'machine',
      },
      ...{ firstMm: 139, diameterCm: 13, thicknessClass: '1a', volume: '0.125', measuredOn: '2026-03-03' },
      originId: origin.id,
    });

    // The same bytes, and a later file of the same machine that holds two of the stems again.
    expect(await upload('b.hpr', anHpr({ stems: 3 }))).toMatchObject({ id, known: true });
    const later = await upload('c.hpr', anHpr({ stems: 3, from: 2 }));
    await write(later.id);
    expect((await admin.get(`${url}/${later.id}`)).body).toMatchObject({ written: 2, known: 4 });
    expect((await stems()).items).toHaveLength(8);
    expect((await admin.get(`${timberUrl}/origins`)).body.items).toHaveLength(1);
    const other = await upload('d.hpr', anHpr({ stems: 1, machineKey: 'machine-2' }));
    await write(other.id);
    expect((await stems()).items).toHaveLength(10);
  });

  it('leave out what is mapped to nothing', async () => {
    await map({ skip: true });
    const { id } = await upload('a.hpr', anHpr({ stems: 2 }));
    await write(id);
    expect((await admin.get(`${url}/${id}`)).body).toMatchObject({ written: 0, skipped: 4, known: 0 });
  });

  it('are taken back, unless stems of them lie in lots, and can be taken over again', async () => {
    await map();
    const { id } = await upload('a.hpr', anHpr({ stems: 2 }));
    await write(id);
    expect((await admin.post(`${url}/${id}/writing`, { sites: [] })).body.code).toBe('MACHINE_FILE_STATE');
    const { items } = await stems();
    const lot = (await admin.post(`${timberUrl}/lots`, aLot())).body;
    const moved = { stemIds: [items[0].id], lotId: lot.id };
    await admin.post(`${timberUrl}/stems/move`, moved);
    const inLot = await admin.post(`${url}/${id}/undoing`);
    expect([inLot.status, inLot.body.code]).toEqual([409, 'MACHINE_FILE_IN_LOTS']);
    expect((await stems()).items).toHaveLength(4);
    await admin.post(`${timberUrl}/stems/move`, { ...moved, lotId: null });
    expect((await admin.post(`${url}/${id}/undoing`)).body).toMatchObject({ state: 'read', written: 0 });
    expect((await stems()).items).toEqual([]);
    await write(id);
    expect((await stems()).items).toHaveLength(4);
  });

  it('that are cancelled leave nothing', async () => {
    await map();
    const { id } = await upload('a.hpr', anHpr({ stems: 2 }));
    const { body: work } = await admin.post(`${url}/${id}/writing`, { sites: [] });
    await admin.post(`${timberUrl}/long-work/${work.id}/cancel`);
    await app.runJob('kit.work');
    expect((await admin.get(`${url}/${id}`)).body.state).toBe('read');
    expect((await stems()).items).toEqual([]);
  });

  it('that cannot be read say where, hold up no other, and leave nothing', async () => {
    const cut = anHpr({ stems: 30 }).slice(0, 20_000);
    expect(await upload('cut.hpr', cut)).toMatchObject({
      id: null,
      problem: { fault: 'cutOff', line: expect.any(Number) },
    });
    expect(await upload('old.stm', '1 2 STM ~')).toMatchObject({
      problem: { fault: 'classic', detail: 'stm' },
    });
    expect((await admin.get(url)).body.items).toEqual([]);
    const { status, body } = await admin.post(url);
    expect(status).toBeLessThan(500);
    expect(body.code).toBeDefined();
  });

  it('are deleted while nothing of them is taken over', async () => {
    const { id } = await upload('a.hpr', anHpr({ stems: 1 }));
    const { version } = (await admin.get(`${url}/${id}`)).body;
    expect((await admin.delete(`${url}/${id}`, { ifMatch: version })).status).toBe(204);
    expect((await admin.get(`${url}/${id}`)).status).toBe(404);
    expect(await upload('a.hpr', anHpr({ stems: 1 }))).toMatchObject({ known: false });
  });

  itSamples('of a harvester come to the volume of what is taken over, to the thousandth', async () => {
    const name = 'HPR_V0201_MaxiXplorer_0310_20170309.hpr';
    const { id } = await upload(name, readFileSync(path.join(samples, name)));
    const { species, products } = (await admin.get(`${url}/${id}`)).body;
    expect(species).toMatchObject([{ name: 'Gran', proposed: 'fi' }]);
    await admin.put(`${url}/mappings`, {
      species: [{ name: 'Gran', species: 'fi' }],
      products: products.map(({ name: product, proposed }: { name: string; proposed: object }) => ({
        ...{ name: product, ...proposed },
      })),
    });
    await write(id);
    const { body } = await admin.get(`${url}/${id}`);
    const { items } = await stems();
    expect(body.written + body.skipped).toBe(40);
    expect(items).toHaveLength(body.written);
    const thousandths = items.reduce(
      (sum: number, { volume }: { volume: string }) => sum + Number(volume) * 1000,
      0,
    );
    // 2.732 m³ less 0.138 m³ of waste; each log is rounded by itself.
    expect(Math.abs(thousandths - 2594)).toBeLessThan(20);
  });

  describe('lists of stems', () => {
    const list = (
      rows: readonly string[],
      titles = 'Nummer;Holzart;Länge m;D1;D2;Sortiment;Qualität;Datum;Waldort',
    ) => [titles, ...rows].join('\n');
    const two = list([
      '4711;Fichte;9.00;40;40;Rundholz;B;24.11.2026;Hinterwald',
      '4712;Fichte;5,20;198;;Rundholz;;24.11.2026;Hinterwald',
    ]);

    it('become stems measured by the rule of the licence, each once, and are taken back', async () => {
      const { id, problem } = await upload('stamm.csv', two);
      expect(problem).toBeNull();
      expect((await admin.get(`${url}/${id}`)).body).toMatchObject({
        ...{ kind: 'table', stems: 2, logs: 2 },
        species: [{ name: 'Fichte', logs: 2, proposed: 'fi' }],
        products: [{ name: 'Rundholz', logs: 2 }],
        sites: [{ name: 'Hinterwald', stems: 2 }],
      });
      await admin.put(`${url}/mappings`, {
        species: [{ name: 'Fichte', species: 'fi' }],
        products: [{ name: 'Rundholz', skip: false, assortment: 'L1', woodType: 'short', quality: 'C' }],
      });
      await write(id);
      const { items } = await stems();
      const typed = await admin.post(`${timberUrl}/stems`, {
        ...{ title: 'by hand', species: 'fi', woodType: 'short', lengthCm: 900 },
        ...{ firstMm: 400, secondMm: 400, measuredOn: '2026-11-24' },
      });
      const { barkCm, diameterCm, volume } = typed.body;
      expect(items.find(({ title }: { title: string }) => title === '4711')).toMatchObject({
        ...{ source: 'import', lengthCm: 900, firstMm: 400, secondMm: 400, measuredOn: '2026-11-24' },
        ...{ barkCm, diameterCm, volume, quality: 'B', assortment: 'L1' },
      });
      expect(items.find(({ title }: { title: string }) => title === '4712')).toMatchObject({
        ...{ lengthCm: 520, firstMm: 1980, secondMm: null, quality: 'C' },
      });
      expect((await upload('again.csv', two)).known).toBe(true);
      // The same stems in another file, and one that is new.
      const more = await upload('more.csv', `${two}\n4713;Fichte;4;30;;Rundholz;;24.11.2026;Hinterwald`);
      await write(more.id);
      expect((await admin.get(`${url}/${more.id}`)).body).toMatchObject({ written: 1, known: 2, skipped: 0 });
      await admin.post(`${url}/${id}/undoing`, {});
      await admin.post(`${url}/${more.id}/undoing`, {});
      expect((await stems()).items.map(({ title }: { title: string }) => title)).toEqual(['by hand']);
    });

    it('that lack columns are read once somebody has said which they are; all faults are told at once', async () => {
      const own = list(['1;Gran;5.2;30;Z', '2;Gran;-3;x;B'], 'Lapp;Slag;Längd;Toppmått;Klass');
      const lacking = await upload('se.csv', own);
      expect(lacking).toMatchObject({
        id: null,
        titles: ['Lapp', 'Slag', 'Längd', 'Toppmått', 'Klass'],
        total: 4,
      });
      expect(lacking.problems.map(({ fault }: { fault: string }) => fault)).toEqual([
        ...['noNumber', 'noSpecies', 'noLength', 'noDiameter'],
      ]);
      const columns = {
        lapp: 'number',
        slag: 'species',
        längd: 'length',
        toppmått: 'first',
        klass: 'quality',
      };
      const words = Object.entries(columns).map(([name, value]) => ({ kind: 'column', name, value }));
      const say = async (said: object[]) => {
        const body = { partnerId: null, words: said };
        expect((await admin.put(`${timberUrl}/file-words`, body)).status).toBe(200);
      };
      await say(words);
      const faulty = await upload('se.csv', own);
      expect(faulty).toMatchObject({ total: 3, unknown: [{ kind: 'quality', name: 'Z' }] });
      expect(
        faulty.problems.map(({ line, column, detail }: Record<string, unknown>) => [line, column, detail]),
      ).toEqual([
        [2, 5, 'Z'],
        [3, 3, '-3'],
        [3, 4, 'x'],
      ]);
      expect((await admin.get(url)).body.items).toEqual([]);
      await say([{ kind: 'quality', name: 'z', value: 'C' }]);
      const good = list(['1;Gran;5.2;30;Z'], 'Lapp;Slag;Längd;Toppmått;Klass');
      const { id } = await upload('gut.csv', good);
      expect((await admin.get(`${url}/${id}`)).body).toMatchObject({
        stems: 1,
        species: [{ proposed: 'fi' }],
      });
    });

    it.each([
      ['a column is missing', list(['1;Fichte'], 'Nummer;Holzart'), { fault: 'noLength', line: 1 }],
      [
        'a diameter is none',
        list(['1;Fichte;5;30;;L1;;;', '2;Fichte;5;dick;;L1;;;']),
        { fault: 'value', line: 3, column: 4, element: 'D1', detail: 'dick' },
      ],
      ['a day is none', list(['1;Fichte;5;30;;L1;;31.02.2026;']), { fault: 'value', line: 2, column: 8 }],
      [
        'a quality is none',
        list(['1;Fichte;5;30;;L1;Z;;']),
        { fault: 'value', line: 2, column: 7, detail: 'Z' },
      ],
    ])('say where %s', async (_what, content, problem) => {
      expect((await upload('a.csv', content)).problem).toMatchObject(problem);
      expect((await admin.get(url)).body.items).toEqual([]);
    });
  });
});
