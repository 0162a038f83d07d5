import { notificationRequested } from '@jahrring/contracts-admin';
import { localDateAt, newId } from '@jahrring/contracts-common';
import { Clock, Database, Job, Outbox, systemContext, type JobRun } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { AddressRepository } from '../address';
import { EmployeeRefRepository } from '../reference';
import { NextStepRepository } from './next-step.repository';

const quarterOfAnHour = 900;
/** Nobody is told in the night: a day begins at six. */
const beginsAt = 6 * 3_600_000;

/** Tells people of their steps in the morning of the day, each once. */
@Injectable()
export class NextStepReminderJob {
  constructor(
    private readonly db: Database,
    private readonly steps: NextStepRepository,
    private readonly addresses: AddressRepository,
    private readonly employees: EmployeeRefRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'addresses.next-steps', everySeconds: quarterOfAnHour })
  async run({ signal }: JobRun): Promise<void> {
    const everywhere = systemContext({ licenceId: '' });
    const today = localDateAt(new Date(this.clock.now().getTime() - beginsAt), everywhere.timeZone);
    const failures: unknown[] = [];
    for (const due of await this.steps.toRemind(everywhere, today)) {
      if (signal.aborted) return;
      await this.remind(due).catch((error: unknown) => failures.push(error));
    }
    // One that fails must not hold up the others; it is tried again at the next run.
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`);
  }

  private async remind({ id, licenceId }: { id: string; licenceId: string }): Promise<void> {
    await this.db.tx(systemContext({ licenceId }), async (ctx) => {
      if (!(await this.steps.claimReminder(ctx, id))) return;
      const step = await this.steps.find(ctx, id);
      const address = step && (await this.addresses.find(ctx, step.addressId));
      const person = step && (await this.employees.find(ctx, step.employeeId));
      if (!address || !person?.works) return;
      await this.outbox.add(ctx, notificationRequested, {
        id: newId(),
        employeeIds: [person.id],
        kind: 'addresses.stepDue',
        titleKey: 'addresses:notify.stepDue',
        params: { text: step.text, name: address.name },
        path: `/addresses/edit/${address.id}/notes`,
      });
    });
  }
}
