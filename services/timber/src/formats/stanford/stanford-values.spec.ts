import { Readable } from 'node:stream';
import { readStanford } from './read-stanford';
import { anHpr } from './test/machine-files';
import { aMom } from './test/other-messages';
import { readAll, refusalOf } from './test/read-all';
import type { StanfordStem } from './stanford.types';

const log = (content: string) => `<Log><LogKey>1</LogKey><ProductKey>10</ProductKey>${content}</Log>`;
const measured = (...diameters: [string, number][]) =>
  `<LogMeasurement logMeasurementCategory="Machine">${diameters
    .map(([category, value]) => `<LogDiameter logDiameterCategory="${category}">${value}</LogDiameter>`)
    .join('')}<LogLength>500</LogLength></LogMeasurement>`;
const stemOf = (content: string, before = '') =>
  `<Stem><StemKey>1</StemKey>${before}<SingleTreeProcessedStem><DBH>240</DBH>${content}</SingleTreeProcessedStem></Stem>`;
const stem = async (content: string, before = '', change = (text: string) => text): Promise<StanfordStem> => {
  const { stems } = await readAll(change(anHpr({ stems: 1, stem: () => stemOf(content, before) })));
  if (!stems[0]) throw new Error('no stem');
  return stems[0];
};

describe('the measures of a log', () => {
  it.each([
    ['mm', 'cm', { middleUnderBarkMm: 200, lengthCm: 500 }, 240],
    ['cm', 'cm', { middleUnderBarkMm: 2000, lengthCm: 500 }, 2400],
    ['mm', 'mm', { middleUnderBarkMm: 200, lengthCm: 50 }, 240],
    ['mm', 'dm', { middleUnderBarkMm: 200, lengthCm: 5000 }, 240],
    ['mm', 'm', { middleUnderBarkMm: 200, lengthCm: 50_000 }, 240],
  ])('in %s and %s are told in millimetres and centimetres', async (diameter, length, expected, dbhMm) => {
    const read = await stem(log(measured(['Mid ub', 200])), '', (text) =>
      text
        .replace('diameterUnit="mm"', `diameterUnit="${diameter}"`)
        .replace('lengthUnit="cm"', `lengthUnit="${length}"`),
    );
    expect(read.logs[0]).toMatchObject(expected);
    expect(read.dbhMm).toBe(dbhMm);
  });

  it('are refused in units that nobody knows, also such as every object has', async () => {
    const file = anHpr({ stems: 1 });
    expect((await refusalOf(file.replace('volumeUnit="m3"', 'volumeUnit="ft3"')))[0]).toBe('unit');
    expect((await refusalOf(file.replace('diameterUnit="mm"', 'diameterUnit="constructor"')))[0]).toBe(
      'unit',
    );
  });

  it('take the classic rounding before the reading, whatever their order and capitals', async () => {
    const both = await stem(log(measured(['Mid ub', 207], ['MID HKS UB', 200], ['Top ub', 180])));
    expect(both.logs[0]).toMatchObject({
      middleUnderBarkMm: 200,
      topUnderBarkMm: 180,
      middleOverBarkMm: null,
    });
    expect((await stem(log(measured(['Mid ub', 207])))).logs[0]?.middleUnderBarkMm).toBe(207);
    expect((await stem(log(measured(['Top ob', 207])))).logs[0]?.middleUnderBarkMm).toBeNull();
  });

  it('are the machine’s where somebody has corrected them', async () => {
    const corrected = measured(['Mid ub', 999]).replace('"Machine"', '"Operator"');
    expect((await stem(log(corrected + measured(['Mid ub', 200])))).logs[0]?.middleUnderBarkMm).toBe(200);
    expect((await stem(log(corrected))).logs[0]?.middleUnderBarkMm).toBe(999);
  });

  it('keep volumes as the file writes them, by their category', async () => {
    const volume = (category: string, value: string) =>
      `<LogVolume logVolumeCategory="${category}">${value}</LogVolume>`;
    const { logs } = await stem(
      log(volume('m3(price)', '0.1234567') + volume('M3SUB', '1.5e-1') + measured(['Mid ub', 200])),
    );
    expect(logs[0]?.volumes).toEqual({ price: '0.1234567', overBark: null, underBark: '0.15' });
  });
});

describe('where a tree stood', () => {
  const at = (latitude: string, longitude: string, attributes = '', north = 'North', east = 'East') =>
    `<StemCoordinates ${attributes}><Latitude latitudeCategory="${north}">${latitude}</Latitude><Longitude longitudeCategory="${east}">${longitude}</Longitude></StemCoordinates>`;
  const place = async (...coordinates: string[]) => {
    const { position } = await stem(log(measured(['Mid ub', 200])), coordinates.join(''));
    return position && [position.latitude, position.longitude];
  };

  it('is told with its side of equator and Greenwich', async () => {
    expect(await place(at('46.8', '8.2'))).toEqual([46.8, 8.2]);
    expect(await place(at('46.8', '8.2', '', 'South', 'West'))).toEqual([-46.8, -8.2]);
  });

  it('is the tip of the crane before the machine, and WGS 84 alone', async () => {
    const machine = at('46.8', '8.2', 'receiverPosition="Base machine position"');
    const crane = at('46.9', '8.3', 'receiverPosition="Crane tip position when felling the tree"');
    expect(await place(machine, crane)).toEqual([46.9, 8.3]);
    expect(
      await place(
        at('6789', '1234', 'coordinateReferenceSystem="SWEREF99"').replaceAll('6789', '46.1'),
        machine,
      ),
    ).toEqual([46.8, 8.2]);
    expect(await place(at('46.8', '8.2', 'coordinateReferenceSystem="WGS 84"'))).toEqual([46.8, 8.2]);
  });

  it('is nowhere where the machine knew none: zero and zero, or half of a place', async () => {
    expect(await place(at('0', '0'))).toBeNull();
    expect(await place(at('46.8', ''))).toBeNull();
    expect(await place()).toBeNull();
  });
});

describe('moments of a file', () => {
  const felled = async (moment: string) => {
    const times: (string | null)[] = [];
    const text = anHpr({
      stems: 1,
      stem: () => stemOf(log(measured(['Mid ub', 200])), `<HarvestDate>${moment}</HarvestDate>`),
    });
    const sink = { stem: ({ harvestedAt }: StanfordStem) => void times.push(harvestedAt) };
    await readStanford(Readable.from([Buffer.from(text)]), sink, { timeZone: 'Europe/Zurich' });
    return times[0];
  };

  it.each([
    ['2026-07-01T08:00:00', '2026-07-01T06:00:00.000Z'],
    ['2026-12-01T08:00:00', '2026-12-01T07:00:00.000Z'],
    ['2026-12-01T08:00:00Z', '2026-12-01T08:00:00.000Z'],
    ['2026-12-01T08:00:00.1234567-05:00', '2026-12-01T13:00:00.123Z'],
    // The hour that comes twice is taken as the first; in the one that is skipped the machine's clock was not set forward.
    ['2026-10-25T02:30:15', '2026-10-25T00:30:15.000Z'],
    ['2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
  ])('%s', async (moment, instant) => expect(await felled(moment)).toBe(instant));
});

describe('work of a machine', () => {
  it('tells what it ran and stood, and its counter in seconds', async () => {
    const { work, counters } = await readAll(
      aMom([{ from: '07:00', until: '12:00', down: 30, fuel: 42.5 }], { engineMinutes: 60_510 }),
    );
    expect(work).toMatchObject([
      {
        runSeconds: 4.5 * 3600,
        downSeconds: 1800,
        fuelLitres: '42.5',
        startedAt: '2026-03-03T06:00:00.000Z',
      },
    ]);
    expect(counters[0]?.engineSeconds).toBe(60_510 * 60);
  });

  it('ends as long after its start as a single span lasts', async () => {
    const { work } = await readAll(aMom([{ from: '07:00', until: '07:45' }], { combined: false }));
    expect(work).toMatchObject([
      {
        startedAt: '2026-03-03T06:00:00.000Z',
        endedAt: '2026-03-03T06:45:00.000Z',
        category: 'Terrain travel',
        downSeconds: 0,
      },
    ]);
  });

  it('has no counter where the file tells none', async () => {
    expect((await readAll(aMom([{ from: '07:00', until: '08:00' }]))).counters).toEqual([]);
  });
});
