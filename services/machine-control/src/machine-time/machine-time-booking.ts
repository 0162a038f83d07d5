import { newId } from '@jahrring/contracts-common';
import type { AcceptMachineTime } from '@jahrring/contracts-machine-control';
import type { RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { Decimal } from 'decimal.js';
import { FuellingRepository, FuellingService } from '../fuelling';
import { type MachineEntity, ReadingRepository } from '../record';
import { MachineStateService } from '../machine-state';
import { ReadingService } from '../reading';
import type { MachineTimeEntity } from './machine-time.entity';
import { KnownNameRepository } from './machine-time.repository';

/** Notes fuel and counter of a day that was taken over, once; and what the file's names mean. */
@Injectable()
export class MachineTimeBooking {
  constructor(
    private readonly names: KnownNameRepository,
    private readonly fuellings: FuellingRepository,
    private readonly fuellingService: FuellingService,
    private readonly readings: ReadingRepository,
    private readonly readingService: ReadingService,
    private readonly states: MachineStateService,
  ) {}

  /** @returns the id of its fuelling, if it has one */
  async book(
    tx: RequestContext,
    machine: MachineEntity,
    time: MachineTimeEntity,
    input: AcceptMachineTime,
  ): Promise<string | null> {
    await this.names.keep(tx, 'machine', time.machineKey, machine.id);
    await this.names.keep(tx, 'operator', time.operatorName, input.employeeId);
    if (input.projectId) await this.names.keep(tx, 'site', time.siteName, input.projectId);
    if (input.counter && time.counter !== null) await this.read(tx, machine, time, time.counter);
    return input.fuel && Number(time.fuelLitres) > 0 ? this.fuel(tx, machine, time) : time.fuellingId;
  }

  private async read(
    tx: RequestContext,
    machine: MachineEntity,
    time: MachineTimeEntity,
    value: string,
  ): Promise<void> {
    const told = await this.readings.ofSource(tx, time.id);
    if (told && new Decimal(told.value).equals(value) && told.machineId === machine.id) return;
    if (told) await this.readings.remove(tx, told.id, told.version);
    const source = { source: 'file' as const, sourceId: time.id };
    await this.readingService.record(tx, machine, { ...source, readOn: time.workDate, value });
    await this.states.refresh(tx, machine);
  }

  private async fuel(tx: RequestContext, machine: MachineEntity, time: MachineTimeEntity): Promise<string> {
    const { fuelLitres: litres, workDate: fuelledOn, machineName } = time;
    const present = time.fuellingId === null ? null : await this.fuellings.find(tx, time.fuellingId);
    if (present?.machineId === machine.id) {
      if (!new Decimal(present.litres).equals(litres))
        await this.fuellingService.update(tx, present.id, present.version, { litres });
      return present.id;
    }
    const note = [machineName, time.operatorName].filter((part) => part !== '').join(' · ');
    const fuelling = { id: newId(), fuelledOn, litres, note };
    return (await this.fuellingService.create(tx, machine.id, fuelling)).id;
  }
}
