import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { tableLimits } from '@jahrring/contracts-common';
import { readTable } from '../import/read-table';
import { ZipParts } from '../import/zip-parts';
import { sheetName, writeXlsx } from './write-xlsx';
import { ColumnSum, type ColumnKind, type ExportCell } from './export-column';

async function sheetOf(kinds: ColumnKind[], ...rows: ExportCell[][]) {
  const cells = (async function* () {
    yield* rows;
  })();
  const columns = kinds.map((kind) => ({ title: kind, kind }));
  const chunks: Buffer[] = [];
  for await (const chunk of await writeXlsx('Blatt', columns, cells)) chunks.push(Buffer.from(chunk));
  const bytes = Buffer.concat(chunks);
  const parts = await ZipParts.open(bytes, tableLimits);
  const xmlOf = async (name: string) => text((await parts.open(name)) ?? Readable.from([]));
  return { bytes, sheet: await xmlOf('xl/worksheets/sheet1.xml'), styles: await xmlOf('xl/styles.xml') };
}

/** Kind and value of each cell below the titles. */
function cellsOf(sheet: string): string[] {
  const cells = sheet.matchAll(/<c r="([A-Z]+)([2-9]\d*)"([^>]*)><v>([^<]*)<\/v>/g);
  return [...cells].map(
    ([, column, , attributes, value]) => `${column} ${attributes?.includes('t="s"') ? 'text' : value}`,
  );
}

describe('writeXlsx', () => {
  it('writes numbers, money, hours, days and times as numbers with a format', async () => {
    const { sheet, styles } = await sheetOf(
      ['number', 'money', 'price', 'hours', 'date', 'time', 'moment'],
      ['-12.345', '1234567.80', '78.0000', 1200, '2026-11-20', '07:30', '2026-11-20 12:00'],
    );
    expect(cellsOf(sheet)).toEqual([
      'A -12.345',
      'B 1234567.8',
      'C 78',
      `D ${1 / 3}`,
      'E 46346',
      'F 0.3125',
      'G 46346.5',
    ]);
    for (const format of ['#,##0.00', '0.00', 'dd.mm.yyyy', 'hh:mm', 'dd.mm.yyyy hh:mm'])
      expect(styles).toContain(`formatCode="${format}"`);
  });

  it('writes hours and minutes as parts of a day, also of more than one', async () => {
    const { sheet, styles } = await sheetOf(['clock'], [27_000], [new ColumnSum(90_000, 1)]);
    expect(cellsOf(sheet)).toEqual(['A 0.3125']);
    expect(styles).toContain('formatCode="[h]:mm"');
  });

  it('adds thirds of an hour up to whole ones', async () => {
    const { sheet } = await sheetOf(['hours'], [1200], [1200], [1200]);
    const sum = cellsOf(sheet).reduce((total, cell) => total + Number(cell.split(' ')[1]), 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  it('adds up the cells above by a formula', async () => {
    const columns = Array.from({ length: 28 }, () => 'hours' as const);
    const line = (cell: ExportCell) => columns.map(() => cell);
    const { sheet } = await sheetOf(columns, line(3600), line(1800), line(new ColumnSum(5400, 2)));
    const formulas = [...sheet.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>([^<]*)<\/f>/g)].map(
      ([, at, formula]) => `${at} ${formula}`,
    );
    expect([formulas[0], formulas[27]]).toEqual(['A4 SUM(A2:A3)', 'AB4 SUM(AB2:AB3)']);
  });

  it('keeps text what names something, would be calculated, or has more digits than a workbook can hold', async () => {
    const { sheet, bytes } = await sheetOf(
      ['text', 'text', 'money', 'date'],
      ['03000', '=1+1', '1234567890123456.78', 'gestern'],
    );
    expect(cellsOf(sheet)).toEqual(['A text', 'B text', 'C text', 'D text']);
    expect((await readTable(bytes)).rows[0]?.cells).toEqual([
      '03000',
      "'=1+1",
      '1234567890123456.78',
      'gestern',
    ]);
  });

  it('leaves empty cells out and cuts text a workbook cannot hold', async () => {
    const { sheet, bytes } = await sheetOf(['money', 'text', 'hours'], ['', 'x'.repeat(40_000), null]);
    expect(cellsOf(sheet)).toEqual(['B text']);
    expect((await readTable(bytes)).rows[0]?.cells[1]).toHaveLength(32_767);
  });

  it('is read back as it was written, days and times included', async () => {
    const { bytes } = await sheetOf(
      ['date', 'time', 'moment', 'money', 'hours'],
      ['2026-11-20', '07:31', '2026-11-20 23:59', '12.50', 1800],
    );
    expect((await readTable(bytes)).rows[0]?.cells).toEqual([
      '2026-11-20',
      '07:31',
      '2026-11-20 23:59',
      '12.5',
      '0.5',
    ]);
  });

  it.each([
    ['Kosten 2026/12', 'Kosten 2026-12'],
    ['[a]:b*c?d\\e', '-a--b-c-d-e'],
    ['Sehr lange Bezeichnung eines Projekts', 'Sehr lange Bezeichnung eines Pr'],
    ["'quoted'", 'quoted'],
    ['', '-'],
  ])('names the sheet of %s so that a workbook takes it', (title, name) =>
    expect(sheetName(title)).toBe(name),
  );
});
