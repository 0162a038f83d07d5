import { addDays, localDateAt } from '@jahrring/contracts-common';
import { Clock, Database, Job, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { RecurrenceRepository } from './recurrence.repository';
import { RecurrenceService } from './recurrence.service';

/** Records what comes again on its day, by the calendar of each licence. */
@Injectable()
export class RecurrenceJob {
  constructor(
    private readonly db: Database,
    private readonly recurrences: RecurrenceRepository,
    private readonly service: RecurrenceService,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'time.recurrences', everySeconds: 300 })
  async run({ signal }: JobRun): Promise<void> {
    const now = this.clock.now().getTime();
    // East of Greenwich the day comes first: which of them it is already, each one's own zone says.
    const tomorrow = addDays(localDateAt(now, 'UTC'), 1);
    const failures: unknown[] = [];
    for (const due of await this.recurrences.due(systemContext({ licenceId: '' }), tomorrow)) {
      if (signal.aborted) return;
      await this.advance(due, localDateAt(now, due.timeZone)).catch((error: unknown) => failures.push(error));
    }
    // One that cannot go on must not hold up the others; it is tried again at the next run.
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} recurrences could not go on`);
  }

  private async advance(
    { id, licenceId, timeZone }: { id: string; licenceId: string; timeZone: string },
    today: string,
  ): Promise<void> {
    await this.db.tx(systemContext({ licenceId, timeZone }), async (ctx) => {
      const recurrence = await this.recurrences.find(ctx, id);
      if (recurrence?.nextOn && recurrence.nextOn <= today) await this.service.advance(ctx, recurrence);
    });
  }
}
