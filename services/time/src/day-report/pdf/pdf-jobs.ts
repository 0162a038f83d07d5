import type { PdfJobs } from '@jahrring/pdf/workers';
import type { DayReportSnapshot } from '../report-snapshot';
import { renderDayReport } from './render-day-report';

export interface DayReportPrint {
  snapshot: DayReportSnapshot;
  /** Bytes of the photos, PNG or JPEG, by their id. */
  pictures: ReadonlyMap<string, Uint8Array>;
}

/** The files this service makes. */
export const pdfJobs = {
  dayReport: ({ snapshot, pictures }: DayReportPrint) =>
    renderDayReport(snapshot, new Map([...pictures].map(([id, bytes]) => [id, Buffer.from(bytes)]))),
} satisfies PdfJobs;
