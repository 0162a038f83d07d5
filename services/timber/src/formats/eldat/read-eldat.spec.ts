import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { defaultConversions, sumVolumes } from '@jahrring/contracts-timber';
import fc from 'fast-check';
import { speciesOf, thicknessOf } from './eldat-codes';
import { findJsonFault } from '@jahrring/service-kit';
import { EldatError } from './eldat-fault';
import { readEldat } from './read-eldat';
import type { StanfordStem } from '../stanford';
import { emitEldat } from './emit-eldat';
import { readMeasurement } from './read-measurement';
import { aClearing, aJournal, anEldat, anOlderJournal, someLog } from './test/eldat-files';

const samples = join(process.env['SAMPLES_DIR'] ?? 'no-samples', 'timber');
const itSamples = existsSync(samples) ? it : it.skip;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const measures = { rule: 'CH', conversions: [...defaultConversions], day: '2026-11-24' } as const;
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readMeasurement(readEldat(bytesOf(text)), measures);

function faultOf(text: string | Uint8Array): unknown {
  try {
    readMeasurement(readEldat(typeof text === 'string' ? bytesOf(text) : text), measures);
  } catch (error) {
    if (error instanceof EldatError)
      return [error.fault, error.line, error.column, error.element, error.detail];
    throw error;
  }
  return null;
}

describe('a mill’s ELDATsmart', () => {
  it('tells logs of version 1.0.3, their volume by the rule where the file has none', () => {
    expect(read(aJournal())).toEqual({
      ...{ number: 'WV-77', measuredOn: '2026-11-24', creditNumber: null, creditOn: null, lots: ['00001'] },
      lines: [
        {
          ...{ number: '1', species: 'fi', quality: 'B', thicknessClass: '4', product: '', count: 1 },
          ...{ volume: '0.500', price: null },
        },
      ],
      unknown: [],
    });
  });

  it('tells logs and sums of version 1.0.2 with the file’s own volume', () => {
    const alike = { species: 'fi', quality: 'C', thicknessClass: '3a', product: 'fl sg', volume: '0.987' };
    expect(read(anOlderJournal('logs'))).toMatchObject({
      number: 'P 12',
      lines: [{ ...alike, number: '17' }],
    });
    expect(read(anOlderJournal('sums'))).toMatchObject({
      lines: [{ ...alike, number: null, count: 2 }],
    });
  });

  it('tells the credit note with its prices, and leaves services out', () => {
    expect(read(aClearing())).toMatchObject({
      ...{ creditNumber: 'G-4711', creditOn: '2026-11-25', measuredOn: '2026-11-24' },
      lines: [{ species: 'fi', thicknessClass: '3b', volume: '0.987', price: '97.2500' }],
    });
  });

  it('reads lengths in metres and centimetres, amounts of stacked wood, numbers as texts, and a byte order mark', () => {
    const centimetres = { ...someLog, grade_length: undefined, stem_length: '400' };
    const stacked = { species: 'bu', amount: { amount_value: 10, amount_unit: 'rmm' } };
    const { lines } = read(`\uFEFF${aJournal([centimetres, stacked])}`);
    expect(lines.map(({ volume }) => volume)).toEqual(['0.500', '7.143']);
  });

  it.each([
    ['', 'empty'],
    ['{"document": {"meta": {', 'cutOff'],
    ['{"document": }', 'malformed'],
    ['{"other": 1}', 'notEldat'],
    ['[]', 'notEldat'],
    [`${'['.repeat(50)}`, 'tooDeep'],
    [`[${'[],'.repeat(500_001)}[]]`, 'tooLong'],
    [`[${'1,'.repeat(2_000_001)}1]`, 'tooLong'],
  ])('refuses %.30s as %s', (text, fault) => {
    expect(faultOf(text)).toMatchObject({ 0: fault });
  });

  it('names the species and qualities that it does not know, for a person to say what they are', () => {
    const alien = aJournal([someLog, { ...someLog, species: 'xx' }]);
    expect(read(alien).unknown).toEqual([{ kind: 'species', name: 'xx' }]);
  });

  it('says where it is broken', () => {
    const whole = aJournal();
    const [fault, line] = faultOf(whole.slice(0, whole.indexOf('"species"') + 4)) as [string, number];
    expect([fault, line]).toEqual(['cutOff', whole.slice(0, whole.indexOf('"species"')).split('\n').length]);
    expect(faultOf('{\n "a": 1,\n "b": x\n}')).toEqual(['malformed', 3, 7, '', '']);
    expect(faultOf(new Uint8Array([0x7b, 0xff, 0xfe]))).toMatchObject({ 0: 'encoding' });
    const measureless = aJournal([{ ...someLog, diameter_length_forest: undefined }]);
    expect(faultOf(measureless)).toMatchObject({
      0: 'missing',
      3: expect.stringMatching(/log_industrie\[0\]\.diameter$/),
    });
    const negative = aJournal([{ ...someLog, grade_length: -4 }]);
    expect(faultOf(negative)).toMatchObject({ 0: 'value', 4: '-4' });
    const weighed = aJournal([{ species: 'fi', amount: { amount_value: 3, amount_unit: 'lut' } }]);
    expect(faultOf(weighed)).toMatchObject({ 0: 'unit', 4: 'lut' });
    expect(faultOf(anEldat('transfer_order', {}))).toMatchObject({ 0: 'message', 4: 'transfer_order' });
    const photo = { industrie_measured: { measurement_type_photo_optical: {} } };
    expect(faultOf(aJournal([], photo))).toMatchObject({ 0: 'message' });
  });

  it('finds the fault of any JSON that is cut or changed', () => {
    const whole = JSON.stringify({ a: [1, -2.5e3, 'x"y', null, true], b: { c: [] } });
    for (let at = 1; at < whole.length; at += 1) expect(findJsonFault(whole.slice(0, at))).toBe(at);
    expect(findJsonFault(whole)).toBe(whole.length);
    const broken = fc.tuple(fc.nat(whole.length - 1), fc.constantFrom('x', '}', ',', ':', '[', '"'));
    fc.assert(
      fc.property(broken, ([at, sign]) => {
        const text = whole.slice(0, at) + sign + whole.slice(at + 1);
        const found = findJsonFault(text);
        // A text the runtime parses has no fault; a fault never lies before the changed character.
        expect(found).toBeGreaterThanOrEqual(isJson(text) ? text.length : Math.min(at, found));
        expect(found < text.length && isJson(text)).toBe(false);
      }),
    );
  });

  it('names no property that every object has', () => {
    expect(
      faultOf('{"document": {"eldat": {"constructor": {}, "__proto__": {"clearing": {}}}}}'),
    ).toMatchObject({
      0: 'notEldat',
    });
  });
});

itSamples('knows every species and thickness class of the standard', () => {
  const file = join(samples, 'eldatsmart_1.0.3_codelists.csv');
  const codes = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(';'));
  const of = (list: string) => codes.filter(([name]) => name === list).map(([, code = '']) => code);
  expect(of('species').length).toBeGreaterThan(100);
  expect(of('species').filter((code) => speciesOf(code) === null)).toEqual(['xy']);
  // Whole classes of two halves are told by the diameter.
  expect(of('thickness_class').filter((code) => thicknessOf(code) === null)).toEqual(['o', 'd1', 'd2', 'd3']);
});

itSamples('tells a wood allocation with its logs, to the thousandth of what it says', async () => {
  const file = join(samples, 'own-eldat-holzbereitstellung.eldat');
  const stems: StanfordStem[] = [];
  const open = () => Promise.resolve<Readable>(createReadStream(file, { highWaterMark: 100 }));
  expect(await emitEldat(open, { stem: (stem) => void stems.push(stem) }, measures)).toBe('wood_allocation');
  expect(stems.map(({ number, speciesKey }) => `${number} ${speciesKey}`)).toEqual([
    '1 fi',
    '2 fi',
    '3 fi',
    '4 fi',
  ]);
  const volumes = stems.flatMap(({ logs }) => logs.map(({ volumes }) => volumes.underBark ?? ''));
  expect(sumVolumes(volumes)).toBe('1.600');
  expect(stems[0]?.logs[0]).toMatchObject({
    productKey: 'ch_r sg · B',
    lengthCm: 500,
    middleUnderBarkMm: 270,
  });
});

describe('an allocation of many piles', () => {
  const toldOf = async (text: string) => {
    const told: string[] = [];
    const open = () => Promise.resolve(Readable.from(text.match(/[^]{1,50}/g)?.map(bytesOf) ?? []));
    await emitEldat(
      open,
      {
        machine: ({ machineKey }) => void told.push(machineKey),
        definition: ({ name }) => void told.push(name),
        stem: ({ number, objectKey, harvestedAt, logs }) =>
          void told.push(
            [objectKey, number, harvestedAt?.slice(0, 10), ...logs.map((log) => log.productKey)].join(' '),
          ),
        load: ({ parts }) => void told.push(`load ${parts[0]?.underBark}`),
      },
      measures,
    );
    return told;
  };

  it('is told the same whatever the order of its parts, logs after what stands around them', async () => {
    const log = { species: 'fi', stem_length: 4, diameter: 40, quality_definition: { qual_type: 'b' } };
    const product = (grade: string) => [
      { grade, use: 'sg', species: 'fi', amount: { amount_value: 2, amount_unit: 'fmo' } },
    ];
    const pile = (grade: string, log: unknown) => ({
      forest_measured: {
        measurement_type_single_log: { log, measurement_datetime: '2026-11-20T08:00:00Z' },
      },
      product_data: product(grade),
    });
    const allocation = {
      wood_data: {
        allocated_pile: [
          pile('fl', [
            { ...log, stam_id: '1' },
            { ...log, stam_id: '2' },
          ]),
          pile('st', { ...log, stam_id: '3' }),
          { product_data: product('is') },
        ],
        wood_id: [{ wood_id_type: 'los', wood_id_no: 'L 7' }],
      },
      address: { supplier: { business: { business_data: { name: 'Wald AG' } } } },
    };
    expect(await toldOf(anEldat('wood_allocation', allocation))).toEqual([
      ...['eldat Wald AG', 'L 7', 'L 7 3 2026-11-20 st sg · B', 'load 2.000'],
      ...['L 7 1 2026-11-20 fl sg · B', 'L 7 2 2026-11-20 fl sg · B'],
    ]);
  });

  it('says which log of which pile is wrong, and tells none of the others', async () => {
    const log = { species: 'fi', stem_length: 4, diameter: 40 };
    const pile = (log: unknown) => ({ forest_measured: { measurement_type_single_log: { log } } });
    const text = anEldat('wood_allocation', {
      wood_data: { allocated_pile: [pile([log]), pile([log, { ...log, diameter: -1 }])] },
    });
    await expect(toldOf(text)).rejects.toMatchObject({
      fault: 'value',
      element:
        'document.eldat.wood_allocation.wood_data.allocated_pile[1].forest_measured.measurement_type_single_log.log[1].diameter'.slice(
          -100,
        ),
    });
    await expect(toldOf(text.slice(0, -40))).rejects.toMatchObject({ fault: 'cutOff' });
  });
});

it('reads 4 000 logs', () => {
  const logs = Array.from({ length: 4000 }, (_, index) => ({ ...someLog, stam_id: String(index + 1) }));
  const { lines } = read(aJournal(logs));
  expect(sumVolumes(lines.map(({ volume }) => volume))).toBe('2000.000');
});
