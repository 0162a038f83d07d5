import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { classicKindOf, readStanford } from './read-stanford';
import { StanfordError } from './stanford-fault';
import { anHpr, aStem, hprPieces } from './test/machine-files';
import { readAll, refusalOf } from './test/read-all';
import type { ReadFile } from './test/read-all';

const samples = path.join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'timber');
const describeSamples = existsSync(samples) ? describe : describe.skip;
const sample = (name: string) => readFileSync(path.join(samples, name));

const sumOf = (decimals: readonly (string | null)[]) =>
  decimals.reduce((sum, one) => sum.plus(one ?? 0), new Decimal(0)).toNumber();
const logsOf = ({ stems }: ReadFile) => stems.flatMap(({ logs }) => logs);
const nameOf = ({ definitions }: ReadFile, kind: string, key: string) =>
  definitions.find((one) => one.kind === kind && one.key === key)?.name;

describeSamples('files of harvesters', () => {
  it('come to the sums that were counted from them', async () => {
    const name = 'HPR_V0201_MaxiXplorer_0310_20170309.hpr';
    const expected = JSON.parse(sample(`${name}.expected.json`).toString());
    const read = await readAll(sample(name), 1000);
    const logs = logsOf(read);
    const times = read.stems.map(({ harvestedAt }) => Date.parse(harvestedAt ?? ''));
    const bySpecies: Record<string, number> = {};
    const byProduct: Record<string, Decimal> = {};
    for (const stem of read.stems) {
      const species = nameOf(read, 'species', stem.speciesKey) ?? '';
      bySpecies[species] = (bySpecies[species] ?? 0) + stem.logs.length;
      for (const { productKey, volumes } of stem.logs) {
        const product = nameOf(read, 'product', productKey) ?? '';
        byProduct[product] = (byProduct[product] ?? new Decimal(0)).plus(volumes.underBark ?? 0);
      }
    }
    const sums = Object.entries(byProduct).map(([product, sum]) => [product, sum.toNumber()]);
    expect({
      ...{ file: name, version: read.machines[0]?.version, stems: read.stems.length, logs: logs.length },
      volume_by_category: {
        'm3 (price)': sumOf(logs.map(({ volumes }) => volumes.price)),
        m3sob: sumOf(logs.map(({ volumes }) => volumes.overBark)),
        m3sub: sumOf(logs.map(({ volumes }) => volumes.underBark)),
      },
      ...{ logs_by_species: bySpecies, m3sub_by_product: Object.fromEntries(sums) },
    }).toEqual({ ...expected, first_harvest: undefined, last_harvest: undefined });
    expect([Math.min(...times), Math.max(...times)]).toEqual(
      [expected.first_harvest, expected.last_harvest].map((at: string) => Date.parse(at)),
    );
  });

  it('tell of each log its size by the classic rounding, and of each tree where it stood', async () => {
    const { stems, machines } = await readAll(sample('HPR_V0201_MaxiXplorer_0310_20170309.hpr'));
    expect(machines).toMatchObject([{ machineKey: '0c88f2be5ff8d0fac32076612d6a4454', model: '911' }]);
    expect(stems[0]).toMatchObject({ stemKey: '163859', number: '99', dbhMm: 181, bunchKey: '' });
    // The tip of the crane, not the machine.
    expect(stems[0]?.position).toEqual({ latitude: 60.923_993_6, longitude: 9.306_676 });
    expect(stems[0]?.logs[1]).toEqual({
      ...{ logKey: '2', productKey: '4274', lengthCm: 373 },
      volumes: { price: '0.0973', overBark: '0.0922', underBark: '0.0819' },
      ...{ middleUnderBarkMm: 160, middleOverBarkMm: 170, topUnderBarkMm: 162, buttUnderBarkMm: 190 },
    });
  });

  it('of a newer version tell site, owner’s certificate and buyer’s products', async () => {
    const read = await readAll(sample('HPR_V0303_MaxiXT_0116_20240424.hpr'), 4096);
    expect([read.stems.length, logsOf(read).length, read.machines[0]?.version]).toEqual([59, 105, '3.3']);
    expect(read.definitions.find(({ kind }) => kind === 'object')).toMatchObject({
      ...{ key: '33', name: 'Demo Skogeier', userId: '2024300847', detail: 'FSC' },
    });
    expect(nameOf(read, 'product', '2498')).toBe('Småt_FSC D13-25,9 shjke');
    expect(nameOf(read, 'operator', '3')).toBe('Ola Dunk');
  });
});

describeSamples('files of forwarders and of machine times', () => {
  it('tell each load and what of it goes where', async () => {
    const { loads, message, definitions } = await readAll(sample('FPR_V0301_PonsseOpti4G_04761.fpr'));
    const parts = loads.flatMap((load) => load.parts);
    expect([message, loads.length, parts.length]).toEqual(['fpr', 41, 51]);
    expect(loads[0]).toMatchObject({ loadKey: '95259', number: '1', unloadedAt: '2022-11-14T07:51:51.000Z' });
    expect(parts[0]).toMatchObject({ deliveryKey: '2087', locationKey: '10052', overBark: '18' });
    expect(definitions.filter(({ kind }) => kind === 'delivery')).toHaveLength(5);
  });

  it('tell single spans of work with engine time, fuel and driver', async () => {
    const { work, shifts, counters, message } = await readAll(
      sample('MOM_V0301_Forw_imwt_Opti4G_04_750.mom'),
    );
    expect([message, work.length, shifts.length]).toEqual(['mom', 107, 21]);
    expect(work[0]).toMatchObject({
      ...{ operatorKey: '1', startedAt: '2023-06-21T08:14:09.000Z', endedAt: '2023-06-21T08:44:03.000Z' },
      ...{ engineSeconds: 1440, runSeconds: 1794, downSeconds: 0, fuelLitres: '17', drivenMetres: 991 },
      category: 'Terrain travel',
    });
    // 4369 hours and 70 888 litres since it was built: the counter of the engine is in minutes.
    expect(counters).toMatchObject([{ engineSeconds: 4369 * 3600, fuelLitres: '70888' }]);
    expect(work.some(({ downSeconds }) => downSeconds > 0)).toBe(true);
  });

  it('tell stretches of work with what the machine stood', async () => {
    const { work, shifts } = await readAll(sample('MOM_V0301_Forv_cmwt_MaxiX_03_12.mom'));
    expect(work).toMatchObject([
      {
        ...{ runSeconds: 1671 + 788, downSeconds: 1146, engineSeconds: 3600, category: 'Processing' },
        ...{ startedAt: '2019-01-03T16:31:52.007Z', endedAt: '2019-01-03T17:31:52.020Z' },
      },
    ]);
    expect(shifts).toMatchObject([{ operatorKey: '14', startedAt: '2019-01-03T15:30:02.123Z' }]);
    const newer = await readAll(sample('MOM_V0303_Forw_cmwt_MaxiXT_01_07_20220502.mom'));
    expect([newer.work.length, newer.shifts.length, newer.machines[0]?.version]).toEqual([3, 2, '3.3']);
  });

  it('of every kind are refused wherever they are cut off, with the place', async () => {
    for (const name of [
      'FPR_V0301_PonsseOpti4G_04761.fpr',
      'MOM_V0303_Forw_cmwt_MaxiXT_01_07_20220502.mom',
    ]) {
      const whole = sample(name);
      const lines = whole.toString().split('\n').length;
      for (let part = 1; part < 8; part += 1) {
        const [fault, line] = await refusalOf(whole.subarray(0, Math.floor((whole.length * part) / 8)));
        expect(fault).toBe('cutOff');
        expect(line).toBeGreaterThan(1);
        expect(line).toBeLessThanOrEqual(lines);
      }
    }
  });
});

describe('a machine’s file', () => {
  const hpr = anHpr({ stems: 3 });

  it.each([
    ['in the default namespace', hpr],
    ['with a prefix', anHpr({ stems: 3, prefix: 'sf' })],
    ['of the first versions', anHpr({ stems: 3, version: '2.1' })],
    ['with a byte order mark', `\uFEFF${hpr}`],
    ['in UTF-16', Buffer.from(`\uFEFF${hpr.replace('utf-8', 'utf-16')}`, 'utf16le')],
    ['in Latin 1', Buffer.from(hpr.replace('utf-8', 'iso-8859-1'), 'latin1')],
    ['without any namespace', hpr.replace(' xmlns="urn:skogforsk:stanford2010"', '')],
  ])('is read %s', async (_how, content) => {
    const read = await readAll(content, 71);
    expect(read.stems).toEqual((await readAll(hpr)).stems);
    expect(read.stems).toHaveLength(3);
  });

  it('may hold makers’ own elements, which are passed over with all that is in them', async () => {
    const foreign = [
      '<v:Stem xmlns:v="urn:vendor"><v:StemKey>99</v:StemKey></v:Stem>',
      '<Extension><Stem><StemKey>98</StemKey></Stem></Extension>',
      '<Stem xmlns="urn:vendor:two"><StemKey>97</StemKey></Stem>',
    ].join('');
    const { stems } = await readAll(hpr.replace('<Stem>', `${foreign}<Stem>`));
    expect(stems.map(({ stemKey }) => stemKey)).toEqual(['1', '2', '3']);
    expect(await refusalOf(hpr.replace('<Stem>', '<w:Stem/><Stem>'))).toEqual(['malformed', 4, 'Stem', 'w:']);
  });

  it('tells of several trees gripped at once that they share one diameter, each with its volumes', async () => {
    const bunch = (key: number) =>
      aStem(key)
        .replaceAll('SingleTreeProcessedStem', 'MultiTreeProcessedStem')
        .replace('<DBH>', '<StemBunchKey>5</StemBunchKey><DBH>');
    const { stems } = await readAll(anHpr({ stems: 2, stem: bunch }));
    expect(stems).toMatchObject([
      { bunchKey: '5', dbhMm: 240, logs: [{ logKey: '1' }, { logKey: '2' }] },
      { bunchKey: '5', dbhMm: 240, logs: [{ logKey: '1' }, { logKey: '2' }] },
    ]);
    const felled =
      '<Stem><StemKey>4</StemKey><SingleTreeFelledStem><DBH>90</DBH></SingleTreeFelledStem></Stem>';
    const only = await readAll(anHpr({ stems: 1, stem: () => felled }));
    expect(only.stems).toMatchObject([{ stemKey: '4', logs: [], harvestedAt: null, position: null }]);
  });

  it('has the machine’s volume where it was corrected by hand too', async () => {
    const corrected = (category: string) =>
      `<LogVolume logVolumeCategory="m3sub" logMeasurementCategory="${category}">9</LogVolume>`;
    const { stems } = await readAll(hpr.replace('<LogVolume', `${corrected('Operator')}<LogVolume`));
    expect(stems[0]?.logs[0]?.volumes.underBark).toBe('0.125');
  });

  it('without offsets has the times of the licence’s zone', async () => {
    const local = hpr.replaceAll('+01:00', '');
    const times: (string | null)[] = [];
    const sink = { stem: ({ harvestedAt }: { harvestedAt: string | null }) => times.push(harvestedAt) };
    await readStanford(Readable.from([Buffer.from(local)]), sink, { timeZone: 'Europe/Zurich' });
    expect(times[0]).toBe((await readAll(hpr)).stems[0]?.harvestedAt);
  });

  it.each([
    ['of the older standard', '1 2 STM ~6 5 TIMBERJACK~', ['classic', 0, '', 'stm']],
    ['of the older standard after blanks', '\r\n 1 2 prd ~', ['classic', 0, '', 'prd']],
    ['that is empty', '', ['empty', 0, '', '']],
    ['that is no XML', 'Fichte;1;2', ['notStanford', 1, '', '']],
    ['of something else', '<a/>', ['notStanford', 1, 'a', 'a']],
    [
      'of a message that is not read',
      '<ObjectInstruction messageType="oin" version="3.1" xmlns="urn:skogforsk:stanford2010"/>',
      ['message', 1, 'ObjectInstruction', 'oin'],
    ],
    ['of a later version', anHpr({ stems: 1, version: '4.0' }), ['version', 2, 'HarvestedProduction', '4.0']],
    [
      'in feet',
      hpr.replace('lengthUnit="cm"', 'lengthUnit="ft"'),
      ['unit', 2, 'HarvestedProduction', 'lengthUnit="ft"'],
    ],
    ['without a machine', '<HarvestedProduction version="3.3"/>', ['missing', 1, 'Machine', '']],
    ['of a machine without a key', hpr.replace('machine-1', ''), ['missing', 3, 'MachineKey', '']],
    ['with a stem without a key', hpr.replace('<StemKey>2</StemKey>', ''), ['missing', 5, 'StemKey', '']],
    ['with a volume that is none', hpr.replace('>0.125<', '>0,125<'), ['value', 4, 'LogVolume', '0,125']],
    ['with a negative length', hpr.replace('>500<', '>-5<'), ['value', 4, 'LogLength', '-5']],
    [
      'with a day that is none',
      hpr.replace('2026-03-02', '2026-13-02'),
      ['value', 4, 'HarvestDate', '2026-13-02T06:01:00+01:00'],
    ],
    ['with a latitude beyond the pole', hpr.replace('46.8675', '146.8'), ['value', 4, 'Latitude', '146.8']],
    [
      'whose elements cross',
      hpr.replace('</Log></SingleTreeProcessedStem>', '</SingleTreeProcessedStem></Log>'),
      ['malformed', 4, 'Log', ''],
    ],
  ])('%s is refused, with its place', async (_what, content, refusal) => {
    expect(await refusalOf(content)).toEqual(refusal);
  });

  it('that declares entities or is no text is refused before any is read', async () => {
    const bomb = '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>';
    const [fault] = await refusalOf(hpr.replace('?>\n', `?>\n${bomb}`));
    expect(fault).toBe('doctype');
    const [undeclared] = await refusalOf(hpr.replace('>Hinterwald<', '>&b;<'));
    expect(undeclared).toBe('malformed');
    const noText = Buffer.concat([Buffer.from(hpr.slice(0, 900)), Buffer.from([0xff, 0xff])]);
    expect(await refusalOf(noText, 100)).toMatchObject(['encoding', 3, expect.any(String), '']);
  });

  it('with one huge attribute, text, depth or record is refused before it is held', async () => {
    const huge = 'x'.repeat(3_000_000);
    expect((await refusalOf(hpr.replace('<Stem>', `<Stem a="${huge}">`)))[0]).toBe('tooLong');
    expect((await refusalOf(hpr.replace('<StemKey>', `<StemKey>${huge}`)))[0]).toBe('tooLong');
    expect((await refusalOf(hpr.replace('<Stem>', '<Stem>'.repeat(100))))[0]).toBe('tooDeep');
    const logs = '<Log><LogKey>1</LogKey></Log>'.repeat(30_000);
    expect((await refusalOf(hpr.replace('<DBH>', `${logs}<DBH>`)))[0]).toBe('tooLong');
  });

  it('is refused wherever it is cut off, and whatever is wrong with it no other error leaves', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(hpr.length - 1), fc.integer({ min: 100, max: 5000 }), async (length, piece) => {
        const [fault, line] = await refusalOf(hpr.slice(0, length), piece);
        expect(['cutOff', 'empty', 'notStanford']).toContain(fault);
        expect(line).toBeLessThanOrEqual(hpr.split('\n').length);
      }),
      { numRuns: 30 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(hpr.length - 1), fc.string({ maxLength: 3 }), async (from, by) => {
        const error: unknown = await readAll(hpr.slice(0, from) + by + hpr.slice(from + 1)).catch(
          (caught: unknown) => caught,
        );
        expect(error instanceof Error && !(error instanceof StanfordError)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('of any size is read in turns, and no more than a piece of it waits', async () => {
    const size = 3000;
    let [waiting, most, stems] = [0, 0, 0];
    function* pieces() {
      let held: string[] = [];
      for (const piece of hprPieces({ stems: size })) {
        if (held.push(piece) < 50) continue;
        yield Buffer.from(held.join(''));
        held = [];
      }
      yield Buffer.from(held.join(''));
    }
    await readStanford(Readable.from(pieces()), {
      stem: () => {
        stems += 1;
        waiting += 1;
        most = Math.max(most, waiting);
      },
      turn: () => {
        waiting = 0;
        return Promise.resolve();
      },
    });
    expect(stems).toBe(size);
    expect(most).toBeLessThanOrEqual(51);
  });
});

it('older files are known by their ending', () => {
  expect(['a.PRD', 'b.stm', 'c.pri', 'd.hpr', 'e'].map(classicKindOf)).toEqual([
    ...['prd', 'stm', 'pri', undefined, undefined],
  ]);
});
