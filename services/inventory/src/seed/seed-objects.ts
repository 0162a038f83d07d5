import { addDays, unit, type Unit } from '@jahrring/contracts-common';
import { getDemoPerson, type DemoGood, type DemoMachine } from '@jahrring/demo';
import { toNewObject } from '../object-record/object.mapper';
import { type NewObject } from '../object-record/object.repository';
import { demoRecord } from './seed-machine-records';

const serviceMonths = 6;
const exhaustMonths = 24;
export const common = { vatRateKey: 'standard', active: true } as const;

export function toMachine(machine: DemoMachine, today: string): NewObject {
  const { id, kind, title, articleNumber, price } = machine;
  const record = demoRecord(machine, today);
  const created = toNewObject({
    ...common,
    id,
    kind,
    title,
    articleNumber,
    unit: machine.unit,
    price,
    counterUnit: machine.unit,
    counterReading: `${machine.counter}.000`,
    serviceIntervalMonths: serviceMonths,
    serviceIntervalCounter: machine.serviceInterval,
    nextServiceDate: addDays(today, machine.nextServiceOffset),
    exhaustIntervalMonths: exhaustMonths,
    nextExhaustDate: addDays(today, machine.nextExhaustOffset),
    fuelCostPerLitre: '1.7800',
  });
  return { ...created, ...record };
}

export function toGood(good: DemoGood, today: string): NewObject {
  const { id, kind, title, articleNumber, price, nextPrice, vatRateKey, active, assigned = [] } = good;
  const nextYear = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const chosen: Unit = unit.parse(good.unit);
  return toNewObject({
    id,
    kind,
    title,
    articleNumber,
    unit: chosen,
    price,
    vatRateKey,
    active,
    datedPrices: nextPrice ? [{ validFrom: nextYear, price: nextPrice }] : [],
    assignedEmployeeIds: assigned.map((email) => getDemoPerson(email).employeeId),
  });
}
