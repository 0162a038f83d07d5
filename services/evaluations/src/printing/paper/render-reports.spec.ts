import type { MonthReport, PeriodDay } from '@jahrring/contracts-evaluations';
import { readPdfText } from '@jahrring/testing/pdf';
import type { PrintedReports } from './printed-reports';
import { renderReports } from './render-reports';

const day = (date: string, values: Partial<PeriodDay> = {}): PeriodDay => ({
  ...{ date, targetSeconds: 30_240, workedSeconds: 0, creditedSeconds: 0, holiday: null },
  ...{ absences: [], surcharges: [], works: [], ...values },
});

const report: MonthReport = {
  ...{ employeeId: 'x', name: 'Reto Egli', personnelNumber: 'M-7', team: 'Holzerei', month: '2026-10' },
  days: [
    day('2026-10-01', {
      workedSeconds: 28_800,
      works: [{ project: 'P1 Durchforstung', activity: 'Holzen', seconds: 28_800 }],
    }),
    day('2026-10-02', {
      creditedSeconds: 30_240,
      absences: [{ type: 'holidays', seconds: 30_240, halfDays: 2 }],
    }),
    day('2026-10-03', { targetSeconds: 0, holiday: 'Waldtag' }),
  ],
  ...{ targetSeconds: 60_480, workedSeconds: 28_800, creditedSeconds: 30_240, differenceSeconds: -1440 },
  absences: [{ type: 'holidays', seconds: 30_240, halfDays: 2 }],
  surcharges: [{ title: 'Nacht', seconds: 1800 }],
  balances: {
    ...{ asOf: '2026-10-31', flexitimeSeconds: -1440, overtimeSeconds: 7200, averageDaySeconds: 30_240 },
    holidays: { grantedSeconds: 756_000, takenSeconds: 30_240, expiredSeconds: 0, restSeconds: 725_760 },
    holidays_seniority: { grantedSeconds: 0, takenSeconds: 0, expiredSeconds: 0, restSeconds: 0 },
  },
};

const printed: PrintedReports = {
  ...{ kind: 'monthly', period: '2026-10', months: [report], years: [], locale: 'de' },
  ...{ licence: { name: 'Forst AG', country: 'CH' }, createdAt: '2026-11-02T08:00:00.000Z' },
};

const pagesOf = async (reports: PrintedReports) => readPdfText(await renderReports(reports));

describe('printed reports', () => {
  it('say what each day was, what it comes to, and where to sign', async () => {
    const [page = ''] = await pagesOf(printed);
    for (const text of [
      ...['Monatsbericht Oktober 2026', 'Forst AG', 'Reto Egli · Personalnummer M-7 · Holzerei'],
      ...['8:00 · P1 Durchforstung · Holzen', 'Ferien', 'Waldtag', '−0:24', 'Guthaben am 31.10.2026'],
      ...['24 Tage', 'Nacht', '0:30', '1 T · 8:24', 'Unterschrift der vorgesetzten Person'],
    ]) {
      expect(page).toContain(text);
    }
  });

  it('leave out what a day was spent on in the short one', async () => {
    const [page = ''] = await pagesOf({ ...printed, kind: 'monthly_short' });
    expect(page).not.toContain('Durchforstung');
    expect(page).toContain('Waldtag');
  });

  it('begin a page for each person, and number the pages of each', async () => {
    const long = {
      ...report,
      name: 'Anna Kunz',
      days: Array.from({ length: 80 }, () => report.days.slice(0, 1)).flat(),
    };
    const pages = await pagesOf({ ...printed, months: [long, report] });
    expect(pages).toHaveLength(3);
    expect(pages[1]).toContain('Anna Kunz · Monatsbericht Oktober 2026');
    expect(pages[1]).toContain('Seite 2 von 2');
    expect(pages[2]).not.toContain('Seite');
  });

  it.each(['de', 'en', 'fr', 'it', 'ro'])(
    'fill every text and are the same bytes again: %s',
    async (locale) => {
      const own = { ...printed, locale };
      expect((await pagesOf(own)).join()).not.toMatch(/[{}]/);
      expect((await renderReports(own)).equals(await renderReports(own))).toBe(true);
    },
  );
});
