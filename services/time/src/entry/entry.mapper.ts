import { lockReason, type EntryChanged, type EntryView } from '@jahrring/contracts-time';
import type { RequestContext } from '@jahrring/service-kit';
import type { Reach } from '../refs/reach';
import { clockOf } from './entry-times';
import type { EntryAccess } from './entry.access';
import type { EntryEntity } from './entry.entity';

/** Turns entries into answers for one reader: prices, locks and rights are theirs. */
export class EntryMapper {
  private readonly locks = new Map<string, boolean>();
  private readonly showsPrices: boolean;
  private readonly editsLocked: boolean;

  constructor(
    private readonly ctx: RequestContext,
    private readonly access: EntryAccess,
    private readonly reach: Reach,
    private readonly now: number,
  ) {
    this.showsPrices = ctx.can('tools.project.showprice');
    this.editsLocked = ctx.can('tools.timetable.edit_expired');
  }

  readonly toView = (entry: EntryEntity): EntryView => {
    const clock = clockOf(entry);
    const locked = this.isLocked(entry.workDate);
    const open = !entry.claimedDocumentId && !entry.deletedAt && (!locked || this.editsLocked);
    return {
      id: entry.id,
      version: entry.version,
      createdAt: entry.createdAt.toISOString(),
      updatedAt: entry.updatedAt.toISOString(),
      deletedAt: entry.deletedAt?.toISOString() ?? null,
      employeeId: entry.employeeId,
      employeeName: entry.names?.employeeName ?? '',
      projectId: entry.projectId,
      projectNumber: entry.names?.projectNumber ?? '',
      projectTitle: entry.names?.projectTitle ?? '',
      activityId: entry.activityId,
      activityTitle: entry.names?.activityTitle ?? null,
      workDate: entry.workDate,
      startAt: entry.startAt?.toISOString() ?? null,
      endAt: entry.endAt?.toISOString() ?? null,
      timeZone: entry.timeZone,
      from: clock?.from ?? null,
      to: clock?.to ?? null,
      seconds: entry.seconds,
      breakSeconds: entry.breakSeconds,
      comment: entry.comment,
      billable: entry.billable,
      unitPrice: this.showsPrices ? entry.unitPrice : null,
      source: entry.source,
      recorderId: entry.recorderId,
      locked,
      claimed: entry.claimedDocumentId !== null,
      documentNumber: entry.documentNumber,
      canUpdate: open && this.access.mayChange(this.ctx, entry, 'update', this.reach),
      canDelete: open && this.access.mayChange(this.ctx, entry, 'delete', this.reach),
    };
  };

  isLocked(workDate: string): boolean {
    const known = this.locks.get(workDate);
    if (known !== undefined) return known;
    const locked = lockReason(workDate, this.now, this.ctx.timeZone) !== null;
    this.locks.set(workDate, locked);
    return locked;
  }
}

/** What other services hear of an entry. */
export function toEntryChanged(entry: EntryEntity): EntryChanged {
  return {
    id: entry.id,
    employeeId: entry.employeeId,
    projectId: entry.projectId,
    ...(entry.activityId ? { activityId: entry.activityId } : {}),
    workDate: entry.workDate,
    seconds: entry.seconds,
    billable: entry.billable,
    deleted: entry.deletedAt !== null,
  };
}
