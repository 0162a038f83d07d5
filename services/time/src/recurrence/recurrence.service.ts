import { localDateAt, newId, recurrenceDays, type RecurrenceRule } from '@jahrring/contracts-common';
import type {
  CreateEntry,
  CreateRecurrence,
  RecurrenceList,
  RecurrencePreview,
  RecurrenceView,
  UpdateRecurrence,
} from '@jahrring/contracts-time';
import { AppError, Clock, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { timeError } from '../errors';
import { EntryAccess, EntryRecorder } from '../entry';
import type { NewEntry } from '../entry';
import { EmployeeRefRepository, nameOf, ProjectRefRepository } from '../reference';
import type { RecurrenceEntity } from './recurrence.entity';
import { RecurrenceRepository } from './recurrence.repository';

/** Number of upcoming days that a list shows. */
const upcomingDays = 10;

/** Lines that come again. Days that are there already are recorded at once, the others when they come. */
@Injectable()
export class RecurrenceService {
  constructor(
    private readonly db: Database,
    private readonly recurrences: RecurrenceRepository,
    private readonly entries: EntryRecorder,
    private readonly access: EntryAccess,
    private readonly employees: EmployeeRefRepository,
    private readonly projects: ProjectRefRepository,
    private readonly clock: Clock,
  ) {}

  /** One's own, and those one has made for others, as long as a day is left. */
  async list(ctx: RequestContext): Promise<RecurrenceList> {
    const found = await this.recurrences.running(ctx);
    const items: RecurrenceView[] = [];
    for (const recurrence of found) items.push(await this.view(ctx, recurrence));
    return { items, total: items.length };
  }

  /** Returns what a rule would do, without doing it. */
  async preview(ctx: RequestContext, input: CreateRecurrence): Promise<RecurrencePreview> {
    const today = this.today(ctx.timeZone);
    return this.db.tx(ctx, async (ctx) => {
      const days: RecurrencePreview['days'] = [];
      for (const date of daysOf(input)) {
        const error = date <= today ? await this.refusal(ctx, lineOf(ctx, input, date)) : null;
        const state = date > today ? 'later' : error ? 'conflict' : 'now';
        days.push({ date, state, key: error?.key ?? null });
      }
      return { days };
    });
  }

  async create(ctx: RequestContext, input: CreateRecurrence): Promise<RecurrenceView> {
    const [first] = daysOf(input);
    if (!first) throw timeError('RECURRENCE_EMPTY', undefined, 'rule.frequency');
    const employeeId = input.employeeId ?? ctx.membershipId;
    return this.db.tx(ctx, async (ctx) => {
      await this.access.requireRecordingFor(ctx, employeeId, input.template.kind);
      const { projectId, kind, activityId = null, objectId = null } = input.template;
      await this.access.requireBooking(ctx, { kind, projectId, activityId, objectId });
      const recurrence = await this.recurrences.insert(ctx, {
        id: input.id ?? newId(),
        employeeId,
        recorderId: ctx.membershipId,
        projectId,
        timeZone: ctx.timeZone,
        rule: input.rule,
        template: input.template,
        nextOn: first,
        created: 0,
        skipped: 0,
      });
      return this.view(ctx, await this.advance(ctx, recurrence));
    });
  }

  /**
   * Ends it on another day, or leaves days out; what is recorded stays.
   * @throws RECURRENCE_EMPTY where it would end before it began
   */
  async update(
    ctx: RequestContext,
    id: string,
    version: number,
    patch: UpdateRecurrence,
  ): Promise<RecurrenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const { rule: before, nextOn } = await this.recurrences.get(ctx, id);
      const rule = { ...before, ...patch };
      if (rule.endsOn < rule.startsOn) throw timeError('RECURRENCE_EMPTY', undefined, 'endsOn');
      const next = daysFrom(rule, nextOn)[0] ?? null;
      return this.view(ctx, await this.recurrences.update(ctx, id, version, { rule, nextOn: next }));
    });
  }

  /** No further days; what is recorded stays. */
  async remove(ctx: RequestContext, id: string, version: number): Promise<void> {
    await this.db.tx(ctx, (ctx) => this.recurrences.remove(ctx, id, version));
  }

  /** Records every day that has come since; what does not fit is left out. */
  async advance(ctx: RequestContext, recurrence: RecurrenceEntity): Promise<RecurrenceEntity> {
    const today = this.today(recurrence.timeZone);
    const { nextOn } = recurrence;
    const left = daysFrom(recurrence.rule, nextOn);
    let [created, skipped] = [recurrence.created, recurrence.skipped];
    for (const date of left.filter((date) => date <= today)) {
      if (await this.recordOne(ctx, lineOf(ctx, recurrence, date))) created += 1;
      else skipped += 1;
    }
    const next = left.find((date) => date > today) ?? null;
    return this.recurrences.update(ctx, recurrence.id, recurrence.version, {
      nextOn: next,
      created,
      skipped,
    });
  }

  private async recordOne(ctx: RequestContext, line: NewEntry): Promise<boolean> {
    try {
      await this.entries.record(ctx, line);
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  private async refusal(ctx: RequestContext, line: CreateEntry): Promise<AppError | null> {
    try {
      await this.entries.check(ctx, line);
      return null;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }

  private today(timeZone: string): string {
    return localDateAt(this.clock.now(), timeZone);
  }

  private async view(ctx: RequestContext, recurrence: RecurrenceEntity): Promise<RecurrenceView> {
    const person = await this.employees.find(ctx, recurrence.employeeId);
    const project = await this.projects.find(ctx, recurrence.projectId);
    const { id, version, employeeId, rule, template, nextOn, created, skipped } = recurrence;
    return {
      ...{ id, version, employeeId, rule, template, nextOn, created, skipped },
      employeeName: person ? nameOf(person) : '',
      projectNumber: project?.number ?? '',
      projectTitle: project?.title ?? '',
      upcoming: daysFrom(rule, nextOn).slice(0, upcomingDays),
    };
  }
}

/** Returns the remaining days of a rule from its next day on; none once it has run out. */
function daysFrom(rule: RecurrenceRule, nextOn: string | null): string[] {
  return nextOn === null ? [] : recurrenceDays(rule).filter((date) => date >= nextOn);
}

function daysOf({ rule }: CreateRecurrence): string[] {
  return recurrenceDays(rule);
}

type Repeated = Pick<CreateRecurrence, 'template'> & { employeeId?: string | undefined; recorderId?: string };

/** The line of one day; recorded in the name of whoever made the rule. */
function lineOf(ctx: RequestContext, repeated: Repeated, workDate: string): NewEntry {
  const { from, to, seconds, ...template } = repeated.template;
  return {
    ...template,
    ...(from && to ? { from, to } : seconds ? { seconds } : {}),
    id: newId(),
    employeeId: repeated.employeeId ?? ctx.membershipId,
    recorderId: repeated.recorderId ?? ctx.membershipId,
    companyPartId: template.companyPartId ?? undefined,
    workDate,
    source: 'recurrence',
  };
}
