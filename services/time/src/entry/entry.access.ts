import { lockReason, ownPermissionOf, type EntryKind } from '@jahrring/contracts-time';
import { Clock, commonError, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { UnlockRepository } from '../lock';
import {
  assignedReach,
  BookingQuery,
  EmployeeRefRepository,
  isClosed,
  ProjectRefRepository,
  seesAllWithinGrant,
} from '../reference';
import type { Booking, BookingKey, Reach } from '../reference';
import { TimeSettingsService } from '../settings';
import { timeError } from '../errors';
import type { EntryEntity } from '../entry-record';

type Action = 'update' | 'delete';

/** Rules for who may record, change and delete which entries. */
@Injectable()
export class EntryAccess {
  constructor(
    private readonly bookings: BookingQuery,
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly settings: TimeSettingsService,
    private readonly unlocks: UnlockRepository,
    private readonly clock: Clock,
  ) {}

  /** 403 unless the caller may record for this person: themselves, their team, or anybody. */
  async requireRecordingFor(ctx: RequestContext, employeeId: string, kind: EntryKind): Promise<void> {
    if (employeeId === ctx.membershipId) {
      if (!ctx.can(ownPermissionOf(kind))) throw commonError('FORBIDDEN');
      return;
    }
    const grade = ctx.grade('tools.timetable.others.create');
    if (grade === 'all') return;
    if (grade !== 'assigned' || !(await this.isInTeam(ctx, employeeId))) throw commonError('FORBIDDEN');
  }

  /** Project, activity and object, checked: they exist, are open, and the caller may book on them. */
  async requireBooking(ctx: RequestContext, key: BookingKey): Promise<Booking> {
    const booking = await this.bookings.find(ctx, key);
    if (!booking) throw timeError('PROJECT_NOT_FOUND', undefined, 'projectId');
    const params = { number: booking.projectNumber };
    if (!mayBook(ctx, booking)) throw timeError('PROJECT_FORBIDDEN', params, 'projectId');
    if (isClosed(booking.projectStatus)) throw timeError('PROJECT_CLOSED', params, 'projectId');
    if (key.activityId && !booking.activity?.active)
      throw timeError('ACTIVITY_NOT_FOUND', undefined, 'activityId');
    if (key.objectId && !isOffered(ctx, booking)) throw timeError('OBJECT_NOT_FOUND', undefined, 'objectId');
    return booking;
  }

  /** Project, activity and object as they are, whoever asks and whatever their state; null where there is no project. */
  findBooking(ctx: RequestContext, key: BookingKey): Promise<Booking | null> {
    return this.bookings.find(ctx, key);
  }

  /** 403 without the permission for it, 409 where the entry is closed, confirmed, handed over or on a document. */
  async requireChange(ctx: RequestContext, entry: EntryEntity, action: Action): Promise<void> {
    const reach = await this.reach(ctx);
    if (!this.mayChange(ctx, entry, action, reach)) throw commonError('FORBIDDEN');
    if (entry.documentNumber) throw timeError('ENTRY_BILLED', { number: entry.documentNumber });
    if (entry.claimedDocumentId) throw timeError('ENTRY_CLAIMED');
    if (entry.dayReportNumber) throw timeError('ENTRY_REPORTED', { number: entry.dayReportNumber });
    if (entry.exportedAt) throw timeError('ENTRY_EXPORTED');
    if (entry.confirmedAt && !this.mayConfirm(ctx, entry, reach)) throw timeError('ENTRY_CONFIRMED');
    await this.requireOpen(ctx, entry.workDate, entry.employeeId);
  }

  /** 409 for a day that is closed by its age or its month, unless it was unlocked or the caller may change those too. */
  async requireOpen(ctx: RequestContext, workDate: string, employeeId = ctx.membershipId): Promise<void> {
    if (ctx.can('tools.timetable.edit_expired')) return;
    const settings = await this.settings.get(ctx);
    if (!lockReason(workDate, this.clock.now().getTime(), ctx.timeZone, settings)) return;
    const unlocked = await this.unlocks.active(ctx);
    if (!unlocked.has(`${employeeId} ${workDate}`)) throw timeError('ENTRY_LOCKED', { date: workDate });
  }

  /** Until when locked days are open, by `<employeeId> <date>`. */
  unlocked(ctx: RequestContext): Promise<ReadonlyMap<string, Date>> {
    return this.unlocks.active(ctx);
  }

  /** Returns true if the caller may confirm this entry: anybody's, or those of their projects but never their own. */
  mayConfirm(
    ctx: RequestContext,
    entry: Pick<EntryEntity, 'employeeId' | 'projectId'>,
    reach: Reach,
  ): boolean {
    const grade = ctx.grade('tools.timeoverview.confirmation');
    if (grade === 'all') return true;
    if (grade !== 'assigned' || entry.employeeId === ctx.membershipId) return false;
    return reach.everything || reach.projectIds.has(entry.projectId);
  }

  mayChange(
    ctx: RequestContext,
    entry: Pick<EntryEntity, 'employeeId' | 'projectId'>,
    action: Action,
    reach: Reach,
  ): boolean {
    if (entry.employeeId === ctx.membershipId) return ctx.can(`tools.project.timetable.own.${action}`);
    const grade = ctx.grade(`tools.project.timetable.others.${action}`);
    if (grade === 'all') return true;
    return grade === 'assigned' && (reach.everything || reach.projectIds.has(entry.projectId));
  }

  /** Returns the reach of this caller's `assigned` grants; nothing is read if they have no such grant. */
  async reach(ctx: RequestContext): Promise<Reach> {
    const grants = ['show', 'update', 'delete'].map((action) =>
      ctx.grade(`tools.project.timetable.others.${action}`),
    );
    grants.push(ctx.grade('tools.timeoverview.confirmation'));
    if (!grants.includes('assigned')) return { everything: false, projectIds: new Set() };
    return assignedReach(ctx, await this.projects.assignedIds(ctx));
  }

  /** Checks that the caller may see this person's days: throws 403 if not, 404 if there is no such person. */
  async requirePerson(ctx: RequestContext, employeeId: string, permission: string): Promise<string> {
    const person = await this.employees.find(ctx, employeeId);
    const own = employeeId === ctx.membershipId;
    if (!person && !own) throw timeError('EMPLOYEE_NOT_FOUND');
    if (!own) {
      const grade = ctx.grade(permission);
      const allowed = grade === 'all' || (grade === 'assigned' && (await this.isInTeam(ctx, employeeId)));
      if (!allowed) throw commonError('FORBIDDEN');
    }
    return person ? `${person.firstName} ${person.lastName}`.trim() : '';
  }

  private async isInTeam(ctx: RequestContext, employeeId: string): Promise<boolean> {
    if (await this.employees.isInTeam(ctx, employeeId)) return true;
    return assignedReach(ctx, await this.projects.assignedIds(ctx)).everything;
  }
}

function isOffered(ctx: RequestContext, { object }: Booking): boolean {
  return object !== null && object.active && (!object.hidden || ctx.can('tools.settings.objects'));
}

function mayBook(ctx: RequestContext, booking: Booking): boolean {
  if (ctx.grade('tools.project.index') === 'all' || booking.assigned) return true;
  return booking.unassigned && seesAllWithinGrant(ctx);
}
