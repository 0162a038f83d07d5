import { readPdfText } from '@jahrring/testing/pdf';
import type { PrintedTable } from './printed-table';
import { renderTable } from './render-table';
import { layoutTable } from './table-layout';

const table: PrintedTable = {
  ...{ title: 'Wochentabelle KW 41 2026', notes: ['05.10.2026 – 11.10.2026'] },
  columns: [
    { title: 'Person', kind: 'text' },
    { title: 'Stunden', kind: 'hours' },
    { title: 'Wert', kind: 'money' },
    { title: 'Anteil', kind: 'share' },
  ],
  rows: [
    ['Reto Egli', 30_240, '1234.50', '0.8333'],
    ['Urs Moser', 0, null, null],
  ],
  sum: ['Total', 30_240, '1234.50', '0.8333'],
  signatures: ['Datum, Unterschrift der Person'],
  locale: 'de',
  licence: { name: 'Forst AG', country: 'CH' },
  createdAt: '2026-11-02T08:00:00.000Z',
};

const pagesOf = async (printed: PrintedTable) => readPdfText(await renderTable(printed));

describe('printed tables', () => {
  it('say whose they are and of which days, with figures in the notation of the country and a place to sign', async () => {
    const pages = await pagesOf(table);
    expect(pages).toHaveLength(1);
    const [page = ''] = pages;
    for (const text of ['Forst AG', 'Wochentabelle KW 41 2026', '05.10.2026 – 11.10.2026', 'Reto Egli']) {
      expect(page).toContain(text);
    }
    for (const figure of ['8:24', '0:00', '1’234.50', '83.3 %', 'Datum, Unterschrift der Person']) {
      expect(page).toContain(figure);
    }
  });

  it('repeat their titles on each page, and number the pages', async () => {
    const rows = Array.from({ length: 90 }, (_, index) => [`Person ${index + 1}`, 3600, '1.00', '1']);
    const pages = await pagesOf({ ...table, rows });
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain('Stunden');
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
    });
    expect(pages.join(' ').match(/Person \d+/g)).toHaveLength(90);
  });

  it('have the same bytes for the same table', async () => {
    expect((await renderTable(table)).equals(await renderTable(table))).toBe(true);
  });

  it('stand upright where there is room, across where there is not, and in parts where that is too narrow', () => {
    const room = { portrait: 165, landscape: 252, name: 44, figure: 20 };
    const of = (figures: number) =>
      layoutTable(
        {
          columns: [
            { title: 'Person', kind: 'text' },
            ...Array.from({ length: figures }, () => ({ title: 'x', kind: 'hours' as const })),
          ],
        },
        room,
      );
    expect(of(6).orientation).toBe('portrait');
    expect(of(7)).toMatchObject({ orientation: 'landscape', parts: [[1, 2, 3, 4, 5, 6, 7]] });
    const { parts } = of(31);
    expect(parts.map((part) => part.length)).toEqual([10, 10, 10, 1]);
    expect(parts.flat()).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
  });
});
