import type { Signature } from '@jahrring/contracts-common';
import type { ClosingWay, DayReportLine, ReportLanguage, Weather } from '@jahrring/contracts-time';
import type { ReportSender } from '../reference';

export interface SnapshotPhoto {
  id: string;
  fileId: string;
  caption: string | null;
  width: number | null;
  height: number | null;
}

/** A finished report, whole: it never looks elsewhere again. */
export interface DayReportSnapshot {
  number: string;
  revision: number;
  language: ReportLanguage;
  sender: ReportSender | null;
  workDate: string;
  projectNumber: string;
  projectTitle: string;
  employeeName: string;
  closedByName: string;
  text: string | null;
  remarks: string | null;
  weather: Weather | null;
  lines: readonly DayReportLine[];
  photos: readonly SnapshotPhoto[];
  way: ClosingWay;
  signer: string | null;
  signature: Signature | null;
  paperPhotoId: string | null;
  reason: string | null;
  /** When it was signed, ISO 8601, and the zone its day is in. */
  at: string;
  timeZone: string;
  withPrices: boolean;
}
