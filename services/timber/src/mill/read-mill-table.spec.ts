import { millLimits } from '@jahrring/contracts-timber';
import type { AppError } from '@jahrring/service-kit';
import fc from 'fast-check';
import { FileWords } from '../file-word/file-words';
import { tableNumber } from '../formats/table-number';
import { readMillFile } from './read-mill-file';

const rules = (words: FileWords = new FileWords()) => ({
  ...{ rule: 'CH' as const, conversions: [], today: '2026-11-24', words },
});
const read = (text: string | Uint8Array, words?: FileWords) =>
  readMillFile(typeof text === 'string' ? new TextEncoder().encode(text) : text, rules(words));
const refused = async (text: string | Uint8Array, words?: FileWords) => {
  const error = await read(text, words).then(
    () => null,
    (one: unknown) => one as AppError,
  );
  return { code: error?.code, fields: error?.fields?.map(({ field, code, params }) => [field, code, params?.['name'] ?? params?.['place']]), params: error?.params };
}; // oxfmt-ignore

const head = 'Nummer;Holzart;Sortiment;Qualität;Klasse;Stück;Volumen;Preis';

describe('a mill’s list', () => {
  it('tells logs by their numbers', async () => {
    const { lines, ...facts } = await read(
      `${head}\n17;Fichte;L1;b;2b;;0,523;98.50\n18;Tanne;L1;;L3a;1;0.61;\n`,
    );
    expect(facts).toEqual({ source: 'csv', kind: 'logs', measuredOn: '2026-11-24' });
    expect(lines).toEqual([
      {
        ...{ number: '17', species: 'fi', assortment: 'L1', quality: 'B', thicknessClass: '2b' },
        ...{ count: 1, volume: '0.523', price: '98.5000' },
      },
      {
        ...{ number: '18', species: 'ta', assortment: 'L1', quality: null, thicknessClass: '3a' },
        ...{ count: 1, volume: '0.610', price: null },
      },
    ]);
  });

  it('tells sums where one of its lines has no number', async () => {
    const { kind, lines } = await read(`${head}\n17;Fichte;;;;;0.5;\n;Fichte;L1;B;;12;6.25;\n`);
    expect(kind).toBe('assortments');
    expect(lines[1]).toMatchObject({ number: null, count: 12, volume: '6.250' });
  });

  it('has no pieces where a sum tells none', async () => {
    expect((await read(`${head}\n;Fichte;L1;B;;;6.25;\n`)).lines[0]?.count).toBe(0);
  });

  it.each([
    ['French', 'Numéro;Essence;Qualité;Classe;Nombre;Volume m3;Prix/m3', 'Épicéa'],
    ['Italian', 'Numero;Specie;Qualità;Classe;Pezzi;Volume;Prezzo', 'Abete rosso'],
    ['English', 'Number;Species;Quality;Class;Pieces;Volume;Price', 'Spruce'],
    ['Romanian', 'Număr;Specia;Calitate;Clasa;Bucăți;Volum;Preț', 'Molid'],
  ])('is read in %s', async (_language, titles, species) => {
    const { lines } = await read(`${titles}\n17;${species};B;2b;1;0.523;98.5\n`);
    expect(lines).toEqual([
      expect.objectContaining({
        number: '17',
        species: 'fi',
        quality: 'B',
        thicknessClass: '2b',
        price: '98.5000',
      }),
    ]);
  });

  it('tells every value that cannot be, by line and column', async () => {
    const { code, fields, params } = await refused(
      `${head}\n1;Fichte;;;9z;;0.5;\n2;Fichte;;;;;viel;x\n3;;;;;;0.5;\n`,
    );
    expect(code).toBe('MILL_FILE_UNREADABLE');
    expect(fields?.map(([, , place]) => place)).toEqual(['9z', 'viel', 'x', '']);
    expect(params).toMatchObject({ line: 2, column: 5, place: '9z' });
  });

  it('refuses what is below zero, beyond all wood, or no number', async () => {
    for (const volume of ['-1', '100001', '1e3', '0.5 m3', 'NaN', '']) {
      expect([volume, (await refused(`${head}\n1;Fichte;;;;;${volume};\n`)).code]).toEqual([volume, 'MILL_FILE_UNREADABLE']);
    }
  }); // oxfmt-ignore

  it('asks for the columns that it cannot do without', async () => {
    const { code, fields } = await refused('Stamm;Holz;Kubatur\n1;Fichte;0.5\n');
    expect(code).toBe('MILL_FILE_COLUMNS');
    expect(fields).toEqual([
      ...[['column', 'required', 'species'], ['column', 'required', 'volume']],
      ...['Stamm', 'Holz', 'Kubatur'].map((title) => ['title', 'unmapped', title]),
    ]); // oxfmt-ignore
  });

  it('asks for words that nobody knows, each of them once', async () => {
    const { code, fields } = await refused(`${head}\n1;Zirbe;;S;;;0.5;\n2;zirbe;;S;;;0.5;\n`);
    expect(code).toBe('MILL_FILE_UNMAPPED');
    expect(fields).toEqual([
      ['species', 'unmapped', 'zirbe'],
      ['quality', 'unmapped', 'S'],
    ]);
  });

  it('is refused before it is read where it has more lines than a mill measures', async () => {
    const rows = `1;Fichte;;;;;0.5;\n`.repeat(millLimits.lines + 1);
    expect((await refused(`${head}\n${rows}`)).code).toBe('MILL_FILE_UNREADABLE');
  });

  it('is no list where it is JSON of something else', async () => {
    expect((await refused('\uFEFF  {"a": 1}')).params).toMatchObject({ context: 'notEldat' });
    expect((await refused('')).code).toBe('MILL_FILE_UNREADABLE');
  });
});

describe('what somebody has said of a mill’s words', () => {
  const words = new FileWords([
    { kind: 'species', name: 'Zirbe', value: 'ki' },
    { kind: 'species', name: 'Fichte', value: 'ta' },
    { kind: 'quality', name: 'S', value: '' },
    { kind: 'assortment', name: 'Blochholz lang', value: 'L3' },
    { kind: 'column', name: 'Kubatur', value: 'volume' },
    { kind: 'column', name: 'Volumen', value: '' },
  ]);

  it('counts before what is recognised, however it is written', async () => {
    const { lines } = await read('Nr;Holzart;Sorte;Güte;Kubatur;Volumen\n1; ZIRBE;blochholz  lang;s;0.5;99\n2;Fichte;;;0.6;99\n', words);
    expect(lines).toMatchObject([
      { species: 'ki', assortment: 'L3', quality: null, volume: '0.500' },
      { species: 'ta', assortment: null, volume: '0.600' },
    ]);
  }); // oxfmt-ignore

  it('takes away a column that was given another meaning', () => {
    expect(words.columns(['Volumen', 'Preis'], ['volume', 'price'], { volume: 0, price: 1 })).toEqual({
      price: 1,
    });
    expect(words.columns(['Volumen', 'Kubatur'], ['volume'], { volume: 0 })).toEqual({ volume: 1 });
  });

  it('tells whether a value has a word already', () => {
    expect([
      words.means('column', 'volume'),
      words.means('column', 'price'),
      words.means('species', 'volume'),
    ]).toEqual([...[true, false, false]]);
  });
});

describe('numbers of lists', () => {
  it.each([
    ["1'234.50", 1234.5],
    ['1’234', 1234],
    ['1.234,5', 1234.5],
    ['1234,5', 1234.5],
    ['1 234,5', 1234.5],
    ['12.345.678,9', 12_345_678.9],
    ['0,001', 0.001],
    // One point alone is a decimal point: a volume of a log.
    ['1.234', 1.234],
    ['1,234.5', null],
    ['1.23.4', null],
    ['-1', null],
    ['.5', null],
    ['5.', null],
    ['1e3', null],
    ['', null],
  ])('%s', (text, value) => expect(tableNumber(text)).toBe(value));

  it('are the same with a point and with a comma, to the thousandth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (thousandths) => {
        const text = (thousandths / 1000).toFixed(3);
        expect(tableNumber(text)).toBe(thousandths / 1000);
        expect(tableNumber(text.replace('.', ','))).toBe(thousandths / 1000);
        const grouped = text.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.');
        expect(tableNumber(grouped)).toBe(thousandths / 1000);
      }),
    );
  });
});
