import { machineFileLimits } from '@jahrring/contracts-timber';
import fc from 'fast-check';
import type { StanfordDefinition, StanfordLoad, StanfordLog, StanfordStem } from '../formats/stanford';
import { FileNames, FileSummarizer } from './file-summary';

const define = (kind: StanfordDefinition['kind'], key: string, name: string, change: Partial<StanfordDefinition> = {}) => ({
  ...{ kind, key, name, parentKey: '', userId: '', detail: '', owner: '' },
  ...change,
}); // oxfmt-ignore
const aLog = (underBark: string | null, productKey = '10'): StanfordLog => ({
  ...{ logKey: '1', productKey, lengthCm: 400, middleUnderBarkMm: 400, middleOverBarkMm: null },
  ...{ topUnderBarkMm: null, buttUnderBarkMm: null, volumes: { price: '9', overBark: '9', underBark } },
});
const aStem = (logs: StanfordLog[], change: Partial<StanfordStem> = {}): StanfordStem => ({
  ...{ machineKey: 'm', stemKey: '1', number: '1', speciesKey: '1', objectKey: '7', subObjectKey: '' },
  ...{ operatorKey: '3', harvestedAt: '2026-03-02T06:00:00.000Z', bunchKey: '', dbhMm: null, position: null, logs },
  ...change,
}); // oxfmt-ignore
const aLoad = (parts: Partial<StanfordLoad['parts'][number]>[], change: Partial<StanfordLoad> = {}): StanfordLoad => ({
  ...{ machineKey: 'm', loadKey: '1', number: '1', operatorKey: '3', objectKey: '7', unloadedAt: '2026-03-03T06:00:00.000Z', position: null },
  parts: parts.map((part) => ({
    ...{ partialLoadKey: '1', deliveryKey: '', locationKey: '', productKey: '', overBark: null, underBark: null, weight: null },
    ...part,
  })),
  ...change,
}); // oxfmt-ignore

const summed = (tell: (file: FileSummarizer) => void) => {
  const file = new FileSummarizer();
  tell(file);
  return file.summary('hpr');
};

describe('the sums of a machine’s file', () => {
  it('are stems, logs and volume under bark, by species and product, the most frequent first', () => {
    const summary = summed((file) => {
      file.definition(define('species', '1', 'Fichte'));
      file.definition(define('product', '10', 'L1 B'));
      file.stem(aStem([aLog('0.1255'), aLog('0.2', '11')]));
      file.stem(aStem([aLog('0.1')], { speciesKey: '2' }));
      file.stem(aStem([aLog(null)]));
      file.stem(aStem([]));
    });
    expect(summary).toMatchObject({ stems: 4, logs: 4, volume: '0.426' });
    expect(summary.species).toEqual([
      { name: 'Fichte', logs: 3, volume: '0.326' },
      // A code that the file does not define is shown as it is.
      { name: '2', logs: 1, volume: '0.100' },
    ]);
    expect(summary.products.map(({ name, logs }) => `${name} ${logs}`)).toEqual(['L1 B 3', '11 1']);
  });

  it('lose nothing of thousands of logs', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9999 }), { maxLength: 200 }), (thousandths) => {
        const { volume, species } = summed((file) => {
          for (const one of thousandths) file.stem(aStem([aLog((one / 1000).toFixed(3))]));
        });
        const sum = (thousandths.reduce((total, one) => total + one, 0) / 1000).toFixed(3);
        expect(volume).toBe(sum);
        if (thousandths.length > 0) expect(species[0]?.volume).toBe(sum);
      }),
      { numRuns: 30 },
    );
  });

  it('run from the first to the last moment that anything tells', () => {
    const { from, until, operators } = summed((file) => {
      file.definition(define('operator', '3', 'Muster'));
      file.stem(aStem([], { harvestedAt: '2026-03-05T06:00:00.000Z' }));
      file.stem(aStem([], { harvestedAt: null, operatorKey: '' }));
      file.load(aLoad([], { unloadedAt: '2026-03-01T06:00:00.000Z', operatorKey: '4' }));
      file.stem(aStem([]));
    });
    expect([from, until]).toEqual(['2026-03-01T06:00:00.000Z', '2026-03-05T06:00:00.000Z']);
    expect(operators).toEqual(['4', 'Muster']);
  });

  it('of loads go by delivery, under bark where it is told, and by the site of the place', () => {
    const summary = summed((file) => {
      file.definition(define('delivery', '20', 'Sägewerk'));
      file.definition(define('location', '5', 'Lagerplatz', { parentKey: '8' }));
      file.definition(define('object', '8', 'Gohl', { owner: 'Korporation', detail: 'FSC' }));
      file.load(aLoad([{ deliveryKey: '20', underBark: '10', overBark: '11.5' }, { productKey: '10', overBark: '2' }]));
      file.load(aLoad([{ deliveryKey: '20', underBark: '1', locationKey: '5' }], { objectKey: '' }));
    });
    expect(summary).toMatchObject({ loads: 2, parts: 3, volume: '13.000' });
    expect(summary.products).toEqual([
      { name: 'Sägewerk', logs: 2, volume: '11.000' },
      { name: '10', logs: 1, volume: '2.000' },
    ]);
    expect(summary.sites).toEqual([
      { key: '7', name: '7', owner: '', certificate: '', stems: 2 },
      { key: '8', name: 'Gohl', owner: 'Korporation', certificate: 'FSC', stems: 1 },
    ]);
  }); // oxfmt-ignore

  it('of work are hours and litres', () => {
    const work = {
      ...{
        machineKey: 'm',
        operatorKey: '3',
        objectKey: '7',
        subObjectKey: '',
        drivenMetres: 0,
        category: '',
      },
      ...{ startedAt: '2026-03-01T06:00:00.000Z', endedAt: '2026-03-01T07:00:00.000Z' },
      ...{ engineSeconds: 3600, runSeconds: 1800, downSeconds: 0, fuelLitres: '0.1' },
    };
    const summary = summed((file) => [work, work, work].forEach((one) => file.work(one)));
    expect(summary).toMatchObject({ spans: 3, engineHours: '3.000', runHours: '1.500', fuelLitres: '0.300' });
  });

  it('are refused for more names than anybody could map', () => {
    expect(() =>
      summed((file) => {
        for (let key = 0; key <= machineFileLimits.mappings; key += 1)
          file.stem(aStem([aLog('1', String(key))]));
      }),
    ).toThrow(expect.objectContaining({ fault: 'tooLong' }));
    expect(() =>
      summed((file) => {
        for (let key = 0; key <= machineFileLimits.sites; key += 1)
          file.stem(aStem([], { objectKey: String(key) }));
      }),
    ).toThrow(expect.objectContaining({ fault: 'tooLong' }));
  });
});

describe('names in a file', () => {
  const names = new FileNames();
  names.add(define('species', '1', 'Fichte'));
  names.add(define('product', '1', 'L1'));
  names.add(define('species', '2', ''));

  it('are told apart by what they name; the key stands for one without a name', () => {
    expect([
      names.of('species', '1'),
      names.of('product', '1'),
      names.of('species', '2'),
      names.of('species', ''),
    ]).toEqual([...['Fichte', 'L1', '2', '–']]);
  });

  it('are no longer than a mapping’s', () => {
    names.add(define('product', '3', 'x'.repeat(machineFileLimits.name + 50)));
    expect(names.of('product', '3')).toHaveLength(machineFileLimits.name);
  });
});
