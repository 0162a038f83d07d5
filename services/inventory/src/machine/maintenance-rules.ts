import { addMonths, storableDay } from '@jahrring/contracts-common';
import { inventoryErrors, type RecordMaintenance } from '@jahrring/contracts-inventory';
import { AppError } from '@jahrring/service-kit';
import { Decimal } from 'decimal.js';
import { type ObjectEntity } from '../object-record';

export function requireForwards(machine: ObjectEntity, reading: string | null | undefined): void {
  if (!reading || !machine.counterReading) return;
  if (new Decimal(reading).lt(machine.counterReading)) {
    const params = {
      from: new Decimal(machine.counterReading).toString(),
      to: new Decimal(reading).toString(),
    };
    const { key } = inventoryErrors.COUNTER_MISMATCH;
    const field = { field: 'counterReading', code: 'counterMismatch', key, params };
    throw new AppError(inventoryErrors, 'COUNTER_MISMATCH', params, { fields: [field] });
  }
}

export function nextDates(
  machine: ObjectEntity,
  { kind, doneOn }: RecordMaintenance,
): Partial<Omit<ObjectEntity, 'extra'>> {
  if (kind === 'service' && machine.serviceIntervalMonths) {
    return { nextServiceDate: storableDay(addMonths(doneOn, machine.serviceIntervalMonths)) };
  }
  if (kind === 'exhaust' && machine.exhaustIntervalMonths) {
    return { nextExhaustDate: storableDay(addMonths(doneOn, machine.exhaustIntervalMonths)) };
  }
  return {};
}
