import type { CreateEntry, CrewResult, RecordCrew } from '@jahrring/contracts-time';
import { AppError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryRecorder } from '../entry';
import { EmployeeRefRepository, nameOf } from '../reference';
import { crewLines } from './crew-lines';

type Result = CrewResult['results'][number];
type Failure = NonNullable<Result['error']>;

/** One line for many people: everybody's or nobody's, or those that can be recorded. */
@Injectable()
export class CrewService {
  constructor(
    private readonly db: Database,
    private readonly entries: EntryRecorder,
    private readonly employees: EmployeeRefRepository,
  ) {}

  async record(ctx: RequestContext, crew: RecordCrew): Promise<CrewResult> {
    const lines = crewLines(crew, ctx.timeZone);
    const people = [...lines.keys()];
    if (people.length === 0) throw timeError('CREW_EMPTY', undefined, 'employeeIds');
    return this.db.tx(ctx, async (ctx) => {
      const names = await this.names(ctx, people);
      // Locks are taken in one order, so that two foremen with the same crew do not wait for each other.
      const checked = new Map<string, Failure | null>();
      for (const [id, line] of [...lines].sort(([a], [b]) => a.localeCompare(b))) {
        checked.set(id, await this.check(ctx, line));
      }
      const refused = [...checked.values()].some((failure) => failure !== null);
      const results: Result[] = [];
      for (const [employeeId, line] of lines) {
        const error = checked.get(employeeId) ?? null;
        const writes = error === null && (crew.mode === 'each' || !refused);
        const entry = writes ? await this.entries.record(ctx, line) : null;
        results.push({ employeeId, employeeName: names.get(employeeId) ?? '', entry, error });
      }
      const recorded = results.filter(({ entry }) => entry !== null).length;
      return { groupId: crew.groupId, recorded, results };
    });
  }

  private async check(ctx: RequestContext, line: CreateEntry): Promise<Failure | null> {
    try {
      await this.entries.check(ctx, line);
      return null;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const [field] = error.fields ?? [];
      const { code, key, params = {} } = error.code === 'VALIDATION_FAILED' && field ? field : error;
      return { code, key, params };
    }
  }

  private async names(ctx: RequestContext, ids: readonly string[]): Promise<Map<string, string>> {
    const people = await this.employees.getMany(ctx, ids);
    return new Map(people.map((person) => [person.id, nameOf(person)]));
  }
}
