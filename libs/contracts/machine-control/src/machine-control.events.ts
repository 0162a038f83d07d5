import { defineEvent, id, localDate, localMonth, money, quantity } from '@jahrring/contracts-common';
import { z } from 'zod';
import { counterUnits } from './machine.contract';
import { workKinds } from './work.contract';

/** Status of a machine after a reading, service or exhaust test; the inventory stores it. Null: nothing known. */
export const machineStatusChanged = defineEvent(
  'machine-control.machine.status-changed',
  1,
  z.object({
    id,
    counter: quantity.nullable(),
    nextServiceOn: localDate.nullable(),
    nextExhaustOn: localDate.nullable(),
    /** The counter at which the next service is due, and the day it is foreseen to reach it. */
    serviceAt: quantity.nullish(),
    serviceByCounterOn: localDate.nullish(),
    /** So long before, in days and in units of its counter, the licence is told. */
    warnDays: z.int().nullish(),
    warnUnits: z.int().nullish(),
  }),
);
export type MachineStatusChanged = z.infer<typeof machineStatusChanged.schema>;

/** A service, exhaust test or repair noted, changed or deleted in machine control: it stands in the inventory's history too. */
export const machineWorkChanged = defineEvent(
  'machine-control.work.changed',
  1,
  z.object({
    id,
    machineId: id,
    kind: z.enum(workKinds),
    doneOn: localDate,
    what: z.string().nullable(),
    workshop: z.string().nullable(),
    note: z.string().nullable(),
    counter: quantity.nullable(),
    cost: money.nullable(),
    /** Of an exhaust test; null of others. */
    passed: z.boolean().nullable(),
    deleted: z.boolean(),
  }),
);
export type MachineWorkChanged = z.infer<typeof machineWorkChanged.schema>;

/**
 * Use and costs of a machine in a month. The sums of a year's months from January on equal those on its page for the
 * same days.
 */
const machineMonth = z.object({
  month: localMonth,
  /** By the counter, in its unit. */
  used: quantity,
  /** As recorded on time sheets, and what that is charged at. */
  recorded: quantity,
  charged: money,
  litres: quantity,
  fuel: money,
  /** Services, exhaust tests and repairs. */
  upkeep: money,
  /** Depreciation, insurance, leasing and fixed costs: of the whole month, whether the machine runs or not. */
  standing: money,
});
export type MachineFigureMonth = z.infer<typeof machineMonth>;

/**
 * Event that the use and costs of a machine have changed; published soon after, not within the change itself. Contains
 * months up to the end of this year, future ones with their standing costs.
 */
export const machineFiguresChanged = defineEvent(
  'machine-control.figures.changed',
  1,
  z.object({
    /** Of the machine. */
    id,
    unit: z.enum(counterUnits),
    months: z.array(machineMonth),
  }),
);
export type MachineFiguresChanged = z.infer<typeof machineFiguresChanged.schema>;
