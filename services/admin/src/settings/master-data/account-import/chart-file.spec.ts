import { accountImportMaxRows } from '@jahrring/contracts-admin';
import { readChartFile } from './chart-file';

const read = (text: string) => readChartFile(Buffer.from(text, 'utf8'));

describe('a file with a chart of accounts', () => {
  it('is read by the titles of its columns, in whichever order', async () => {
    expect(await read('MWST;Kontobezeichnung;Konto-Nr.\n8.1; Warenertrag ;3200\n')).toEqual({
      mapping: ['vatKey', 'title', 'number'],
      headers: ['MWST', 'Kontobezeichnung', 'Konto-Nr.'],
      rows: [{ line: 2, number: '3200', title: 'Warenertrag', kind: '', vatKey: '8.1' }],
    });
  });

  it.each([
    ['French', 'N° de compte;Libellé;Type;TVA'],
    ['Italian', 'Numero conto;Descrizione;Tipo;IVA'],
    ['Romanian', 'Număr cont;Denumire;Fel;TVA'],
    ['English', 'Account number,Account name,Type,VAT code'],
  ])('is understood in %s', async (_language, header) => {
    const separator = header.includes(';') ? ';' : ',';
    const { rows } = await read(`${header}\n${['1000', 'Cash', 'asset', '0'].join(separator)}\n`);
    expect(rows).toEqual([{ line: 2, number: '1000', title: 'Cash', kind: 'asset', vatKey: '0' }]);
  });

  it('keeps leading zeros of numbers, as DATEV has them', async () => {
    expect((await read('Konto;Name\n0027;EDV-Software\n')).rows[0]).toMatchObject({ number: '0027' });
  });

  it.each([
    ['number', 'Name;Art\nBank;Aktiven\n'],
    ['title', 'Konto;Art\n1020;Aktiven\n'],
  ])('needs a column for the %s', async (context, text) => {
    await expect(read(text)).rejects.toMatchObject({ code: 'IMPORT_COLUMN_MISSING', params: { context } });
  });

  it('has no more rows than a chart can have', async () => {
    const rows = (count: number) => Array.from({ length: count }, (_, at) => `${1000 + at};x`).join('\n');
    expect((await read(`Konto;Name\n${rows(accountImportMaxRows)}`)).rows).toHaveLength(accountImportMaxRows);
    await expect(read(`Konto;Name\n${rows(accountImportMaxRows + 1)}`)).rejects.toMatchObject({
      code: 'IMPORT_TOO_LONG',
    });
  });

  it('that is empty is refused as such', async () => {
    await expect(read('')).rejects.toMatchObject({ code: 'IMPORT_EMPTY' });
  });
});
