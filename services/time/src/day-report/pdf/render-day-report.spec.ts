import { reportLanguages, type DayReportLine } from '@jahrring/contracts-time';
import { aPng } from '@jahrring/testing';
import type { DayReportSnapshot } from '../report-snapshot';
import { renderDayReport } from './render-day-report';

const photoId = '0192f0a0-0000-7000-8000-000000000001';

const line: DayReportLine = {
  entryId: '0192f0a0-0000-7000-8000-000000000002',
  kind: 'hours',
  employeeName: 'Reto Aeschlimann',
  title: 'Fällen und Rücken',
  comment: 'Hang oberhalb der Strasse, Seilwinde nötig',
  from: '07:00',
  to: '12:00',
  breakSeconds: 900,
  seconds: 17100,
  quantity: null,
  unit: null,
  unitPrice: '78.0000',
  total: '370.50',
};

const snapshot: DayReportSnapshot = {
  number: 'R-2026-0001',
  revision: 1,
  language: 'de',
  sender: {
    name: 'Forstbetrieb Bergwald',
    country: 'CH',
    currency: 'CHF',
    lines: ['Waldstrasse 12, 3550 Langnau i.E.', '+41344021122 · info@bergwald.example'],
  },
  workDate: '2026-11-20',
  projectNumber: 'P241',
  projectTitle: 'Durchforstung Gohlgraben',
  employeeName: 'Christian Wüthrich',
  closedByName: 'Christian Wüthrich',
  text: 'Sturmholz aufgerüstet und an die Strasse gerückt. Der Weg ist wieder frei.',
  remarks: 'Zwei Bäume am Zaun bleiben stehen, der Kunde entscheidet bis Ende Woche.',
  weather: 'rain',
  lines: [
    line,
    { ...line, employeeName: 'Luca Bernasconi', comment: null, breakSeconds: 0 },
    { ...line, kind: 'machines', title: 'Forwarder', seconds: 0, quantity: '3.500', unit: 'machine_hour' },
    {
      ...line,
      kind: 'material',
      title: 'Pfähle',
      comment: null,
      seconds: 0,
      quantity: '12.000',
      unit: 'piece',
    },
  ],
  photos: [{ id: photoId, fileId: photoId, caption: 'Vorher', width: 80, height: 60 }],
  way: 'screen',
  signer: 'Frau Kunz',
  signature: {
    width: 600,
    height: 240,
    strokes: [
      [40, 180, 120, 40, 180, 190, 260, 60, 300, 180, 420, 120],
      [480, 90],
    ],
  },
  paperPhotoId: null,
  reason: null,
  at: '2026-11-20T15:40:00.000Z',
  timeZone: 'Europe/Zurich',
  withPrices: false,
};
const pictures = new Map([[photoId, aPng(80, 60)]]);

const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type \/Page\n/g) ?? []).length;

describe('the printed day report', () => {
  it.each(reportLanguages)('is the same bytes for the same report: %s', async (language) => {
    const first = await renderDayReport({ ...snapshot, language }, pictures);
    const second = await renderDayReport({ ...snapshot, language }, pictures);
    expect(first.equals(second)).toBe(true);
  });

  it('runs over several pages with many lines', async () => {
    const lines = Array.from({ length: 80 }, () => line);
    const short = await renderDayReport({ ...snapshot, photos: [] }, new Map());
    const long = await renderDayReport({ ...snapshot, lines, withPrices: true, photos: [] }, new Map());
    expect(pagesOf(short)).toBe(1);
    expect(pagesOf(long)).toBeGreaterThan(3);
  });

  it('says why nobody signed, and shows the photographed sheet on a page of its own', async () => {
    const absent = {
      ...snapshot,
      way: 'absent' as const,
      signature: null,
      signer: null,
      reason: 'Niemand da',
    };
    expect(pagesOf(await renderDayReport({ ...absent, photos: [] }, new Map()))).toBe(1);
    const paper = { ...snapshot, way: 'paper' as const, signature: null, paperPhotoId: photoId };
    expect(pagesOf(await renderDayReport(paper, pictures))).toBe(2);
  });
});
