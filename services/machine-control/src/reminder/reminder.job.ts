import { notificationRequested } from '@jahrring/contracts-admin';
import { localDateAt, newId } from '@jahrring/contracts-common';
import type { DueView } from '@jahrring/contracts-common';
import {
  Clock,
  Database,
  Job,
  Outbox,
  systemContext,
  type JobRun,
  type RequestContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { type MachineEntity, MachineRepository } from '../record';
import { aheadOf, exhaustDue, serviceDue } from '../rules';
import { MachineSettingsService } from '../settings';

const hour = 3600;
const told = { service: 'serviceTold', exhaust: 'exhaustTold' } as const;

/** Tells who keeps a machine and whom the licence has named, once for each, that a service or exhaust test is near or overdue. */
@Injectable()
export class ReminderJob {
  constructor(
    private readonly db: Database,
    private readonly machines: MachineRepository,
    private readonly settings: MachineSettingsService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'machine-control.reminders', everySeconds: hour })
  async run({ signal }: JobRun): Promise<void> {
    for (const { id, licenceId } of await this.machines.everywhere(systemContext({ licenceId: '' }))) {
      if (signal.aborted) return;
      await this.db.tx(systemContext({ licenceId }), (ctx) => this.look(ctx, id));
    }
  }

  private async look(ctx: RequestContext, id: string): Promise<void> {
    const settings = await this.settings.get(ctx);
    const machine = await this.machines.lock(ctx, id);
    const employeeIds = [...new Set([...settings.employeeIds, ...(machine.keeperIds ?? [])])];
    if (employeeIds.length === 0) return;
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const ahead = aheadOf(machine.unit, settings);
    const dues = { service: serviceDue(machine, today, ahead), exhaust: exhaustDue(machine, today, ahead) };
    const news: Partial<Record<'serviceTold' | 'exhaustTold', string>> = {};
    for (const what of ['service', 'exhaust'] as const) {
      const state = stateOf(dues[what]);
      if (state === null || state === machine[told[what]]) continue;
      news[told[what]] = state;
      await this.notify(ctx, machine, { what, due: dues[what], employeeIds });
    }
    if (Object.keys(news).length > 0) await this.machines.update(ctx, id, machine.version, news);
  }

  private async notify(
    ctx: RequestContext,
    { id, title, unit }: MachineEntity,
    { what, due, employeeIds }: { what: 'service' | 'exhaust'; due: DueView; employeeIds: string[] },
  ): Promise<void> {
    const byCounter = due.by === 'counter';
    const left = new Decimal(due.left ?? 0).toDecimalPlaces(1).toNumber();
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds,
      kind: 'machine-control.due',
      titleKey: `machine-control:notify.${what}.${due.level}.${byCounter ? unit : 'day'}`,
      params: { title, on: due.on ?? '', left, at: due.at === null ? '' : new Decimal(due.at).toNumber() },
      path: `/machinecontrol/objects/${id}`,
    });
  }
}

/** Returns the state that is notified once; null if there is nothing to notify. */
function stateOf({ level, on, at }: DueView): string | null {
  return level === 'soon' || level === 'overdue' ? `${level}:${on ?? ''}:${at ?? ''}` : null;
}
