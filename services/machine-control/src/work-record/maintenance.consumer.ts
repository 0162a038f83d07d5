import { maintenanceRecorded, type MaintenanceRecorded } from '@jahrring/contracts-inventory';
import { Consumes, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MachineRepository, WorkRepository } from '../record';
import { ReadingService } from '../reading';
import { WorkService } from './work.service';

/**
 * Copies maintenance recorded on the inventory's machine to the work records here, once: nobody has to write it twice.
 */
@Injectable()
export class MaintenanceConsumer {
  constructor(
    private readonly machines: MachineRepository,
    private readonly works: WorkRepository,
    private readonly workService: WorkService,
    private readonly readings: ReadingService,
  ) {}

  @Consumes(maintenanceRecorded)
  async onMaintenanceRecorded(ctx: RequestContext, done: MaintenanceRecorded): Promise<void> {
    const { id, machineId, kind, doneOn, cost, note, counterReading: counter, employeeId } = done;
    if (await this.works.find(ctx, id, { deleted: 'include' })) return;
    await this.works.insert(ctx, {
      id,
      machineId,
      kind,
      doneOn,
      cost,
      note,
      counter,
      employeeId,
      what: null,
      workshop: null,
      passed: kind === 'exhaust' ? true : null,
      nextOn: null,
      fileIds: [],
    });
    // A machine that is not known yet stands by its works as soon as it comes.
    if (!(await this.machines.find(ctx, machineId))) return;
    const machine = await this.machines.lock(ctx, machineId);
    if (counter) {
      const told = { source: 'work' as const, sourceId: id, employeeId };
      await this.readings.record(ctx, machine, { ...told, readOn: doneOn, value: counter });
    }
    await this.workService.follow(ctx, machine, { kind });
  }
}
