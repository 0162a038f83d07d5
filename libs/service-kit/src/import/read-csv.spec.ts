import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { detectDelimiter } from './detect-delimiter';
import { CsvSyntaxError, readCsv, type Delimiter } from './read-csv';

const cellsOf = (text: string, delimiter: Delimiter = ';') =>
  [...readCsv(text, delimiter)].map((row) => row.cells);

function faultOf(text: string): unknown {
  try {
    return cellsOf(text);
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    return { fault: error.fault, line: error.line, column: error.column };
  }
}

describe('readCsv', () => {
  it('reads quoted cells with delimiters, quotes and line ends in them', () => {
    expect(cellsOf('a;b\r\n"x;y";"say ""hi""\nthere"\r\n')).toEqual([
      ['a', 'b'],
      ['x;y', 'say "hi"\nthere'],
    ]);
  });

  it('counts lines through cells that span several', () => {
    const lines = [...readCsv('a;b\n"1\n2\n3";x\n4;y', ';')].map((row) => row.line);
    expect(lines).toEqual([1, 2, 5]);
  });

  it('leaves out empty rows and the empty columns a spreadsheet appends', () => {
    expect(cellsOf('a;b\n\n;;\n1;2;;\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it.each([
    ['a;b\n1;"2\n3;4\n', { fault: 'unclosedQuote', line: 2, column: 2 }],
    ['a;b\n"1"x;2\n', { fault: 'textAfterQuote', line: 2, column: 1 }],
    ['a;b\n1;2\n1;2;3\n', { fault: 'tooManyCells', line: 3, column: 3 }],
    ['a;b;c\n1;2\n', { fault: 'tooFewCells', line: 2, column: 2 }],
  ])('names line and column of the fault in %j', (text, expected) => {
    expect(faultOf(text)).toEqual(expected);
  });

  it('reads back whatever is written by the rules', () => {
    const table = fc.integer({ min: 1, max: 6 }).chain((width) =>
      fc.array(fc.array(fc.string(), { minLength: width, maxLength: width }), {
        minLength: 1,
        maxLength: 8,
      }),
    );
    fc.assert(
      fc.property(table, fc.constantFrom<Delimiter>(';', ',', '\t'), (rows, delimiter) => {
        const text = rows
          .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter))
          .join('\r\n');
        expect(cellsOf(text, delimiter)).toEqual(rows.filter((row) => row.some((cell) => cell.trim())));
      }),
    );
  });

  it('agrees with csv-parse on every text that both can read', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b c', ';', '"', '""', '\n', '\r\n', 'ü'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (content) => {
        const ours = faultOf(content);
        fc.pre(Array.isArray(ours) && ours.length > 0);
        fc.pre(!/[^";\r\n]"/.test(content));
        const theirs: string[][] = parse(content, {
          delimiter: ';',
          relax_column_count: true,
          record_delimiter: ['\r\n', '\n'],
          skip_records_with_empty_values: true,
        });
        const width = theirs[0]?.length;
        expect(ours).toEqual(theirs.map((row) => row.slice(0, width)));
      }),
    );
  });
});

describe('detectDelimiter', () => {
  it.each([
    ['Name;PLZ;Ort\nA, B;1;C', ';'],
    ['Name,Zip,City\nA;B,1,C', ','],
    ['Nom\tNPA\tLocalité\n', '\t'],
    ['"Name, Vorname";PLZ;Ort', ';'],
    ['Name', ';'],
  ])('finds it in %j', (text, expected) => {
    expect(detectDelimiter(text)).toBe(expected);
  });
});
