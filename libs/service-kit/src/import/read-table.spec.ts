import { writeXlsx } from '../export/write-xlsx';
import { matchColumns } from './match-columns';
import { readTable } from './read-table';
import { TableError } from './table-error';

async function workbook(header: string[], rows: string[][]): Promise<Buffer> {
  const cells = (async function* () {
    yield* rows;
  })();
  const columns = header.map((title) => ({ title, kind: 'text' as const }));
  const chunks: Buffer[] = [];
  for await (const chunk of await writeXlsx('Blatt', columns, cells)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

describe('a table from a file', () => {
  it('is read from CSV, whatever its delimiter', async () => {
    const table = await readTable(Buffer.from('Konto;Titel\n1000;Kasse\n\n1020;"Bank; CHF"\n'));
    expect(table.header).toEqual(['Konto', 'Titel']);
    expect(table.rows).toEqual([
      { line: 2, cells: ['1000', 'Kasse'] },
      { line: 4, cells: ['1020', 'Bank; CHF'] },
    ]);
  });

  it('is read from the first sheet of a workbook, empty cells and signs included', async () => {
    const table = await readTable(
      await workbook(
        ['Konto', 'Art', 'Titel'],
        [
          ['1000', '', 'Kasse & <Bar>'],
          ['1020', 'x', 'Zürich'],
        ],
      ),
    );
    expect(table.header).toEqual(['Konto', 'Art', 'Titel']);
    expect(table.rows.map((row) => row.cells)).toEqual([
      ['1000', '', 'Kasse & <Bar>'],
      ['1020', 'x', 'Zürich'],
    ]);
  });

  it('names what is wrong, and where', async () => {
    const faultOf = (bytes: Buffer) =>
      readTable(bytes).then(
        () => null,
        (error: unknown) => error,
      );
    expect(await faultOf(Buffer.from('Konto;Titel'))).toMatchObject({ fault: 'empty' });
    expect(await faultOf(Buffer.from('a;b\n1;"x'))).toMatchObject({
      fault: 'unclosedQuote',
      line: 2,
      column: 2,
    });
    expect(await faultOf(Buffer.from([0x50, 0x4b, 3, 4, 1, 2]))).toBeInstanceOf(TableError);
    expect(await faultOf(Buffer.from([1, 2, 3]))).toMatchObject({ fault: 'notATable' });
  });

  it('has its columns found by their titles', () => {
    const names = { number: ['konto', 'kontonummer'], title: ['bezeichnung'], kind: ['art'] };
    expect(matchColumns(['Bezeichnung', 'Konto-Nummer'], names)).toEqual({ number: 1, title: 0 });
  });
});
