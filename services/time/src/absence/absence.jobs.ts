import { employmentChanged, type EmploymentChanged } from '@jahrring/contracts-admin';
import {
  Consumes,
  Database,
  Job,
  systemContext,
  type JobRun,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EmploymentRefRepository } from '../reference';
import { LedgerService } from './ledger.service';
import { SupervisionRepository } from './supervision.repository';

/** Books what the calendar brings: entitlement of a new year, what goes over or is lost, gifts. */
@Injectable()
export class AbsenceJobs {
  constructor(
    private readonly db: Database,
    private readonly employments: EmploymentRefRepository,
    private readonly supervisions: SupervisionRepository,
    private readonly ledger: LedgerService,
  ) {}

  /** Comes after our copy is taken: consumers of one event run in the order of the module. */
  @Consumes(employmentChanged)
  async onEmploymentChanged(ctx: RequestContext, { employeeId }: EmploymentChanged): Promise<void> {
    await this.reckon(ctx, employeeId);
  }

  @Job({ name: 'time.absences', everySeconds: 6 * 3600 })
  async run({ signal }: JobRun): Promise<void> {
    const people = await this.db
      .manager(systemContext({ licenceId: '' }))
      .query<Record<string, string>[]>('SELECT id, licence_id FROM employment_refs ORDER BY licence_id, id');
    const failures: unknown[] = [];
    for (const { id = '', licence_id: licenceId = '' } of people) {
      if (signal.aborted) return;
      const ctx = systemContext({ licenceId });
      await this.reckon(ctx, id).catch((error: unknown) => failures.push(error));
    }
    // One ledger that cannot be settled must not hold up the others; it is tried again at the next run.
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ledgers not settled`);
  }

  private async reckon(ctx: RequestContext, employeeId: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const employment = await this.employments.of(ctx, employeeId);
      if (!employment) return;
      const led = await this.supervisions.of(ctx, employeeId);
      if (led.join() !== employment.supervisors.join()) {
        await this.supervisions.set(ctx, employeeId, employment.supervisors);
      }
      await this.ledger.update(ctx, employeeId);
    });
  }
}
