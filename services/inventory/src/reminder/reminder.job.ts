import { notificationRequested } from '@jahrring/contracts-admin';
import { dueOf, localDateAt, newId, usualAhead, type DueView } from '@jahrring/contracts-common';
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
import { MachineDocumentRepository } from '../machine-document';
import { keepersOf, type ObjectEntity, ObjectRepository } from '../object-record';
import { ReminderEntity } from './reminder.entity';

const hour = 3600;

/** A day of a machine that ends or comes due. */
interface RemindedDay {
  /** Under which it is kept what was told. */
  key: string;
  what: string;
  on: string | null;
  /** Title of the document it is of. */
  document: string;
}

/** Tells the responsible and the driver of a machine, once for each, that something is near and that it is overdue. */
@Injectable()
export class ReminderJob {
  constructor(
    private readonly db: Database,
    private readonly machines: ObjectRepository,
    private readonly documents: MachineDocumentRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @Job({ name: 'inventory.machine-reminders', everySeconds: hour })
  async run({ signal }: JobRun): Promise<void> {
    for (const { id, licenceId } of await this.machines.keptEverywhere(systemContext({ licenceId: '' }))) {
      if (signal.aborted) return;
      await this.db.tx(systemContext({ licenceId }), (ctx) => this.look(ctx, id));
    }
  }

  private async look(ctx: RequestContext, id: string): Promise<void> {
    const machine = await this.machines.find(ctx, id);
    if (!machine || machine.machineState === 'retired') return;
    const employeeIds = keepersOf(machine);
    const today = localDateAt(this.clock.now(), ctx.timeZone);
    const told = await this.toldOf(ctx, id);
    const ahead = { ...usualAhead, days: machine.warnDays ?? usualAhead.days };
    for (const day of [...daysOf(machine), ...(await this.documentsOf(ctx, id))]) {
      const due = dueOf({ on: day.on }, today, ahead);
      const state = stateOf(due);
      if (state === null || state === told.get(day.key)) continue;
      await this.keep(ctx, { machineId: id, what: day.key, told: state });
      await this.notify(ctx, machine, { day, due, employeeIds });
    }
  }

  private async documentsOf(ctx: RequestContext, machineId: string): Promise<RemindedDay[]> {
    const documents = await this.documents.ending(ctx, machineId);
    return documents.map(({ id, title, validUntil }) => ({
      ...{ key: id, what: 'document', on: validUntil, document: title },
    }));
  }

  private async toldOf(ctx: RequestContext, machineId: string): Promise<Map<string, string>> {
    const { licenceId } = ctx;
    const rows = await this.db.manager(ctx).find(ReminderEntity, { where: { licenceId, machineId } });
    return new Map(rows.map(({ what, told }) => [what, told]));
  }

  private async keep(ctx: RequestContext, row: Omit<ReminderEntity, 'licenceId'>): Promise<void> {
    const { licenceId } = ctx;
    const { machineId, what } = row;
    const manager = this.db.writing(ctx);
    await manager.delete(ReminderEntity, { licenceId, machineId, what });
    await manager.insert(ReminderEntity, { licenceId, ...row });
  }

  private async notify(
    ctx: RequestContext,
    { id, title }: ObjectEntity,
    { day, due, employeeIds }: { day: RemindedDay; due: DueView; employeeIds: string[] },
  ): Promise<void> {
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds,
      kind: 'inventory.due',
      titleKey: `inventory:notify.due.${day.what}.${due.level}`,
      params: { title, on: due.on ?? '', document: day.document },
      path: `/machine-inventory?maintain=${id}`,
    });
  }
}

/** Services and exhaust tests of a machine that machine control knows are told by machine control. */
function daysOf(machine: ObjectEntity): RemindedDay[] {
  const controlled = machine.warnDays !== null;
  const days = {
    service: controlled ? null : machine.nextServiceDate,
    exhaust: controlled ? null : machine.nextExhaustDate,
    insurance: machine.insuredUntil,
    lease: machine.leasedUntil,
    warranty: machine.warrantyUntil,
  };
  return Object.entries(days).map(([what, on]) => ({ key: what, what, on, document: '' }));
}

/** Returns the state that is notified once; null if there is nothing to notify. */
function stateOf({ level, on }: DueView): string | null {
  return level === 'soon' || level === 'overdue' ? `${level}:${on ?? ''}` : null;
}
