import {
  payrollWork,
  type PayrollLine,
  type PayrollPerson,
  type PayrollPreview,
  type PayrollRun,
  type PayrollSettings,
  type StartPayrollRun,
  type TakeBackPayroll,
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
import { timeError } from '../entry/entry-error';
import { MonthClosingRepository } from '../lock/month-closing.repository';
import type { EmployeeRefEntity } from '../refs/employee-ref.entity';
import { EmployeeRefRepository, nameOf } from '../refs/employee-ref.repository';
import { EmploymentRefRepository } from '../refs/employment-ref.repository';
import { differences, Facts, type Difference } from './payroll-facts';
import { PayrollFactsService } from './payroll-facts.service';
import { PayrollLineRepository } from './payroll-line.repository';
import { toLine, toRunView } from './payroll.mapper';
import type { PayrollRunEntity } from './payroll-run.entity';
import { PayrollRunRepository } from './payroll-run.repository';
import { PayrollSettingsService } from './payroll-settings.service';

/** So many months before are looked at for what came late. */
const monthsBack = 12;

interface Person {
  ref: EmployeeRefEntity;
  personnelNumber: string | null;
  differences: Difference[];
}

interface Computed {
  settings: PayrollSettings;
  months: string[];
  people: Person[];
  facts: Facts;
}

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
    private readonly facts: PayrollFactsService,
    private readonly settings: PayrollSettingsService,
    private readonly employees: EmployeeRefRepository,
    private readonly employments: EmploymentRefRepository,
    private readonly closings: MonthClosingRepository,
    private readonly clock: Clock,
  ) {}

  async preview(ctx: RequestContext, month: string): Promise<PayrollPreview> {
    const { people, settings, facts } = await this.compute(ctx, month);
    const unconfirmed = await this.lines.unconfirmed(ctx, month);
    const mapped = new Set(settings.wageTypes.map(({ source }) => source));
    const known = facts.sources();
    const options = await this.settings.sources(ctx);
    // Target and balance follow from the others: nobody has to hand them over.
    const derived = new Set(['target', 'balance']);
    return {
      month,
      people: people
        .map((person) => toPerson(person, unconfirmed.get(person.ref.id) ?? 0))
        .filter((person) => person.lines.length > 0 || person.unconfirmed > 0),
      closed: await this.closings.isClosed(ctx, month),
      unconfirmed: [...unconfirmed.values()].reduce((sum, count) => sum + count, 0),
      unmapped: options.filter(
        ({ source }) => known.has(source) && !mapped.has(source) && !derived.has(source),
      ),
    };
  }

  /** @throws PAYROLL_RUNNING while another hand-over is made, PAYROLL_EMPTY where there is nothing new */
  async start(ctx: RequestContext, { id, month }: StartPayrollRun): Promise<WorkView> {
    await this.clearBroken(ctx);
    const { people, settings } = await this.compute(ctx, month);
    if (people.every((person) => person.differences.length === 0)) throw timeError('PAYROLL_EMPTY');
    return this.db.tx(ctx, async (tx) => {
      const latest = await this.runs.latest(tx);
      if (latest?.state === 'running') throw timeError('PAYROLL_RUNNING');
      await this.insertRun(tx, { id, month, settings });
      return this.work.start(tx, payrollWork, { month }, id);
    });
  }

  @Work(payrollWork)
  async handOver(
    ctx: RequestContext,
    { month }: { month: string },
    run: WorkRun,
  ): Promise<{ runId: string }> {
    const { people, months } = await this.compute(ctx, month);
    const waiting = people.filter((person) => person.differences.length > 0);
    await run.total(run.done + waiting.length);
    for (const person of waiting) {
      await this.db.tx(ctx, async (tx) => {
        await this.writePerson(tx, run.id, person, months);
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
  async takeBack(ctx: RequestContext, id: string, { reason }: TakeBackPayroll): Promise<void> {
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
    await this.lines.unmarkEntries(tx, run.id);
  }

  /** A hand-over whose work was cancelled or has failed counts for nothing. */
  private async clearBroken(ctx: RequestContext): Promise<void> {
    const latest = await this.runs.latest(ctx);
    if (latest?.state !== 'running') return;
    const work = await this.work.get(systemContext({ licenceId: ctx.licenceId }), latest.id);
    if (!isOver(work)) throw timeError('PAYROLL_RUNNING');
    await this.db.tx(ctx, (tx) => this.revoke(tx, latest, null));
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
    { ref, personnelNumber, differences: told }: Person,
    months: readonly string[],
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
    for (const month of months) await this.lines.markEntries(tx, runId, ref.id, month);
  }

  private async compute(ctx: RequestContext, month: string): Promise<Computed> {
    const settings = await this.settings.get(ctx);
    const refs = await this.employees.all(ctx);
    const ids = refs.map(({ id }) => id);
    const employments = await this.employments.ofMany(ctx, ids);
    const handedOver = await this.monthsHandedOver(ctx, month);
    const months = [...new Set([...handedOver, month])].sort();
    const apart = new Set(
      settings.wageTypes.flatMap(({ source }) => (source.startsWith('expense:') ? [source.slice(8)] : [])),
    );
    const facts = await this.facts.of(ctx, ids, months, apart);
    const before = await this.lines.handedOver(ctx, months);
    const known = { facts, before, handedOver };
    const people = refs.map((ref) => ({
      ref,
      personnelNumber: employments.get(ref.id)?.externalId ?? null,
      differences: differences(ref.id, months, settings.wageTypes, known),
    }));
    return { settings, months, people, facts };
  }

  /** The months of the last year that something was handed over for. */
  private async monthsHandedOver(ctx: RequestContext, month: string): Promise<Set<string>> {
    const runs = await this.runs.all(ctx);
    const first = monthsBefore(month, monthsBack);
    const found = runs.filter(
      (run) => run.state !== 'taken_back' && run.month <= month && run.month >= first,
    );
    return new Set(found.map((run) => run.month));
  }
}

function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const index = year * 12 + number - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function toPerson({ ref, personnelNumber, differences: told }: Person, unconfirmed: number): PayrollPerson {
  const lines: PayrollLine[] = told.map((difference) =>
    toLine({
      ...difference,
      ...difference.wage,
      wageNumber: difference.wage.number,
      wageTitle: difference.wage.title,
    }),
  );
  return { employeeId: ref.id, employeeName: nameOf(ref), personnelNumber, lines, unconfirmed };
}
