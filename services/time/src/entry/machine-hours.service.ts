import { newId } from '@jahrring/contracts-common';
import { createEntry, type MachineHours, type RecordedMachineHours } from '@jahrring/contracts-time';
import { Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { DayEntries, type EntryEntity } from '../entry-record';
import { timeError } from '../errors';
import { EmployeeRefRepository } from '../reference';
import { TimeSettingsService } from '../settings';
import { EntryRecorder } from './entry.recorder';

/** Hours of a machine that its file tells and a person has accepted: one line with what the driver has recorded. */
@Injectable()
export class MachineHoursService {
  constructor(
    private readonly db: Database,
    private readonly employees: EmployeeRefRepository,
    private readonly days: DayEntries,
    private readonly settings: TimeSettingsService,
    private readonly recorder: EntryRecorder,
  ) {}

  /** Asked again it adds nothing. @throws PROJECT_NOT_FOUND where a line is needed and no project is named */
  record(ctx: RequestContext, hours: MachineHours): Promise<RecordedMachineHours> {
    return this.db.tx(ctx, async (tx) => {
      // First: what others commit while this waits is then in the transaction's snapshot.
      await this.employees.lock(tx, hours.employeeId);
      const day = await this.days.of(tx, hours);
      const known = day.find((entry) => entry.kind === hours.kind && entry.objectId === hours.objectId);
      const workingKnown = hours.working === null || day.some((entry) => covers(entry, hours.working));
      const groupId = newId();
      const entryId = known?.id ?? (await this.recordMachine(tx, hours, groupId));
      if (!workingKnown) await this.recordWorking(tx, hours, groupId);
      return { entryId, known: known !== undefined, workingKnown };
    });
  }

  private async recordMachine(tx: RequestContext, hours: MachineHours, groupId: string): Promise<string> {
    const { kind, objectId, hours: quantity } = hours;
    const line = { ...(await this.line(tx, hours)), kind, objectId, quantity, unit: 'machine_hour', groupId };
    return (await this.recorder.record(tx, createEntry.parse(line))).id;
  }

  private async recordWorking(tx: RequestContext, hours: MachineHours, groupId: string): Promise<void> {
    const line = { ...(await this.line(tx, hours)), kind: 'hours', ...hours.working, groupId };
    await this.recorder.record(tx, createEntry.parse(line));
  }

  private async line(tx: RequestContext, { employeeId, projectId, workDate, comment }: MachineHours) {
    if (projectId === null) throw timeError('PROJECT_NOT_FOUND', undefined, 'projectId');
    const { commentRequired } = await this.settings.get(tx);
    const said = commentRequired ? { comment } : {};
    return { employeeId, projectId, workDate, source: 'machine' as const, ...said };
  }
}

/** Hours of a person without times count for the whole day. */
function covers({ kind, startAt, endAt }: EntryEntity, working: MachineHours['working']): boolean {
  if (kind !== 'hours' || !working) return false;
  if (!startAt || !endAt) return true;
  return startAt.getTime() < Date.parse(working.endAt) && endAt.getTime() > Date.parse(working.startAt);
}
