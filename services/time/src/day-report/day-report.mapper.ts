import {
  dayReportListItem,
  type DayReportLine,
  type DayReportListItem,
  type DayReportRevision,
  type DayReportView,
} from '@jahrring/contracts-time';
import { viewOf, type StoredFile } from '@jahrring/service-kit';
import type { DayReportEntity } from './day-report.entity';
import type { ReportPhotoEntity } from './report-photo.entity';
import type { ReportRevisionEntity } from './report-revision.entity';

/** A report with all that belongs to it. */
export interface WholeReport {
  report: DayReportEntity;
  lines: readonly DayReportLine[];
  photos: readonly ReportPhotoEntity[];
  files: ReadonlyMap<string, Pick<StoredFile, 'width' | 'height'>>;
  /** Finished states, the newest first. */
  revisions: readonly ReportRevisionEntity[];
  /** Names of the people who finished and reopened it, by id. */
  people: ReadonlyMap<string, string>;
}

/** Rights of one reader on a report. */
export interface ReportRights {
  showsPrices: boolean;
  /** True if they may see the prices in a PDF. */
  seesPrices: boolean;
  canUpdate: boolean;
  canDelete: boolean;
  canReopen: boolean;
}

export function toListItem(report: DayReportEntity): DayReportListItem {
  return viewOf(dayReportListItem, report, {
    employeeName: report.names?.employeeName ?? '',
    projectNumber: report.names?.projectNumber ?? '',
    projectTitle: report.names?.projectTitle ?? '',
  });
}

export function toReportView(whole: WholeReport, rights: ReportRights): DayReportView {
  const { report, lines, photos, files, revisions } = whole;
  const { seesPrices, ...shown } = rights;
  const closed = report.state === 'draft' ? undefined : revisions[0];
  return {
    ...toListItem(report),
    remarks: report.remarks,
    weather: report.weather,
    language: report.language,
    lines: [...lines],
    photos: photos.map(({ id, fileId, caption }) => ({
      id,
      caption,
      width: files.get(fileId)?.width ?? null,
      height: files.get(fileId)?.height ?? null,
    })),
    signature: closed?.snapshot.signature ?? null,
    revisions: revisions.map((revision) => toRevision(revision, whole.people, seesPrices)),
    ...shown,
  };
}

function toRevision(
  revision: ReportRevisionEntity,
  people: ReadonlyMap<string, string>,
  seesPrices: boolean,
): DayReportRevision {
  const { id, way, signer, reason, pdfHash, reopenedBy, reopenReason } = revision;
  return {
    id,
    revision: revision.revision,
    way,
    signer,
    at: revision.signedAt.toISOString(),
    closedByName: people.get(revision.closedBy) ?? '',
    reason,
    pdfHash,
    pdfShown: seesPrices || !revision.withPrices,
    reopenedAt: iso(revision.reopenedAt),
    reopenedByName: reopenedBy === null ? null : (people.get(reopenedBy) ?? ''),
    reopenReason,
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
