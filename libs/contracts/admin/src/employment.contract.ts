import {
  id,
  instant,
  localDate,
  optionalText,
  phone,
  recordFields,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { absenceType, correctionKind, recordingMethod } from './employment.events';
import { insuranceNumber } from './insurance-number';

export const employeeSalutations = ['ms', 'mr', 'neutral'] as const;

/** Categories of driving licences in Switzerland, Germany and Austria. */
export const drivingCategories = [
  'A', 'A1', 'A2', 'AM', 'B', 'B1', 'BE', 'C', 'C1', 'CE', 'C1E', 'D', 'D1', 'DE', 'D1E', 'F', 'G', 'L', 'M', 'T',
] as const; // oxfmt-ignore

const daySeconds = 86_400;
const yearSeconds = 366 * daySeconds;

/** Balances a person brings along; four digits of hours are plenty. */
const balance = z
  .int()
  .min(-9_999 * 3_600)
  .max(9_999 * 3_600);

function distinct(values: readonly unknown[] | null | undefined): boolean {
  return !values || new Set(values).size === values.length;
}
const noDuplicates = { params: { code: 'distinct' } };

export const optionalPhone = z
  .union([z.literal(''), phone])
  .transform((text) => text || null)
  .nullish();

/** Fields that the licence stores about a person besides role and access; all of them optional. */
export const hrFields = {
  salutation: z.enum(employeeSalutations).nullish(),
  externalId: optionalText(40),
  birthdate: localDate.refine((day) => day >= '1900-01-01', { params: { code: 'date' } }).nullish(),
  insuranceNumber,
  team: optionalText(60),
  companyPartId: id.nullish(),
  rateCategoryId: id.nullish(),
  /** Null: as the licence has it. */
  recordingMethod: recordingMethod.nullish(),
  drivingCategories: z.array(z.enum(drivingCategories)).refine(distinct, noDuplicates).optional(),
  /** Null: all of them. */
  allowedAbsences: z.array(absenceType).refine(distinct, noDuplicates).nullish(),
  allowedCompanyParts: z.array(id).max(100).refine(distinct, noDuplicates).nullish(),
  supervisors: z.array(id).max(10).refine(distinct, noDuplicates).optional(),
  /** 0 hides days of holidays and shows hours alone. */
  averageDaySeconds: z.int().min(0).max(daySeconds).optional(),
  startHolidaySeconds: balance.optional(),
  startOvertimeSeconds: balance.optional(),
};

/** Target hours from a day on; the period before ends the day before. */
export const savePeriod = z
  .strictObject({
    validFrom: localDate,
    pensumPercent: z.number().gt(0).max(100).multipleOf(0.01),
    weekDays: z.literal([5, 7]),
    /** Monday first. */
    dailySeconds: z.array(z.int().min(0).max(daySeconds)).length(7),
    yearlyHolidaySeconds: z.int().min(0).max(yearSeconds),
  })
  .refine(({ weekDays, dailySeconds }) => weekDays === 7 || dailySeconds.slice(5).every((one) => one === 0), {
    path: ['weekDays'],
    params: { code: 'weekDays' },
  });
export type SavePeriod = z.infer<typeof savePeriod>;

export const periodView = z.object({
  ...recordFields,
  validFrom: localDate,
  /** The day before the next one; null for the last. */
  validTo: localDate.nullable(),
  pensumPercent: z.number(),
  weekDays: z.literal([5, 7]),
  dailySeconds: z.array(z.int()).length(7),
  yearlyHolidaySeconds: z.int(),
});
export type PeriodView = z.infer<typeof periodView>;

export const createCorrection = z.strictObject({
  kind: correctionKind,
  date: localDate,
  seconds: balance.refine((seconds) => seconds !== 0, { params: { code: 'required' } }),
  reason: requiredText(200),
});
export type CreateCorrection = z.infer<typeof createCorrection>;

/** Takes a line back by a line of its own. */
export const reverseCorrection = z.strictObject({ reason: requiredText(200) });
export type ReverseCorrection = z.infer<typeof reverseCorrection>;

export const correctionView = z.object({
  id,
  kind: correctionKind,
  date: localDate,
  seconds: z.int(),
  reason: z.string(),
  /** The line this one takes back. */
  reverses: id.nullable(),
  reversed: z.boolean(),
  createdAt: instant,
});
export type CorrectionView = z.infer<typeof correctionView>;

const balanceView = z.object({ start: z.int(), corrections: z.int(), total: z.int() });

/** Target hours, ledger and what it adds up to. */
export const employmentView = z.object({
  periods: z.array(periodView),
  corrections: z.array(correctionView),
  holidays: balanceView,
  overtime: balanceView,
});
export type EmploymentView = z.infer<typeof employmentView>;

/** Fields of an employee view that correspond to `hrFields`. */
export const hrViewFields = {
  salutation: z.enum(employeeSalutations).nullable(),
  externalId: z.string().nullable(),
  birthdate: localDate.nullable(),
  insuranceNumber: z.string().nullable(),
  team: z.string().nullable(),
  companyPartId: id.nullable(),
  rateCategoryId: id.nullable(),
  recordingMethod: recordingMethod.nullable(),
  drivingCategories: z.array(z.enum(drivingCategories)),
  allowedAbsences: z.array(absenceType).nullable(),
  allowedCompanyParts: z.array(id).nullable(),
  supervisors: z.array(id),
  averageDaySeconds: z.int(),
  startHolidaySeconds: z.int(),
  startOvertimeSeconds: z.int(),
};
