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
 * What is worked out: hours and billable hours in seconds; the billable share of the hours, the margin of the income, the part of
 * the planned costs that is used and the part of the decided offers that was won as numbers from 0 to 1; quantities in their unit
 * (nothing where units are mixed); amounts in the licence's currency without VAT, but what is open, which is with VAT; the days
 * from a bill to its payment on average; and numbers of lines, documents and offers. Of machines what they ran, by their counters and as
 * recorded, in their unit (nothing where units are mixed), litres, and costs in all and per unit. Of plans hours that are booked and those people
 * could do, what is left of these, the booked part of them and the recorded part of what is booked; and days that are booked.
 * Of absences days and hours that were to be worked; of round timber solid m³, stems and what of it has a price is worth.
 * Counted once are people, projects, customers, machines, documents, offers, absences, lots, days on which anybody worked and days of each person
 * who worked. Averages are of all that lies behind a figure, never of averages: hours by days of people and by entries, the value of
 * hours by hour, revenue by bill, what was offered by offer, the value of timber by m³. Differences to the plan are actual less planned, of what has a plan.
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

/** What adds up only where all is of one unit: hours are no kilometres. */
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
 * Whether figures of rows or columns can be added up: no parts of a whole, averages, units that may differ, and nothing that is
 * counted once, for several rows may name it.
 */
export const addsUp = (one: Measure): boolean =>
  !['share', 'days'].includes(measureUnit(one)) &&
  !needsUnit(one) &&
  !countedOnce.has(one) &&
  !averages.has(one);
