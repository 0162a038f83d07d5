import { commonErrors } from '@jahrring/contracts-common';
import type { EntryView, EntryWarning } from '@jahrring/contracts-time';
import { AppError, isUniqueViolation, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import type { EntryEntity, NearbyEntry } from '../entry-record';
import { timeError } from '../errors';
import { RateService } from '../rate';
import { EmployeeRefRepository } from '../reference';
import type { Booking, EmployeeRefEntity } from '../reference';
import { CompanyPartRule } from './company-part.rule';
import { freshEntry } from './entry-defaults';
import { counterWarnings, lineValues } from './entry-line';
import { withNames } from './entry-names';
import { storedTimes, type EntryTimes } from './entry-times';
import { EntryAccess } from './entry.access';
import { EntryPublisher } from './entry.publisher';
import { EntryReader } from './entry.reader';
import { EntryRules } from './entry.rules';
import { keyOf, type NewEntry } from './new-entry';
import { ToldLines } from './told-lines';

/** Writes new entries, whose times are known, in the open transaction. */
@Injectable()
export class EntryWriter {
  constructor(
    private readonly entries: EntryRepository,
    private readonly reader: EntryReader,
    private readonly employees: EmployeeRefRepository,
    private readonly access: EntryAccess,
    private readonly rules: EntryRules,
    private readonly companyParts: CompanyPartRule,
    private readonly rates: RateService,
    private readonly publisher: EntryPublisher,
    private readonly told: ToldLines,
  ) {}

  /** Throws what `write` would throw, and writes nothing. */
  async check(ctx: RequestContext, line: NewEntry, times: EntryTimes): Promise<void> {
    await this.prepare(ctx, line, times);
    await this.companyParts.resolve(ctx, line.employeeId, line.companyPartId);
  }

  /** Writes one entry in the open transaction; asked again with the same id, returns the one that is there. */
  async write(ctx: RequestContext, input: NewEntry, times: EntryTimes): Promise<EntryView> {
    await this.employees.lock(ctx, input.employeeId);
    const nearby = await this.rules.nearby(ctx, input.employeeId, times);
    const isTold = nearby.some(({ source, workDate }) => source === 'machine' && workDate === times.workDate);
    const twice = isTold && (await this.told.giveWay(ctx, input, times));
    const prepared = await this.prepare(ctx, input, times, isTold ? undefined : nearby);
    const { employee, known, booking, warnings } = prepared;
    if (known || !booking) return this.getCommitted(ctx, input.id);
    const line = twice ? { ...input, needsReview: true } : input;
    const entry = await this.insert(ctx, line, times, booking);
    return this.publisher.changed(ctx, withNames(entry, employee, booking, null), {
      warnings: [...warnings, ...counterWarnings(input, booking)],
    });
  }

  /**
   * Writes what was measured, whatever is in its way: a timer that stopped. What a person would be refused for is marked
   * for review instead; nothing that was worked gets lost.
   */
  async writeMeasured(
    ctx: RequestContext,
    input: NewEntry,
    times: EntryTimes,
    review: boolean,
  ): Promise<EntryView> {
    const employee = await this.employees.lock(ctx, input.employeeId);
    const booking = await this.access.findBooking(ctx, keyOf(input));
    if (!employee || !booking) throw timeError('PROJECT_NOT_FOUND', undefined, 'projectId');
    const twice = await this.told.giveWay(ctx, input, times);
    const nearby = await this.rules.nearby(ctx, input.employeeId, times);
    const clash = await this.rules.clashes(ctx, times, nearby);
    const entry = await this.insert(ctx, { ...input, needsReview: review || clash || twice }, times, booking);
    return this.publisher.changed(ctx, withNames(entry, employee, booking, null));
  }

  /** `read`: the entries nearby, where they were read since the lock. */
  private async prepare(
    ctx: RequestContext,
    input: NewEntry,
    times: EntryTimes,
    read?: readonly NearbyEntry[],
  ): Promise<Prepared> {
    // The person's lock comes before anything is read, so that every read already sees what others have committed.
    const employee = await this.employees.lock(ctx, input.employeeId);
    if (!employee) throw timeError('EMPLOYEE_NOT_FOUND', undefined, 'employeeId');
    await this.access.requireRecordingFor(ctx, input.employeeId, input.kind);
    const nearby = read ?? (await this.rules.nearby(ctx, input.employeeId, times));
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

  /** An entry of this transaction, or one committed after its snapshot. */
  private async getCommitted(ctx: RequestContext, id: string): Promise<EntryView> {
    const seen = await this.entries.find(ctx, id, { deleted: 'include' });
    return this.reader.get(seen ? ctx : ctx.withoutTransaction(), id);
  }
}

interface Prepared {
  employee: EmployeeRefEntity;
  /** Recorded already, under the same id. */
  known: boolean;
  booking: Booking | null;
  warnings: EntryWarning[];
}
