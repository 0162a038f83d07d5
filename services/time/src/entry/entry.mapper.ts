import { localTimeAt } from '@jahrring/contracts-common';
import { entryView, type EntryView } from '@jahrring/contracts-time';
import { viewOf, type RequestContext } from '@jahrring/service-kit';
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
    return viewOf(entryView, entry, {
      employeeName: entry.names?.employeeName ?? '',
      projectNumber: entry.names?.projectNumber ?? '',
      projectTitle: entry.names?.projectTitle ?? '',
      activityTitle: entry.names?.activityTitle ?? null,
      objectTitle: entry.names?.objectTitle ?? null,
      from: hasTimes ? localTimeAt(startAt, timeZone) : null,
      to: hasTimes ? localTimeAt(endAt, timeZone) : null,
      unitPrice: this.showsPrices ? entry.unitPrice : null,
      priceSource: this.showsPrices ? entry.priceSource : null,
      locked,
      claimed: entry.claimedDocumentId !== null,
      scanMetres: this.showsDistance ? entry.scanMetres : null,
      canUpdate: open && this.access.mayChange(this.ctx, entry, 'update', this.reach),
      canDelete: open && this.access.mayChange(this.ctx, entry, 'delete', this.reach),
    });
  };

  isLocked(workDate: string, employeeId: string): boolean {
    return workDate <= this.lockedUntil && !this.unlocked.has(`${employeeId} ${workDate}`);
  }
}
