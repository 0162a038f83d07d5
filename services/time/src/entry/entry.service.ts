import { commonErrors, type ListQuery } from '@jahrring/contracts-common';
import {
  type CreateEntry,
  entryChanged,
  type EntrySums,
  type EntryView,
  type EntryWarning,
  lastLockedDay,
  lockReason,
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
  type ListColumns,
  type ListResult,
  type RecordPatch,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SignoffRepository } from '../signoff';
import { RateService } from '../rate';
import type { Price } from '../rate';
import { EmployeeRefRepository, nameOf } from '../refs';
import type { Booking, BookingKey, EmployeeRefEntity } from '../refs';
import { SurchargeService } from '../surcharge';
import { TimeSettingsService } from '../settings';
import { timeError } from '../errors';
import { entryColumnsAt, EntryRepository } from '../entry-record';
import type { EntryEntity } from '../entry-record';
import { LateRule } from './late.rule';
import { CompanyPartRule } from './company-part.rule';
import { CounterService } from './counter.service';
import { freshEntry } from './entry-defaults';
import { toEntryChanged } from './entry-event';
import { changeLine, counterWarnings, lineValues, plainChange } from './entry-line';
import { changeTimes, dayOnly, resolveTimes, type EntryTimes } from './entry-times';
import { EntryAccess } from './entry.access';
import { EntryMapper } from './entry.mapper';
import { EntryRules } from './entry.rules';

/** The rules of time entries. Every change is one transaction with its audit entry and its event. */
@Injectable()
export class EntryService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly access: EntryAccess,
    private readonly rules: EntryRules,
    private readonly lateness: LateRule,
    private readonly companyParts: CompanyPartRule,
    private readonly counters: CounterService,
    private readonly rates: RateService,
    private readonly surcharges: SurchargeService,
    private readonly settings: TimeSettingsService,
    private readonly signoffs: SignoffRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async list(ctx: RequestContext, query: ListQuery): Promise<ListResult<EntryView>> {
    const unlocked = await this.access.unlocked(ctx);
    const mapper = await this.mapper(ctx, unlocked);
    const columns = await this.columns(ctx, unlocked);
    const found =
      query.pageSize === 'all'
        ? await this.entries.listAll(ctx, query, columns)
        : await this.entries.list(ctx, query, columns);
    return mapList(found, mapper.toView);
  }

  /** Hours of all that the list finds. */
  async sums(ctx: RequestContext, query: ListQuery): Promise<EntrySums> {
    return this.entries.sums(ctx, query, await this.columns(ctx));
  }

  /** Also answers a deleted entry: it can be restored. */
  async get(ctx: RequestContext, id: string): Promise<EntryView> {
    return this.view(ctx, await this.entries.get(ctx, id, { deleted: 'include' }));
  }

  async create(ctx: RequestContext, input: CreateEntry): Promise<EntryView> {
    return this.db.tx(ctx, (ctx) => this.record(ctx, input));
  }

  /** Records one line in the open transaction, by every rule of the licence. */
  async record(ctx: RequestContext, input: CreateEntry): Promise<EntryView> {
    const line = { ...input, employeeId: input.employeeId ?? ctx.membershipId };
    // Before anything is read: what others commit while this waits is then in the transaction's snapshot.
    await this.employees.lock(ctx, line.employeeId);
    const { times, late } = await this.recordable(ctx, line);
    return this.createOne(ctx, late ? { ...line, late, needsReview: true } : line, times);
  }

  /** Throws what `record` would throw, and writes nothing. */
  async check(ctx: RequestContext, input: CreateEntry): Promise<void> {
    const line = { ...input, employeeId: input.employeeId ?? ctx.membershipId };
    const { times } = await this.recordable(ctx, line);
    await this.prepare(ctx, line, times);
    await this.companyParts.resolve(ctx, line.employeeId, line.companyPartId);
  }

  async update(ctx: RequestContext, id: string, version: number, patch: UpdateEntry): Promise<EntryView> {
    return this.db.tx(ctx, async (ctx) => {
      const { entry: present, employee } = await this.getLocked(ctx, id);
      if (present.version !== version) throw await this.stale(ctx, present);
      await this.access.requireChange(ctx, present, 'update');
      const times = changeTimes(present, patch, ctx.timeZone, await this.settings.get(ctx));
      const warnings = await this.requireFree(ctx, present.employeeId, times, id);
      if (times.workDate !== present.workDate)
        await this.access.requireOpen(ctx, times.workDate, present.employeeId);
      await this.rules.requirePast(ctx, times);
      if (patch.comment !== undefined) await this.rules.requireComment(ctx, patch.comment);
      const change = await this.bookingChange(ctx, present, patch, times.workDate);
      const part = await this.companyPartChange(ctx, present, patch);
      const values = {
        ...plainChange(patch),
        ...part,
        ...change.values,
        ...storedTimes(times, ctx.timeZone),
      };
      const entry = await this.entries.update(ctx, id, version, values);
      await this.counters.follow(ctx, present, entry);
      return this.published(ctx, named(entry, employee, change.booking, present), [
        ...warnings,
        ...change.warnings,
      ]);
    });
  }

  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const { entry } = await this.getLocked(ctx, id);
      if (entry.version !== version) throw await this.stale(ctx, entry);
      await this.access.requireChange(ctx, entry, 'delete');
      await this.entries.remove(ctx, id, version);
      await this.counters.follow(ctx, entry);
      await this.signoffs.reopen(ctx, entry.employeeId, entry.workDate);
      await this.surcharges.clear(ctx, id);
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
      await this.counters.follow(ctx, entry);
      return this.published(ctx, named(entry, employee, null, present));
    });
  }

  /** Writes one entry in the open transaction; asked again with the same id, answers the one that is there. */
  async createOne(ctx: RequestContext, input: NewEntry, times: EntryTimes): Promise<EntryView> {
    const { employee, known, booking, warnings } = await this.prepare(ctx, input, times);
    if (known || !booking) return this.getCommitted(ctx, input.id);
    const entry = await this.insert(ctx, input, times, booking);
    await this.counters.follow(ctx, entry);
    return this.published(ctx, named(entry, employee, booking, null), [
      ...warnings,
      ...counterWarnings(input, booking),
    ]);
  }

  /**
   * Writes what was measured, whatever is in its way: a timer that stopped. What a person would be refused for is marked
   * for review instead; nothing that was worked gets lost.
   */
  async insertMeasured(
    ctx: RequestContext,
    input: NewEntry,
    times: EntryTimes,
    review: boolean,
  ): Promise<EntryView> {
    const employee = await this.employees.lock(ctx, input.employeeId);
    const booking = await this.access.findBooking(ctx, keyOf(input));
    if (!employee || !booking) throw timeError('PROJECT_NOT_FOUND', undefined, 'projectId');
    const nearby = await this.rules.nearby(ctx, input.employeeId, times);
    const clash = await this.rules.clashes(ctx, times, nearby);
    const entry = await this.insert(ctx, { ...input, needsReview: review || clash }, times, booking);
    return this.published(ctx, named(entry, employee, booking, null), []);
  }

  /** Which days are open again is asked only where the entry's own is locked. */
  private async view(ctx: RequestContext, entry: EntryEntity): Promise<EntryView> {
    const settings = await this.settings.get(ctx);
    const isPastLock =
      lockReason(entry.workDate, this.clock.now().getTime(), ctx.timeZone, settings) !== null;
    const mapper = await this.mapper(ctx, isPastLock ? undefined : new Map());
    return mapper.toView(entry);
  }

  /** `unlocked`: the days that are open again, where they are known already. */
  async mapper(ctx: RequestContext, unlocked?: ReadonlyMap<string, Date>): Promise<EntryMapper> {
    const [reach, settings] = [await this.access.reach(ctx), await this.settings.get(ctx)];
    const open = unlocked ?? (await this.access.unlocked(ctx));
    return new EntryMapper(ctx, this.access, reach, settings, this.clock.now().getTime(), open);
  }

  /** What the list filters and sorts by; which days are locked depends on the moment. */
  async columns(ctx: RequestContext, unlocked?: ReadonlyMap<string, Date>): Promise<ListColumns> {
    const settings = await this.settings.get(ctx);
    const until = lastLockedDay(this.clock.now().getTime(), ctx.timeZone, settings);
    return entryColumnsAt(until, (unlocked ?? (await this.access.unlocked(ctx))).keys());
  }

  /** What the given times mean; lines of other kinds have a day only. */
  async timesOf(ctx: RequestContext, input: CreateEntry): Promise<EntryTimes> {
    if (input.kind !== 'hours') return dayOnly(input.workDate);
    return resolveTimes(input, ctx.timeZone, await this.settings.get(ctx));
  }

  /** The times of a line that the licence's rules let record today, and whether it comes late. */
  private async recordable(
    ctx: RequestContext,
    line: NewEntry,
  ): Promise<{ times: EntryTimes; late: boolean }> {
    const times = await this.timesOf(ctx, line);
    await this.rules.requirePast(ctx, times);
    const late = await this.lateness.isLate(ctx, { ...line, workDate: times.workDate });
    await this.rules.requireComment(ctx, line.comment);
    await this.rules.requireMethod(ctx, line.recordingMethod);
    return { times, late };
  }

  private async prepare(ctx: RequestContext, input: NewEntry, times: EntryTimes): Promise<Prepared> {
    // The person's lock comes before anything is read, so that every read already sees what others have committed.
    const employee = await this.employees.lock(ctx, input.employeeId);
    if (!employee) throw timeError('EMPLOYEE_NOT_FOUND', undefined, 'employeeId');
    await this.access.requireRecordingFor(ctx, input.employeeId, input.kind);
    const nearby = await this.rules.nearby(ctx, input.employeeId, times);
    if (nearby.some((other) => other.id === input.id))
      return { employee, known: true, booking: null, warnings: [] };
    const booking = await this.access.requireBooking(ctx, keyOf(input));
    return { employee, known: false, booking, warnings: await this.rules.conflicts(ctx, times, nearby) };
  }

  private async insert(
    ctx: RequestContext,
    input: NewEntry,
    times: EntryTimes,
    booking: Booking,
  ): Promise<EntryEntity> {
    const { employeeId, unitPrice } = input;
    const priced = { ...keyOf(input), employeeId, workDate: times.workDate, unitPrice };
    const price = await this.rates.of(ctx, priced, booking);
    try {
      return await this.entries.insert(ctx, {
        ...freshEntry,
        id: input.id,
        employeeId: input.employeeId,
        projectId: input.projectId,
        ...lineValues(input, booking, price.unitPrice),
        ...price,
        ...storedTimes(times, ctx.timeZone),
        companyPartId: await this.companyParts.resolve(ctx, input.employeeId, input.companyPartId),
        comment: input.comment ?? null,
        billable: input.billable,
        source: input.source,
        recordingMethod: input.recordingMethod ?? null,
        groupId: input.groupId ?? null,
        recorderId: input.recorderId ?? ctx.membershipId,
        needsReview: input.needsReview ?? false,
        late: input.late ?? false,
        scanMetres: input.scanMetres ?? null,
      });
    } catch (error) {
      // The id is taken by an entry of another day or person: which one is nobody's business.
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

  /** An entry of this transaction, or one committed after its snapshot. */
  private async getCommitted(ctx: RequestContext, id: string): Promise<EntryView> {
    const seen = await this.entries.find(ctx, id, { deleted: 'include' });
    return this.get(seen ? ctx : ctx.withoutTransaction(), id);
  }

  private async stale(ctx: RequestContext, present: EntryEntity): Promise<AppError> {
    if (present.deletedAt) return commonError('NOT_FOUND');
    return commonError('VERSION_MISMATCH', undefined, { current: (await this.mapper(ctx)).toView(present) });
  }

  private async requireFree(
    ctx: RequestContext,
    employeeId: string,
    times: EntryTimes,
    exceptId: string,
  ): Promise<EntryWarning[]> {
    const nearby = await this.rules.nearby(ctx, employeeId, times);
    const others = nearby.filter((other) => other.id !== exceptId);
    return this.rules.conflicts(ctx, times, others);
  }

  private async companyPartChange(
    ctx: RequestContext,
    present: EntryEntity,
    patch: UpdateEntry,
  ): Promise<RecordPatch<EntryEntity>> {
    const { companyPartId } = patch;
    if (companyPartId === undefined || companyPartId === present.companyPartId) return {};
    return { companyPartId: await this.companyParts.resolve(ctx, present.employeeId, companyPartId) };
  }

  private async bookingChange(
    ctx: RequestContext,
    present: EntryEntity,
    patch: UpdateEntry,
    workDate: string,
  ): Promise<BookingChange> {
    const line = changeLine(present, patch);
    const projectId = patch.projectId ?? present.projectId;
    const { kind, activityId = null, objectId = null } = { ...present, ...line };
    const key = { kind, projectId, activityId, objectId };
    const rebooked = line !== null || projectId !== present.projectId;
    const booking = rebooked ? await this.access.requireBooking(ctx, key) : null;
    const price = await this.priceChange(
      ctx,
      present,
      { ...key, workDate, unitPrice: patch.unitPrice },
      booking,
    );
    if (!booking) return { booking, values: { ...price }, warnings: [] };
    if (!line) return { booking, values: { projectId, ...price }, warnings: [] };
    const values = lineValues(line, booking, (price ?? present).unitPrice);
    const counted = patch.counterFrom !== undefined && patch.counterFrom !== present.counterFrom;
    return {
      booking,
      values: { projectId, ...values, ...price },
      warnings: counted ? counterWarnings(line, booking) : [],
    };
  }

  /** As long as it is the same work on the same day its price stays what it was, and one that was set anyway. */
  private async priceChange(
    ctx: RequestContext,
    present: EntryEntity,
    next: BookingKey & { workDate: string; unitPrice: string | null | undefined },
    booking: Booking | null,
  ): Promise<Price | null> {
    const depends = ['projectId', 'activityId', 'objectId', 'workDate'] as const;
    const same = depends.every((field) => next[field] === present[field]);
    if (next.unitPrice === undefined && (same || present.priceSource === 'entry')) return null;
    const found = booking ?? (await this.access.findBooking(ctx, next));
    return found && this.rates.of(ctx, { ...next, employeeId: present.employeeId }, found);
  }

  private async published(
    ctx: RequestContext,
    entry: EntryEntity,
    warnings: readonly EntryWarning[] = [],
  ): Promise<EntryView> {
    await this.signoffs.reopen(ctx, entry.employeeId, entry.workDate);
    await this.surcharges.follow(ctx, entry);
    await this.outbox.add(ctx, entryChanged, toEntryChanged(entry));
    const view = await this.view(ctx, entry);
    return warnings.length > 0 ? { ...view, warnings: [...warnings] } : view;
  }
}

/** A line with what only our own code may say of it. */
export interface NewEntry extends CreateEntry {
  employeeId: string;
  /** Whoever is signed in, unless a job acts for somebody. */
  recorderId?: string;
  needsReview?: boolean;
  late?: boolean;
  scanMetres?: number;
}

interface Prepared {
  employee: EmployeeRefEntity;
  /** Recorded already, under the same id. */
  known: boolean;
  booking: Booking | null;
  warnings: EntryWarning[];
}

interface BookingChange {
  booking: Booking | null;
  values: RecordPatch<EntryEntity>;
  warnings: EntryWarning[];
}

function keyOf({ kind, projectId, activityId, objectId }: NewEntry) {
  return { kind, projectId, activityId: activityId ?? null, objectId: objectId ?? null };
}

function storedTimes(times: EntryTimes, timeZone: string): EntryTimes & { timeZone: string } {
  const { workDate, startAt, endAt, seconds, breakSeconds } = times;
  return { workDate, startAt, endAt, seconds, breakSeconds, timeZone };
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
    objectTitle: booking ? (booking.object?.title ?? null) : (before?.names?.objectTitle ?? null),
  };
  return entry;
}
