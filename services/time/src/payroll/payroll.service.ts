import {
  payrollWork,
  type PayrollPreview,
  type PayrollRun,
  type PayrollSettings,
  type StartPayrollRun,
  type RevokePayroll,
} from '@jahrring/contracts-time';
import { isOver, type WorkView } from '@jahrring/contracts-common';
import {
  Clock,
  commonError,
  Database,
  isUniqueViolation,
  LongWork,
  systemContext,
  Work,
  type RequestContext,
  type WorkRun,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryMarksPublisher } from '../entry-record';
import { timeError } from '../errors';
import { EmployeeRefRepository, nameOf } from '../reference';
import type { CountedPerson } from './counted-person';
import { PayrollCountService } from './payroll-count.service';
import { PayrollLineRepository } from './payroll-line.repository';
import { toRunView } from './payroll.mapper';
import type { PayrollRunEntity } from './payroll-run.entity';
import { PayrollRunRepository } from './payroll-run.repository';

/**
 * The hand-over to payroll. What is handed over is always the difference between what is so and what was handed over
 * before: a late entry, a corrected absence or a second run of the same month never counts twice and is never forgotten.
 */
@Injectable()
export class PayrollService {
  constructor(
    private readonly db: Database,
    private readonly work: LongWork,
    private readonly runs: PayrollRunRepository,
    private readonly lines: PayrollLineRepository,
    private readonly marks: EntryMarksPublisher,
    private readonly counts: PayrollCountService,
    private readonly employees: EmployeeRefRepository,
    private readonly clock: Clock,
  ) {}

  async preview(ctx: RequestContext, month: string): Promise<PayrollPreview> {
    const broken = await this.broken(ctx);
    return (await this.counts.of(ctx, month, { broken: broken?.id })).preview;
  }

  /**
   * Begins to hand over exactly what the caller has seen.
   * @throws PAYROLL_RUNNING while another hand-over is made, PAYROLL_EMPTY where there is nothing new, PAYROLL_CHANGED
   * where it is not what the preview has shown any more
   */
  async start(ctx: RequestContext, { id, month, seen }: StartPayrollRun): Promise<WorkView> {
    await this.clearBroken(ctx);
    const { people, settings, preview } = await this.counts.of(ctx, month);
    if (people.every((person) => person.differences.length === 0)) throw timeError('PAYROLL_EMPTY');
    if (preview.version !== seen) throw timeError('PAYROLL_CHANGED');
    return this.db.tx(ctx, async (tx) => {
      const latest = await this.runs.latest(tx);
      if (latest?.state === 'running') throw timeError('PAYROLL_RUNNING');
      const work = await this.work.start(tx, payrollWork, { month, seen }, id);
      await this.insertRun(tx, { id: work.id, month, settings });
      return work;
    });
  }

  @Work(payrollWork)
  async handOver(
    ctx: RequestContext,
    { month, seen }: { month: string; seen?: string },
    run: WorkRun,
  ): Promise<{ runId: string }> {
    const { people, preview } = await this.counts.of(ctx, month, { making: run.id });
    // After a crash, the people already written are as they were seen; the rest is handed over as it is now.
    if (run.done === 0 && seen !== undefined && preview.version !== seen) {
      await this.db.tx(ctx, async (tx) => this.revoke(tx, await this.runs.get(tx, run.id), null));
      throw timeError('PAYROLL_CHANGED');
    }
    const waiting = people.filter((person) => person.differences.length > 0);
    await run.total(run.done + waiting.length);
    for (const person of waiting) {
      await this.db.tx(ctx, async (tx) => {
        await this.writePerson(tx, run.id, person);
        await run.step(tx);
      });
    }
    await this.db.tx(ctx, async (tx) => {
      const made = await this.runs.get(tx, run.id);
      const written = await this.lines.ofRun(tx, run.id);
      const people = new Set(written.map(({ employeeId }) => employeeId)).size;
      await this.runs.update(tx, run.id, made.version, { state: 'done', people, lines: written.length });
    });
    return { runId: run.id };
  }

  async list(ctx: RequestContext): Promise<{ items: PayrollRun[] }> {
    const runs = await this.runs.all(ctx);
    const people = await this.employees.getMany(ctx, [...new Set(runs.map(({ createdBy }) => createdBy))]);
    const names = new Map(people.map((person) => [person.id, nameOf(person)]));
    const latest = runs.find(({ state }) => state !== 'taken_back');
    return {
      items: runs.map((run) =>
        toRunView(run, { name: names.get(run.createdBy) ?? '', isLatest: run.id === latest?.id }),
      ),
    };
  }

  /** The latest hand-over as if it had never been: its entries can be changed and handed over again. */
  async revokeRun(ctx: RequestContext, id: string, { reason }: RevokePayroll): Promise<void> {
    await this.db.tx(ctx, async (tx) => {
      const run = await this.runs.get(tx, id);
      const latest = await this.runs.latest(tx);
      if (run.state !== 'done' || latest?.id !== id) throw timeError('PAYROLL_NOT_LATEST');
      await this.revoke(tx, run, reason);
    });
  }

  private async revoke(tx: RequestContext, run: PayrollRunEntity, reason: string | null): Promise<void> {
    const change = { state: 'taken_back' as const, takenBackAt: this.clock.now(), reason };
    await this.runs.update(tx, run.id, run.version, change);
    await this.marks.publish(tx, await this.lines.unmarkEntries(tx, run.id));
  }

  /** @throws PAYROLL_RUNNING while another hand-over is made */
  private async clearBroken(ctx: RequestContext): Promise<void> {
    const latest = await this.runs.latest(ctx);
    if (latest?.state !== 'running') return;
    const broken = await this.broken(ctx);
    if (!broken) throw timeError('PAYROLL_RUNNING');
    await this.db.tx(ctx, (tx) => this.revoke(tx, broken, null));
  }

  /** A hand-over whose work was cancelled or has failed: it counts for nothing. */
  private async broken(ctx: RequestContext): Promise<PayrollRunEntity | null> {
    const latest = await this.runs.latest(ctx);
    if (latest?.state !== 'running') return null;
    const work = await this.work.get(systemContext({ licenceId: ctx.licenceId }), latest.id);
    return isOver(work) ? latest : null;
  }

  private async insertRun(
    tx: RequestContext,
    { id, month, settings }: { id: string; month: string; settings: PayrollSettings },
  ): Promise<void> {
    try {
      await this.runs.insert(tx, {
        id,
        number: await this.runs.nextNumber(tx),
        month,
        state: 'running',
        createdBy: tx.membershipId,
        format: settings.format,
        people: 0,
        lines: 0,
        takenBackAt: null,
        reason: null,
      });
    } catch (error) {
      // Another hand-over has taken the number this very moment.
      if (isUniqueViolation(error)) throw commonError('CONFLICT', undefined, { cause: error });
      throw error;
    }
  }

  private async writePerson(
    tx: RequestContext,
    runId: string,
    { ref, personnelNumber, months, differences: told }: CountedPerson,
  ): Promise<void> {
    await this.lines.insertMany(
      tx,
      told.map(({ wage, month, correction, seconds, halfDays, hundredths }) => ({
        runId,
        employeeId: ref.id,
        personnelNumber,
        firstName: ref.firstName,
        lastName: ref.lastName,
        month,
        source: wage.source,
        wageNumber: wage.number,
        wageTitle: wage.title,
        unit: wage.unit,
        seconds,
        halfDays,
        hundredths,
        correction,
      })),
    );
    for (const month of months) {
      await this.marks.publish(tx, await this.lines.markEntries(tx, runId, ref.id, month));
    }
  }
}
