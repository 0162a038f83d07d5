import { tableLimits } from '@jahrring/contracts-common';
import { aSheet, asZip64, aWorkbook, aZip } from './a-workbook';
import { readTable } from './read-table';
import { TableWorkers } from './table-workers';

const cell = (r: string, text: string) => `<c r="${r}" t="inlineStr"><is><t>${text}</t></is></c>`;
const titles = `<row r="1">${cell('A1', 'Konto')}${cell('B1', 'Titel')}</row>`;
const row = (number: number) => `<row r="${number}">${cell(`A${number}`, 'x')}</row>`;

const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a table that would be too much', () => {
  it.each([
    ['a column beyond the last', `<row r="2"><c r="XFE2"><v>1</v></c></row>`, 'tooManyColumns'],
    ['a column of seven letters', `<row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row>`, 'tooManyColumns'],
    ['a row beyond the last', `<row r="1048577"><c r="A1048577"><v>1</v></c></row>`, 'tooLarge'],
    [
      'a cell of more signs than a cell has',
      `<row r="2">${cell('A2', 'x'.repeat(32_768))}</row>`,
      'cellTooLong',
    ],
    ['rows that are never closed', '<row>'.repeat(50), 'notATable'],
    ['elements in elements without end', `<row r="2">${'<a>'.repeat(5_000)}`, 'tooLarge'],
    ['a document type', '', 'notATable', '<!DOCTYPE a [<!ENTITY b "c">]>'],
    ['an entity of its own', `<row r="2"><c r="A2"><v>&lol;</v></c></row>`, 'notATable'],
  ])('is refused: %s', async (_, rows, fault, before = '') => {
    const bytes = aWorkbook(before + aSheet(titles + rows));
    expect(await faultOf(readTable(bytes))).toMatchObject({ name: 'TableError', fault });
  });

  it.each([
    [
      'that unpacks to hundreds of times its size',
      aWorkbook(aSheet(titles + ' '.repeat(4_000_000))),
      'tooLarge',
    ],
    [
      'with too many files',
      aZip(Array.from({ length: 1_001 }, (_, n) => [`xl/${n}.xml`, ''] as const)),
      'tooLarge',
    ],
    [
      'with as many files as the format has numbers for',
      aZip(Array.from({ length: 0xffff }, (_, n) => [`xl/${n}.xml`, ''] as const)),
      'tooLarge',
    ],
    [
      'of the ZIP64 format with billions of files',
      asZip64(aWorkbook(aSheet(titles + row(2))), 2n ** 40n),
      'tooLarge',
    ],
    [
      'of the ZIP64 format with fewer files than it says',
      asZip64(aWorkbook(aSheet(titles + row(2))), 900n),
      'notATable',
    ],
    [
      'of the ZIP64 format whose end lies beyond the file',
      asZip64(aWorkbook(aSheet(titles + row(2))), 1n, 2n ** 40n),
      'notATable',
    ],
    [
      'with two files of one name',
      aWorkbook(aSheet(titles), [['xl/worksheets/sheet1.xml', aSheet('')]]),
      'notATable',
    ],
    ['with a path that leads out', aWorkbook(aSheet(titles + row(2)), [['../evil.xml', 'x']]), 'notATable'],
    ['without a sheet', aZip([['xl/workbook.xml', '<workbook/>']]), 'notATable'],
    ['with another ZIP for a sheet', aWorkbook(aWorkbook(aSheet(titles))), 'notATable'],
    [
      'that lies about its sizes',
      aZip([['xl/worksheets/sheet1.xml', aSheet(titles), { claimed: 10 }]]),
      'notATable',
    ],
  ])('is refused: a ZIP %s', async (_, bytes, fault) => {
    expect(await faultOf(readTable(bytes))).toMatchObject({ name: 'TableError', fault });
  });

  it('is read where it is small, in the ZIP64 format as well', async () => {
    const { header, rows } = await readTable(asZip64(aWorkbook(aSheet(titles + row(2))), 1n));
    expect([header, rows.length]).toEqual([['Konto', 'Titel'], 1]);
  });

  it('is refused where few texts are named very often', async () => {
    const strings = `<sst><si><t>${'x'.repeat(30_000)}</t></si></sst>`;
    const named = Array.from(
      { length: 1_100 },
      (_, n) => `<row r="${n + 2}"><c r="A${n + 2}" t="s"><v>0</v></c></row>`,
    );
    const bytes = aWorkbook(aSheet(titles + named.join('')), [['xl/sharedStrings.xml', strings]]);
    expect(await faultOf(readTable(bytes))).toMatchObject({ fault: 'tooLarge' });
  });

  it('is refused as text: one cell, one row, one quote without end, signs that no text has', async () => {
    const long = 'x'.repeat(2_000_000);
    expect(await faultOf(readTable(Buffer.from(`a;b\n1;${long}`)))).toMatchObject({
      fault: 'cellTooLong',
      line: 2,
      column: 2,
    });
    expect(await faultOf(readTable(Buffer.from(`a;b\n1;"${long}`)))).toMatchObject({ fault: 'cellTooLong' });
    expect(await faultOf(readTable(Buffer.from(';'.repeat(2_000_000))))).toMatchObject({
      fault: 'tooManyColumns',
    });
    expect(await faultOf(readTable(Buffer.from('a;b\n1;\u0000')))).toMatchObject({ fault: 'notATable' });
    expect(await faultOf(readTable(Buffer.from('\ufeffa;b\n1;\u0000', 'utf16le')))).toMatchObject({
      fault: 'notATable',
    });
  });

  it('is refused once reading has taken its time', async () => {
    const workers = new TableWorkers({ limits: { milliseconds: -1 }, thread: null });
    const bytes = aWorkbook(aSheet(titles + row(2)));
    expect(await faultOf(workers.read(bytes))).toMatchObject({ fault: 'tooLarge' });
  });
});

describe('a table within the limits', () => {
  it('keeps cells up to the last column of a worksheet, and none that no title stands above', async () => {
    const wide = `<row r="2">${cell('B2', 'Kasse')}${cell('XFD2', 'beyond')}</row>`;
    const { rows } = await readTable(aWorkbook(aSheet(titles + wide)));
    expect(rows).toEqual([{ line: 2, cells: ['', 'Kasse'] }]);
  });

  it('is read from XML of UTF-16, with rich and shared texts, without phonetic ones', async () => {
    const sheet = Buffer.from(
      `\ufeff${aSheet(`${titles}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`)}`,
      'utf16le',
    );
    const strings =
      '<x:sst xmlns:x="y"><x:si><x:r><x:t>Tan</x:t></x:r><x:r><x:t>ne</x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>';
    const { rows } = await readTable(aWorkbook(sheet, [['xl/sharedStrings.xml', strings]]));
    expect(rows[0]?.cells).toEqual(['Tanne']);
  });

  it('keeps numbers that are no day a workbook knows, whatever their style', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';
    const day = (r: number, value: string) => `<row r="${r}"><c r="A${r}" s="1"><v>${value}</v></c></row>`;
    const sheet = aSheet(titles + day(2, '1e300') + day(3, '-1') + day(4, '46346') + day(5, '1'));
    const { rows } = await readTable(aWorkbook(sheet, [['xl/styles.xml', styles]]));
    expect(rows.map(({ cells }) => cells[0])).toEqual(['1e300', '-1', '2026-11-20', '1900-01-01']);
  });

  it('is read from text of mixed line ends in Windows-1252', async () => {
    const bytes = Buffer.from('Name;Ort\r\nM\xfcller;Bern\nMeier;Z\xfcrich\rHuber;Chur', 'latin1');
    const { rows, text } = await readTable(bytes);
    expect(text).toEqual({ encoding: 'windows-1252', delimiter: ';' });
    expect(rows.map(({ cells }) => cells[0])).toEqual(['Müller', 'Meier', 'Huber']);
  });

  it('lets other work have its turn while it is read', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => row(n + 2));
    let turns = 0;
    let isReading = true;
    const others = (async () => {
      while (isReading) {
        await new Promise((resolve) => setImmediate(resolve));
        turns += 1;
      }
    })();
    await readTable(aWorkbook(aSheet(titles + many.join(''))));
    isReading = false;
    await others;
    expect(turns).toBeGreaterThan(20);
  });
});

it('the limits are those of a worksheet', () => {
  expect(tableLimits).toMatchObject({ columns: 16_384, rows: 1_048_576, cellLength: 32_767 });
});
