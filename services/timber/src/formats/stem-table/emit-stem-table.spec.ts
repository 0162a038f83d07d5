import type { StanfordStem } from '../stanford';
import { FileWords } from '../../file-word/file-words';
import { emitStemTable } from './emit-stem-table';
import { StemTableError } from './stem-table-error';

const today = '2026-11-24';
const read = async (text: string, words?: FileWords): Promise<StanfordStem[]> => {
  const stems: StanfordStem[] = [];
  await emitStemTable(
    new TextEncoder().encode(text),
    { stem: (stem) => void stems.push(stem) },
    today,
    words,
  );
  return stems;
};
const fault = async (text: string, words?: FileWords): Promise<StemTableError> => {
  try {
    await read(text, words);
  } catch (error) {
    if (error instanceof StemTableError) return error;
    throw error;
  }
  throw new Error('nothing was wrong');
};
const head = 'Nummer;Holzart;Länge;D1;D2;Rinde;Sorte;Güte;Gewicht kg;Datum;Herkunft;Bemerkung';
const one = async (row: string) => {
  const [stem] = await read(`${head}\n${row}\n`);
  return stem;
};

describe('a list of stems', () => {
  it('tells each row as a stem of one log, with its readings', async () => {
    const stem = await one('17;Fichte;5,00;42,3;41.8;2;L1;b;812;20.11.2026;Bannwald;krumm');
    expect(stem).toMatchObject({ number: '17', speciesKey: 'Fichte', objectKey: 'Bannwald', harvestedAt: '2026-11-20T12:00:00.000Z' });
    expect(stem?.logs).toEqual([
      expect.objectContaining({
        ...{ productKey: 'L1', lengthCm: 500, middleUnderBarkMm: 423 },
        readings: {
          ...{ firstMm: 423, secondMm: 418, barkCm: 2, quality: 'B', weightKg: 812 },
          ...{ measuredOn: '2026-11-20', note: 'krumm' },
        },
      }),
    ]);
  }); // oxfmt-ignore

  it.each([
    ['5', 500],
    ['5.04', 504],
    ['50', 5000],
    ['50.1', 50],
    ['504', 504],
    ['1200', 1200],
  ])('takes a length of %s as metres or centimetres, by its size', async (length, lengthCm) => {
    expect((await one(`1;Fichte;${length};42;;;;;;;;`))?.logs[0]?.lengthCm).toBe(lengthCm);
  });

  it.each([
    ['42', 420],
    ['42,37', 424],
    ['200', 2000],
    ['201', 201],
    ['423', 423],
  ])('takes a diameter of %s as centimetres or millimetres, by its size', async (diameter, firstMm) => {
    expect((await one(`1;Fichte;5;${diameter};;;;;;;;`))?.logs[0]?.readings?.firstMm).toBe(firstMm);
  });

  it('says nothing of what is not there, and today of a day', async () => {
    const stem = await one('1;Fichte;5;42;;;;;;;;');
    expect(stem?.logs[0]?.readings).toEqual({
      ...{ firstMm: 420, secondMm: null, barkCm: null, quality: null, weightKg: null },
      ...{ measuredOn: today, note: null },
    });
  });

  it('reads days in both spellings, and none that the calendar lacks', async () => {
    const day = async (text: string) =>
      (await one(`1;Fichte;5;42;;;;;;${text};;`))?.logs[0]?.readings?.measuredOn;
    expect([await day('2026-02-28'), await day('1.2.2026'), await day('28/2/2026')]).toEqual([
      ...['2026-02-28', '2026-02-01', '2026-02-28'],
    ]);
    for (const wrong of ['29.2.2026', '31.4.2026', '2026-13-01', 'gestern'])
      expect((await fault(`${head}\n1;Fichte;5;42;;;;;;${wrong};;\n`)).detail).toBe(wrong);
  });

  it('is the same stem whatever else stands on its row, and another with another reading', async () => {
    const key = async (row: string) => (await one(row))?.stemKey;
    const before = await key('17;Fichte;5;42;41;2;L1;B;;;Bannwald;');
    expect(await key('17;Fichte;5;42;41;1;L2;C;9;;Bannwald;neu')).toBe(before);
    for (const other of ['18;Fichte;5;42;41;2;L1;B;;;Bannwald;', '17;Fichte;5;43;41;2;L1;B;;;Bannwald;', '17;Fichte;5;42;;2;L1;B;;;Bannwald;', '17;Fichte;5;42;41;2;L1;B;;;Gohl;'])
      expect(await key(other)).not.toBe(before);
  }); // oxfmt-ignore

  it('reads our own titles, which a spreadsheet must not calculate', async () => {
    const [stem] = await read("Nummer;Baumart;Länge cm;Durchmesser 1;Bemerkung\n'-7;Fichte;500;420;'=x\n");
    expect([stem?.number, stem?.logs[0]?.readings?.note]).toEqual(['-7', '=x']);
  });
});

describe('what is wrong with a list of stems', () => {
  it('is told of every row at once, and no stem of it is taken', async () => {
    const stems: StanfordStem[] = [];
    const rows = '1;Fichte;0;42;;;;;;;;\n2;Fichte;5;0.5;;99;;X;;;;\n3;Fichte;5;42;;;;;;;;\n;;x;;;;;;;;;\n';
    const error = await emitStemTable(
      new TextEncoder().encode(`${head}\n${rows}`),
      { stem: (stem) => void stems.push(stem) },
      today,
    ).then(() => null, (one_: unknown) => one_ as StemTableError); // oxfmt-ignore
    expect(stems).toEqual([]);
    expect(error?.all.map(({ line, element, detail }) => `${line} ${element} ${detail}`.trim())).toEqual([
      ...['2 Länge 0', '3 D1 0.5', '3 Rinde 99', '3 Güte X'],
      ...['5 Nummer', '5 Holzart', '5 Länge x', '5 D1'],
    ]);
    expect(error?.unknown).toEqual([{ kind: 'quality', name: 'X' }]);
  });

  it('is a length beyond every tree, and a diameter', async () => {
    expect((await fault(`${head}\n1;Fichte;5001;42;;;;;;;;\n`)).element).toBe('Länge');
    expect((await fault(`${head}\n1;Fichte;5;3001;;;;;;;;\n`)).element).toBe('D1');
    expect((await fault(`${head}\n1;Fichte;5;42;3001;;;;;;;\n`)).element).toBe('D2');
  });

  it('is a column that is missing, all of them told with the titles that are there', async () => {
    const error = await fault('Nummer;Art\n1;Fichte\n');
    expect(error.all.map((each) => each.fault)).toEqual(['noSpecies', 'noLength', 'noDiameter']);
    expect(error.titles).toEqual(['Nummer', 'Art']);
    const words = new FileWords([{ kind: 'column', name: 'Art', value: 'species' }]);
    expect((await fault('Nummer;Art\n1;Fichte\n', words)).all.map((each) => each.fault)).toEqual(['noLength', 'noDiameter']);
  }); // oxfmt-ignore

  it('is counted beyond the hundred that are told', async () => {
    const error = await fault(`${head}\n${'1;Fichte;5;x;;;;;;;;\n'.repeat(130)}`);
    expect([error.all.length, error.total]).toEqual([100, 130]);
  });

  it('is not a quality that somebody has given a meaning, or none', async () => {
    const words = new FileWords([
      { kind: 'quality', name: 'II', value: 'B' },
      { kind: 'quality', name: 'o. A.', value: '' },
    ]);
    const stems = await read(`${head}\n1;Fichte;5;42;;;;ii;;;;\n2;Fichte;5;42;;;;O. A.;;;;\n`, words);
    expect(stems.map(({ logs }) => logs[0]?.readings?.quality)).toEqual(['B', null]);
  });
});
