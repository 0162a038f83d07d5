import { addDays, localDateAt } from '@jahrring/contracts-common';
import { lockReason } from '@jahrring/contracts-time';
import { Clock, Database, Job, systemContext, type JobRun, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { EntryRepository } from '../entry-record';
import { UnlockRepository } from '../lock';
import { EmployeeRefRepository } from '../reference';
import { SurchargeSettingsRepository, TimeSettingsService } from '../settings';
import { SurchargeService } from './surcharge.service';

/** Number of days for which entries are checked back. */
const daysBack = 400;

/** Works out the surcharges of open entries anew where a licence has changed its own, or its public holidays. */
@Injectable()
export class SurchargeJob {
  constructor(
    private readonly db: Database,
    private readonly settings: SurchargeSettingsRepository,
    private readonly rules: TimeSettingsService,
    private readonly entries: EntryRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly unlocks: UnlockRepository,
    private readonly surcharges: SurchargeService,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'time.surcharges', everySeconds: 60 })
  async run({ signal }: JobRun): Promise<void> {
    for (const scope of await this.settings.stale(systemContext({ licenceId: '' }))) {
      const ctx = systemContext(scope);
      const begun = this.clock.now();
      const version = (await this.settings.findOwn(ctx))?.version ?? 0;
      for (const person of await this.entries.peopleSince(ctx, this.since(ctx))) {
        if (signal.aborted) return;
        await this.renew(ctx, person);
      }
      await this.db.tx(ctx, (ctx) => this.settings.setFresh(ctx, version, begun));
    }
  }

  /** One person at a time: whoever records meanwhile waits for no more than that. */
  private async renew(ctx: RequestContext, employeeId: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.employees.lock(ctx, employeeId);
      const rules = await this.rules.get(ctx);
      const now = this.clock.now().getTime();
      const unlocked = await this.unlocks.active(ctx);
      const entries = await this.entries.ofPerson(
        ctx,
        employeeId,
        this.since(ctx),
        localDateAt(now, ctx.timeZone),
      );
      const open = entries.filter(
        ({ claimedDocumentId, documentNumber, exportedAt, startAt, workDate }) =>
          !claimedDocumentId &&
          !documentNumber &&
          !exportedAt &&
          startAt !== null &&
          (lockReason(workDate, now, ctx.timeZone, rules) === null ||
            unlocked.has(`${employeeId} ${workDate}`)),
      );
      await this.surcharges.renew(ctx, open);
    });
  }

  private since({ timeZone }: RequestContext): string {
    return addDays(localDateAt(this.clock.now(), timeZone), -daysBack);
  }
}
