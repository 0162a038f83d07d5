import { commonErrors, type ListQuery } from '@jahrring/contracts-common';
import {
  addDays,
  entryChanged,
  isFutureWork,
  localDateAt,
  type CreateEntry,
  type EntryView,
  type UpdateEntry,
} from '@jahrring/contracts-time';
import {
  AppError,
  Clock,
  commonError,
  Database,
  isUniqueViolation,
  mapList,
  Outbox,
  type ListResult,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { nameOf, EmployeeRefRepository } from '../refs/employee-ref.repository';
import type { EmployeeRefEntity } from '../refs/employee-ref.entity';
import type { Booking } from '../refs/booking.query';
import { licenceRate } from './rate';
import { requireNoConflict } from './entry-conflict';
import { timeError } from './entry-error';
import { changeTimes, resolveTimes, type EntryTimes } from './entry-times';
import { EntryAccess } from './entry.access';
import type { EntryEntity } from './entry.entity';
import { EntryMapper, toEntryChanged } from './entry.mapper';
import { entryColumns, EntryRepository, type NearbyEntry } from './entry.repository';

/** The rules of time entries. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class EntryService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly access: EntryAccess,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<EntryView>> {
    const mapper = await this.mapper(ctx);
    const found =
      query.pageSize === 'all'
        ? await this.entries.listAll(ctx, query, entryColumns)
        : await this.entries.list(ctx, query, entryColumns);
    return mapList(found, mapper.toView);
  }

  /** Also answers a deleted entry: it can be restored. */
  async get(ctx: RequestContext, id: string): Promise<EntryView> {
    const entry = await this.entries.get(ctx, id, { deleted: 'include' });
    return (await this.mapper(ctx)).toView(entry);
  }

  async create(ctx: RequestContext, input: CreateEntry): Promise<EntryView> {
    const employeeId = input.employeeId ?? ctx.membershipId;
    const times = resolveTimes(input, ctx.timeZone);
    this.requirePast(ctx, times);
    this.access.requireOpen(ctx, times.workDate);
    return this.db.tx(ctx, (ctx) => this.createOne(ctx, { ...input, employeeId }, times));
  }

  async update(ctx: RequestContext, id: string, version: number, patch: UpdateEntry): Promise<EntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const { entry: present, employee } = await this.getLocked(ctx, id);
      if (present.version !== version) throw await this.stale(ctx, present);
      await this.access.requireChange(ctx, present, 'update');
      const times = changeTimes(present, patch, ctx.timeZone);
      await this.requireFree(ctx, present.employeeId, times, id);
      if (times.workDate !== present.workDate) this.access.requireOpen(ctx, times.workDate);
      this.requirePast(ctx, times);
      const change = await this.bookingChange(ctx, present, patch);
      const values = { ...ownFields(patch), ...change.values, ...storedTimes(times, ctx.timeZone) };
      const entry = await this.entries.update(ctx, id, version, values);
      return this.published(ctx, named(entry, employee, change.booking, present));
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { entry } = await this.getLocked(ctx, id);
      if (entry.version !== version) throw await this.stale(ctx, entry);
      await this.access.requireChange(ctx, entry, 'delete');
      await this.entries.remove(ctx, id, version);
      await this.outbox.add(ctx, entryChanged, toEntryChanged({ ...entry, deletedAt: this.clock.now() }));
    });
  }

  /** Brings a deleted entry back, unless its time has been taken since. */
  async restore(ctx: RequestContext, id: string): Promise<EntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const { entry: present, employee } = await this.getLocked(ctx, id);
      if (!present.deletedAt) throw timeError('ENTRY_NOT_DELETED');
      await this.access.requireChange(ctx, present, 'delete');
      await this.requireFree(ctx, present.employeeId, present, id);
      const entry = await this.entries.restore(ctx, id);
      return this.published(ctx, named(entry, employee, null, present));
    });
  }

  /** Writes one entry in the open transaction; asked again with the same id, answers the one that is there. */
  async createOne(ctx: RequestContext, input: NewEntry, times: EntryTimes): Promise<EntryView> {
    // The person's lock comes before anything is read, so that every read already sees what others have committed.
    const employee = await this.employees.lock(ctx, input.employeeId);
    if (!employee) throw timeError('EMPLOYEE_NOT_FOUND', undefined, 'employeeId');
    await this.access.requireRecordingFor(ctx, input.employeeId);
    const nearby = await this.nearby(ctx, input.employeeId, times);
    if (nearby.some((other) => other.id === input.id)) return this.get(ctx, input.id);
    const booking = await this.access.requireBooking(ctx, input.projectId, input.activityId ?? null);
    await this.refuseConflict(ctx, times, nearby);
    const entry = await this.insert(ctx, input, times, booking);
    return this.published(ctx, named(entry, employee, booking, null));
  }

  async mapper(ctx: RequestContext): Promise<EntryMapper> {
    return new EntryMapper(ctx, this.access, await this.access.reach(ctx), this.clock.now().getTime());
  }

  private async insert(
    ctx: RequestContext,
    input: NewEntry,
    times: EntryTimes,
    booking: Booking,
  ): Promise<EntryEntity> {
    try {
      return await this.entries.insert(ctx, {
        id: input.id,
        employeeId: input.employeeId,
        projectId: input.projectId,
        activityId: input.activityId ?? null,
        ...storedTimes(times, ctx.timeZone),
        comment: input.comment ?? null,
        billable: input.billable,
        ...rateOf(booking),
        source: input.source,
        recorderId: ctx.membershipId,
        claimedDocumentId: null,
        documentNumber: null,
        claimChangedAt: null,
      });
    } catch (error) {
      // The id is taken by an entry of another day, person or licence: which one is nobody's business.
      if (isUniqueViolation(error)) throw new AppError(commonErrors, 'CONFLICT', undefined, { cause: error });
      throw error;
    }
  }

  /** The entry and its person's lock; deleted ones included. */
  private async getLocked(
    ctx: RequestContext,
    id: string,
  ): Promise<{ entry: EntryEntity; employee: EmployeeRefEntity }> {
    const seen = await this.entries.get(ctx.withoutTransaction(), id, { deleted: 'include' });
    const employee = await this.employees.lock(ctx, seen.employeeId);
    if (!employee) throw commonError('NOT_FOUND');
    return { entry: await this.entries.get(ctx, id, { deleted: 'include' }), employee };
  }

  private async stale(ctx: RequestContext, present: EntryEntity): Promise<AppError> {
    if (present.deletedAt) return commonError('NOT_FOUND');
    return commonError('VERSION_MISMATCH', undefined, { current: (await this.mapper(ctx)).toView(present) });
  }

  private requirePast(ctx: RequestContext, times: EntryTimes): void {
    const now = this.clock.now().getTime();
    const lastMoment = times.endAt ? times.endAt.getTime() - 1 : null;
    const lastDay = lastMoment === null ? times.workDate : localDateAt(lastMoment, ctx.timeZone);
    if (isFutureWork(lastDay, now, ctx.timeZone)) throw timeError('ENTRY_FUTURE', undefined, 'workDate');
  }

  private nearby(ctx: RequestContext, employeeId: string, times: EntryTimes): Promise<NearbyEntry[]> {
    // An entry is at most 16 hours long: only the day before and the day after can reach into it.
    return this.entries.nearby(ctx, employeeId, addDays(times.workDate, -1), addDays(times.workDate, 1));
  }

  private async requireFree(
    ctx: RequestContext,
    employeeId: string,
    times: EntryTimes,
    exceptId: string,
  ): Promise<void> {
    const nearby = await this.nearby(ctx, employeeId, times);
    await this.refuseConflict(
      ctx,
      times,
      nearby.filter((other) => other.id !== exceptId),
    );
  }

  private async refuseConflict(
    ctx: RequestContext,
    times: EntryTimes,
    nearby: readonly NearbyEntry[],
  ): Promise<void> {
    await requireNoConflict(times, nearby, ctx.timeZone, async (other) => {
      const shown = await this.entries.find(ctx, other.id);
      return shown?.names?.projectNumber ?? '';
    });
  }

  private async bookingChange(
    ctx: RequestContext,
    present: EntryEntity,
    patch: UpdateEntry,
  ): Promise<BookingChange> {
    const projectId = patch.projectId ?? present.projectId;
    const activityId = patch.activityId === undefined ? present.activityId : patch.activityId;
    if (projectId === present.projectId && activityId === present.activityId)
      return { booking: null, values: {} };
    const booking = await this.access.requireBooking(ctx, projectId, activityId);
    const rate = activityId === present.activityId ? {} : rateOf(booking);
    return { booking, values: { projectId, activityId, ...rate } };
  }

  private async published(ctx: RequestContext, entry: EntryEntity): Promise<EntryView> {
    await this.outbox.add(ctx, entryChanged, toEntryChanged(entry));
    return (await this.mapper(ctx)).toView(entry);
  }
}

export type NewEntry = CreateEntry & { employeeId: string };

interface BookingChange {
  booking: Booking | null;
  values: RecordPatch<EntryEntity>;
}

/** The price an hour of this activity has now; it stays with the entry. */
function rateOf(booking: Booking): Pick<EntryEntity, 'unitPrice' | 'vatRateKey'> {
  const { activity } = booking;
  return activity ? { unitPrice: activity.price, vatRateKey: activity.vatRateKey } : licenceRate;
}

function storedTimes(times: EntryTimes, timeZone: string): EntryTimes & { timeZone: string } {
  const { workDate, startAt, endAt, seconds, breakSeconds } = times;
  return { workDate, startAt, endAt, seconds, breakSeconds, timeZone };
}

function ownFields(patch: UpdateEntry): RecordPatch<EntryEntity> {
  return {
    ...(patch.comment === undefined ? {} : { comment: patch.comment }),
    ...(patch.billable === undefined ? {} : { billable: patch.billable }),
  };
}

/** The names are known already: nothing is read again for the answer. */
function named(
  entry: EntryEntity,
  employee: EmployeeRefEntity,
  booking: Booking | null,
  before: EntryEntity | null,
): EntryEntity {
  entry.names = {
    employeeName: nameOf(employee),
    projectNumber: booking?.projectNumber ?? before?.names?.projectNumber ?? '',
    projectTitle: booking?.projectTitle ?? before?.names?.projectTitle ?? '',
    activityTitle: booking ? (booking.activity?.title ?? null) : (before?.names?.activityTitle ?? null),
  };
  return entry;
}
