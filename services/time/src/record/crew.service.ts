import { newId, toFieldErrors } from '@jahrring/contracts-common';
import {
  createEntry,
  type CreateEntry,
  type CrewResult,
  type EntryView,
  type RecordCrew,
} from '@jahrring/contracts-time';
import { AppError, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../entry/entry-error';
import { EntryService } from '../entry/entry.service';
import { EmployeeRefRepository, nameOf } from '../refs/employee-ref.repository';

type Result = CrewResult['results'][number];
type Failure = NonNullable<Result['error']>;

/** One line for many people: everybody's or nobody's, or those that can be recorded. */
@Injectable()
export class CrewService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryService,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async record(ctx: RequestContext, crew: RecordCrew): Promise<CrewResult> {
    const absent = new Set(crew.exceptions.filter((one) => one.absent).map((one) => one.employeeId));
    const people = [...new Set(crew.employeeIds)].filter((id) => !absent.has(id));
    if (people.length === 0) throw timeError('CREW_EMPTY', undefined, 'employeeIds');
    return this.db.tx(ctx, async (ctx) => {
      const names = await this.names(ctx, people);
      // Locks are taken in one order, so that two foremen with the same crew do not wait for each other.
      const checked = new Map<string, Failure | null>();
      for (const id of [...people].sort()) checked.set(id, await this.check(ctx, crew, id));
      const refused = [...checked.values()].some((failure) => failure !== null);
      const results: Result[] = [];
      for (const employeeId of people) {
        const error = checked.get(employeeId) ?? null;
        const writes = error === null && (crew.mode === 'each' || !refused);
        const entry = writes ? await this.write(ctx, crew, employeeId) : null;
        results.push({ employeeId, employeeName: names.get(employeeId) ?? '', entry, error });
      }
      const recorded = results.filter(({ entry }) => entry !== null).length;
      return { groupId: crew.groupId, recorded, results };
    });
  }

  private async check(ctx: RequestContext, crew: RecordCrew, employeeId: string): Promise<Failure | null> {
    try {
      await this.entries.check(ctx, lineOf(crew, employeeId));
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [field] = error.fields ?? [];
      const { code, key, params = {} } = error.code === 'VALIDATION_FAILED' && field ? field : error;
      return { code, key, params };
    }
  }

  private async write(ctx: RequestContext, crew: RecordCrew, employeeId: string): Promise<EntryView> {
    return this.entries.record(ctx, lineOf(crew, employeeId));
  }

  private async names(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
    const people = await this.employees.getMany(ctx, ids);
    return new Map(people.map((person) => [person.id, nameOf(person)]));
  }
}

const timeFields = ['from', 'to', 'fromOccurrence', 'toOccurrence', 'startAt', 'endAt', 'seconds'] as const;

/** The crew's line as it is for one person; other times replace the crew's as a whole. */
function lineOf(crew: RecordCrew, employeeId: string): CreateEntry {
  const exception = crew.exceptions.find((one) => one.employeeId === employeeId);
  const line: Record<string, unknown> = { ...crew.line };
  if (exception && timeFields.some((field) => exception[field] !== undefined)) {
    for (const field of timeFields) delete line[field];
  }
  const { absent: _absent, ...own } = exception ?? { absent: false };
  const whole = { ...line, ...own, id: newId(), employeeId, groupId: crew.groupId, source: 'crew' };
  const parsed = createEntry.safeParse(whole);
  if (parsed.success) return parsed.data;
  throw commonError('VALIDATION_FAILED', undefined, {
    fields: toFieldErrors(parsed.error.issues, whole, 'body'),
  });
}
