import { licenceChanged, type LicenceChanged } from '@jahrring/contracts-admin';
import { localDateAt } from '@jahrring/contracts-common';
import {
  defaultAbsenceSettings,
  defaultTimeSettings,
  workingRulesChanged,
  type WorkingRulesChanged,
} from '@jahrring/contracts-time';
import {
  Clock,
  Consumes,
  Database,
  Job,
  Outbox,
  Republishes,
  systemContext,
  type JobRun,
  type RequestContext,
  type Retold,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { holidaysOf, publicHolidays } from '../holiday-rules';
import { LicenceRefEntity, LicenceRefRepository } from '../reference';
import { AbsenceSettingsRepository } from './absence-settings.repository';
import { TimeSettingsRepository } from './time-settings.repository';

/** Years before and after this one whose public holidays are told. */
const years = { before: 6, after: 2 } as const;

/** Tells other services by which rules a licence's days count. */
@Injectable()
export class WorkingRulesPublisher {
  constructor(
    private readonly db: Database,
    private readonly time: TimeSettingsRepository,
    private readonly absences: AbsenceSettingsRepository,
    private readonly licences: LicenceRefRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** In the open transaction, after the rules were written. */
  async publish(ctx: RequestContext): Promise<void> {
    await this.outbox.add(ctx, workingRulesChanged, await this.rules(ctx, ctx.timeZone));
  }

  /** Another time zone can be another country, with holidays of its own. */
  @Consumes(licenceChanged)
  async onLicenceChanged(ctx: RequestContext, { timeZone }: LicenceChanged): Promise<void> {
    await this.outbox.add(ctx, workingRulesChanged, await this.rules(ctx, timeZone));
  }

  /** A new year has holidays that nobody has told yet. */
  @Job({ name: 'time.working-rules', everySeconds: 24 * 3600 })
  async run({ signal }: JobRun): Promise<void> {
    for (const { id: licenceId, timeZone } of await this.licences.everywhere()) {
      if (signal.aborted) return;
      await this.db.tx(systemContext({ licenceId, timeZone }), (ctx) => this.publish(ctx));
    }
  }

  @Republishes(workingRulesChanged, LicenceRefEntity)
  async *all(ctx: RequestContext): AsyncGenerator<Retold<WorkingRulesChanged>[]> {
    const licence = await this.licences.find(ctx, ctx.licenceId);
    const timeZone = licence?.timeZone ?? ctx.timeZone;
    yield [{ payload: await this.rules(ctx, timeZone), changedAt: this.clock.now() }];
  }

  private async rules(ctx: RequestContext, zone: string): Promise<WorkingRulesChanged> {
    const own = await this.time.findOwn(ctx);
    const { workingWeekDays, dailyTargetMinutes } = { ...defaultTimeSettings, ...own?.values };
    const absences = { ...defaultAbsenceSettings, ...(await this.absences.findOwn(ctx))?.values };
    const year = Number(localDateAt(this.clock.now(), zone).slice(0, 4));
    const calendar = await publicHolidays();
    const told = Array.from(
      { length: years.before + years.after + 1 },
      (_, index) => year - years.before + index,
    );
    return {
      ...{ id: ctx.licenceId, workingWeekDays, dailyTargetMinutes, creditedTypes: absences.creditedTypes },
      holidays: told
        .flatMap((one) => [...holidaysOf(calendar, absences, zone, one).values()])
        .toSorted((one, other) => one.date.localeCompare(other.date)),
    };
  }
}
