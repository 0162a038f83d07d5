import { z } from 'zod';

const machineMeasures = [
  ...(['used', 'recordedUse', 'litres', 'fuelCost', 'upkeepCost', 'standingCost'] as const),
  ...(['machineCost', 'costPerUnit', 'chargedValue', 'chargedPerUnit'] as const),
] as const;

const planMeasures = [
  ...(['plannedHours', 'plannedDays', 'capacityHours', 'freeHours', 'planLoad', 'planUse'] as const),
] as const;

const timberMeasures = ['timberVolume', 'stems', 'lots', 'timberValue', 'valuePerVolume'] as const;

const absenceMeasures = ['absentDays', 'absentHours', 'absences'] as const;

/** Counted once in a cell, a row and a total, however many lines name it. */
const countedMeasures = [
  ...(['people', 'projects', 'customers', 'machines', 'workedDays', 'personDays'] as const),
] as const;

const averageMeasures = [
  ...(['hoursPerPersonDay', 'hoursPerEntry', 'valuePerHour', 'revenuePerBill', 'offeredPerOffer'] as const),
] as const;

const planDifferences = ['hoursToPlan', 'costToPlan', 'valueToPlan'] as const;

/**
 * Measures that are calculated: hours and billable hours in seconds; the billable share of the hours, the margin of the
 * income, the used part of the planned costs and the won part of the decided offers as numbers from 0 to 1; quantities
 * in their unit (none if units are mixed); amounts in the licence's currency without VAT, except open amounts, which
 * include VAT; the average days from a bill to its payment; and numbers of lines, documents and offers. For machines
 * the use by their counters and as recorded, in their unit (none if units are mixed), litres, and costs in total and
 * per unit. For plans the booked hours and those that people could work, the rest of these, the booked part of them and
 * the recorded part of the booked ones; and booked days. For absences days and hours that were due; for round timber
 * solid m³, stems and the value of the timber that has a price. Each counted only once are people, projects, customers,
 * machines, documents, offers, absences, lots, days on which anybody worked and days of each person who worked.
 * Averages are calculated from all records behind a figure, never from averages: hours by days of people and by
 * entries, the value of hours by hour, revenue by bill, offered amounts by offer, the value of timber by m³.
 * Differences from the plan are actual less planned, where there is a plan.
 */
export const measures = [
  'hours',
  'billableHours',
  'billableShare',
  'quantity',
  'amount',
  'lines',
  'plannedCost',
  'cost',
  'costUse',
  'plannedValue',
  'performed',
  'billed',
  'unbilled',
  'margin',
  'marginShare',
  'revenue',
  'openAmount',
  'daysToPayment',
  'documents',
  'offered',
  'offers',
  'hitRate',
  ...machineMeasures,
  ...planMeasures,
  ...absenceMeasures,
  ...timberMeasures,
  ...countedMeasures,
  ...averageMeasures,
  ...planDifferences,
] as const;
export const measure = z.enum(measures);
export type Measure = (typeof measures)[number];

/** In what a measure is told: seconds, parts of a whole, plain numbers, days, quantities of some unit, cubic metres, money. */
export type MeasureUnit = 'hours' | 'share' | 'count' | 'days' | 'quantity' | 'volume' | 'money';

const units: Readonly<Partial<Record<Measure, MeasureUnit>>> = {
  ...{ hours: 'hours', billableHours: 'hours' },
  ...{ plannedHours: 'hours', capacityHours: 'hours', freeHours: 'hours' },
  ...{ planLoad: 'share', planUse: 'share', plannedDays: 'quantity' },
  ...{ timberVolume: 'volume', stems: 'count', lots: 'count' },
  ...{ absentDays: 'quantity', absentHours: 'hours', absences: 'count' },
  ...{ billableShare: 'share', costUse: 'share', marginShare: 'share', hitRate: 'share' },
  ...{ lines: 'count', documents: 'count', offers: 'count', daysToPayment: 'days' },
  ...{ people: 'count', projects: 'count', customers: 'count', machines: 'count' },
  ...{ workedDays: 'count', personDays: 'count' },
  ...{ hoursPerPersonDay: 'hours', hoursPerEntry: 'hours', hoursToPlan: 'hours' },
  ...{ quantity: 'quantity', used: 'quantity', recordedUse: 'quantity', litres: 'quantity' },
};

export const measureUnit = (one: Measure): MeasureUnit => units[one] ?? 'money';

/** Measures that add up only if all have one unit: hours and kilometres do not. */
const ofOneUnit: ReadonlySet<Measure> = new Set([
  ...(['quantity', 'used', 'recordedUse', 'costPerUnit', 'chargedPerUnit'] as const),
]);
export const needsUnit = (one: Measure): boolean => ofOneUnit.has(one);

const countedOnce: ReadonlySet<Measure> = new Set([
  ...countedMeasures,
  'documents',
  'offers',
  'absences',
  'lots',
]);
const averages: ReadonlySet<Measure> = new Set([...averageMeasures, 'valuePerVolume']);

/**
 * Returns true if figures of rows or columns can be added up: no parts of a whole, averages, units that may differ, and
 * nothing that is counted only once, because several rows may contain it.
 */
export const addsUp = (one: Measure): boolean =>
  !['share', 'days'].includes(measureUnit(one)) &&
  !needsUnit(one) &&
  !countedOnce.has(one) &&
  !averages.has(one);
