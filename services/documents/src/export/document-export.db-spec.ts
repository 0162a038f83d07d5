import type { DocumentList } from '@jahrring/contracts-documents';
import { readCsv, readTable } from '@jahrring/service-kit';
import { aDocumentsService, aDraft, aLine, documentsPath } from '../test/a-documents-service';
import type { DocumentsTest } from '../test/a-documents-service';

describe('exporting documents', () => {
  let app: DocumentsTest;

  beforeEach(async () => {
    app = await aDocumentsService();
    const issued = await aDraft(app, {
      title: 'Zwei Sätze',
      positions: [aLine(), { ...aLine(), unitPrice: '50.33', vatKey: 'reduced' }],
    });
    const path = `${documentsPath}/${issued.id}/issue`;
    await app.as('manager').post(path, { changeEntries: false }, { ifMatch: issued.version });
    await aDraft(app, { title: 'Entwurf', cashRounding: true });
  });
  afterEach(() => app.close());

  /** The rows of the file by the titles of their columns. */
  const rows = async (query = '', role: 'manager' | 'foreman' = 'manager') => {
    const { text } = await app.as(role).get(`${documentsPath}/export/csv?sort=title${query}`);
    const [titles = [], ...lines] = [...readCsv(text.slice(1), ';')].map(({ cells }) => cells);
    return lines.map((cells) => Object.fromEntries(titles.map((title, index) => [title, cells[index]])));
  };

  it('tells net, the VAT of each rate that occurs, rounding, total and currency', async () => {
    expect(await rows()).toEqual([
      expect.objectContaining({
        Titel: 'Entwurf',
        Netto: '100.00',
        'MWST 8.1 %': '8.10',
        'MWST 2.6 %': '',
        Rundung: '0.00',
        Total: '108.10',
        Währung: 'CHF',
      }),
      expect.objectContaining({
        Titel: 'Zwei Sätze',
        Netto: '150.33',
        'MWST 8.1 %': '8.10',
        'MWST 2.6 %': '1.31',
        Total: '159.75',
        Rundung: '0.01',
      }),
    ]);
  });

  it('adds up to what the list shows, in the workbook as well', async () => {
    const { raw } = await app.as('manager').get(`${documentsPath}/export/xlsx?sort=title`);
    const { header, rows: lines } = await readTable(raw);
    const numbers = (title: string) => lines.map(({ cells }) => Number(cells[header.indexOf(title)] || 0));
    const list = (await app.as('manager').get(`${documentsPath}?sort=title`)).body as DocumentList;
    expect(numbers('Total')).toEqual(list.items.map(({ total }) => Number(total)));
    const parts = ['Netto', 'MWST 8.1 %', 'MWST 2.6 %', 'Rundung'].map(numbers);
    const sums = lines.map((_line, index) => parts.reduce((sum, part) => sum + (part[index] ?? 0), 0));
    expect(sums.map((sum) => sum.toFixed(2))).toEqual(list.items.map(({ total }) => total));
  });

  it('has only the rates of the filtered documents, and no figures for those who may not see prices', async () => {
    const [draft] = await rows('&filter[title]=Entwurf');
    expect(Object.keys(draft ?? {})).not.toContain('MWST 2.6 %');
    const [hidden] = await rows('', 'foreman');
    expect(Object.keys(hidden ?? {}).filter((title) => /MWST|Netto|Total|Rundung/.test(title))).toEqual([]);
  });
});
