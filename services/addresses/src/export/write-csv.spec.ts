import { readCsv, writeCsv } from '@jahrring/service-kit';

async function* rowsOf(...rows: string[][]): AsyncGenerator<string[]> {
  yield* rows;
}

async function written(header: string[], ...rows: string[][]): Promise<string> {
  let text = '';
  for await (const part of writeCsv(header, rowsOf(...rows))) text += part;
  return text;
}

describe('writeCsv', () => {
  it('begins with a byte order mark and ends every line with CRLF', async () => {
    expect(await written(['Name', 'Ort'], ['Lüthi', 'Bern'])).toBe('\ufeffName;Ort\r\nLüthi;Bern\r\n');
  });

  it('can be read back by the import', async () => {
    const row = ['A;B', 'said "no"', 'two\nlines', ' space '];
    const text = await written(['a', 'b', 'c', 'd'], row);
    expect([...readCsv(text.slice(1), ';')][1]?.cells).toEqual(row);
  });

  it('neutralises formulas in the header too', async () => {
    expect(await written(['=1'], ['@x'])).toBe("\ufeff'=1\r\n'@x\r\n");
  });
});
