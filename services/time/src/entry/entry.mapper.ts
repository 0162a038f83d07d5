import { localTimeAt } from '@jahrring/contracts-common';
import type { EntryView } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import type { Reach } from '../reference';
import type { EntryEntity } from '../entry-record';
import type { EntryAccess } from './entry.access';

/** Turns entries into answers for one reader: prices, locks and rights are theirs. */
export class EntryMapper {
  private readonly showsPrices: boolean;
  private readonly editsLocked: boolean;
  private readonly showsDistance: boolean;

  constructor(
    private readonly ctx: RequestContext,
    private readonly access: EntryAccess,
    private readonly reach: Reach,
    private readonly lockedUntil: string,
    private readonly unlocked: ReadonlyMap<string, Date>,
  ) {
    this.showsPrices = ctx.can('tools.project.showprice');
    this.editsLocked = ctx.can('tools.timetable.edit_expired');
    this.showsDistance = ctx.can('tools.timeoverview.show_scan_distance');
  }

  readonly toView = (entry: EntryEntity): EntryView => {
    const { startAt, endAt, timeZone } = entry;
    const hasTimes = startAt !== null && endAt !== null;
    const locked = this.isLocked(entry.workDate, entry.employeeId);
    const free =
      !entry.claimedDocumentId && !entry.deletedAt && !entry.exportedAt && entry.dayReportNumber === null;
    const confirmed = entry.confirmedAt !== null && !this.access.mayConfirm(this.ctx, entry, this.reach);
    const open = free && !confirmed && (!locked || this.editsLocked);
    return {
      id: entry.id,
      version: entry.version,
      createdAt: entry.createdAt.toISOString(),
      updatedAt: entry.updatedAt.toISOString(),
      deletedAt: iso(entry.deletedAt),
      kind: entry.kind,
      employeeId: entry.employeeId,
      employeeName: entry.names?.employeeName ?? '',
      projectId: entry.projectId,
      projectNumber: entry.names?.projectNumber ?? '',
      projectTitle: entry.names?.projectTitle ?? '',
      activityId: entry.activityId,
      activityTitle: entry.names?.activityTitle ?? null,
      objectId: entry.objectId,
      objectTitle: entry.names?.objectTitle ?? null,
      workDate: entry.workDate,
      startAt: iso(entry.startAt),
      endAt: iso(entry.endAt),
      timeZone: entry.timeZone,
      from: hasTimes ? localTimeAt(startAt, timeZone) : null,
      to: hasTimes ? localTimeAt(endAt, timeZone) : null,
      seconds: entry.seconds,
      breakSeconds: entry.breakSeconds,
      ...amountsOf(entry),
      companyPartId: entry.companyPartId,
      comment: entry.comment,
      billable: entry.billable,
      unitPrice: this.showsPrices ? entry.unitPrice : null,
      priceSource: this.showsPrices ? entry.priceSource : null,
      source: entry.source,
      recordingMethod: entry.recordingMethod,
      groupId: entry.groupId,
      recorderId: entry.recorderId,
      locked,
      claimed: entry.claimedDocumentId !== null,
      documentNumber: entry.documentNumber,
      dayReportNumber: entry.dayReportNumber,
      ...marksOf(entry),
      scanMetres: this.showsDistance ? entry.scanMetres : null,
      canUpdate: open && this.access.mayChange(this.ctx, entry, 'update', this.reach),
      canDelete: open && this.access.mayChange(this.ctx, entry, 'delete', this.reach),
    };
  };

  isLocked(workDate: string, employeeId: string): boolean {
    return workDate <= this.lockedUntil && !this.unlocked.has(`${employeeId} ${workDate}`);
  }
}

function amountsOf(entry: EntryEntity) {
  const { quantity, unit, counterFrom, counterTo, amount } = entry;
  return { quantity, unit, counterFrom, counterTo, amount };
}

/** Returns the marks set on an entry since it was recorded. */
function marksOf(entry: EntryEntity) {
  return {
    seenAt: iso(entry.seenAt),
    confirmedAt: iso(entry.confirmedAt),
    confirmedBy: entry.confirmedBy,
    exportedAt: iso(entry.exportedAt),
    archivedAt: iso(entry.archivedAt),
    needsReview: entry.needsReview,
    late: entry.late,
  };
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
