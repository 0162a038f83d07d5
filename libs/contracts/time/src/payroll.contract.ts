import {
  id,
  idOrNew,
  instant,
  localDate,
  localMonth,
  money,
  quantity,
  requiredText,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { absenceTypes } from './absence/absence.contract';

/** `2026-11` */
export const payrollMonth = localMonth;

export const payrollLimits = {
  number: 20,
  title: 100,
  wageTypes: 100,
  columns: 20,
  reason: 500,
  version: 64,
} as const;

/**
 * Source of a wage type: recorded hours, the target, worked + credited − target, the overtime of the contract and of
 * the law (of the weeks that end in the month), an absence of a type, a surcharge's window, all expenses or those of
 * one kind (an expense object).
 */
export const payrollSource = z.union([
  z.enum(['hours', 'target', 'balance', 'overtime', 'overtime_legal', 'expenses']),
  z.templateLiteral(['absence:', z.enum(absenceTypes)]),
  z.templateLiteral(['surcharge:', id]),
  z.templateLiteral(['expense:', id]),
]);
export type PayrollSource = z.infer<typeof payrollSource>;

/** `amount`: in the licence's currency. */
export const wageUnits = ['hours', 'days', 'amount'] as const;
export type WageUnit = (typeof wageUnits)[number];

const wageTypeFields = z.object({
  id,
  source: payrollSource,
  /** As payroll calls it: `1000`. */
  number: requiredText(payrollLimits.number),
  title: requiredText(payrollLimits.title),
  unit: z.enum(wageUnits),
});

/** The units a source can be told in, the usual one first. */
export function unitsOf(source: PayrollSource): readonly WageUnit[] {
  if (source.startsWith('absence:')) return ['days', 'hours'];
  if (source.startsWith('surcharge:')) return ['hours', 'amount'];
  return source.startsWith('expense') ? ['amount'] : ['hours'];
}

export const wageType = wageTypeFields.refine(({ source, unit }) => unitsOf(source).includes(unit), {
  path: ['unit'],
  params: { code: 'in' },
});
export type WageType = z.infer<typeof wageType>;

/** Columns of the file, in the order they are chosen in. */
export const payrollColumns = [
  'personnelNumber',
  'lastName',
  'firstName',
  'month',
  'wageNumber',
  'wageTitle',
  'value',
  'quantity',
  'unit',
  'amount',
  'correction',
] as const;
export type PayrollColumn = (typeof payrollColumns)[number];

/** `month` as `2026-11`, `11.2026`, `11/2026`, or the last day of the month `30.11.2026`. */
export const monthFormats = ['yyyy-mm', 'mm.yyyy', 'mm/yyyy', 'dd.mm.yyyy'] as const;

export const payrollFormat = z.object({
  delimiter: z.enum([';', ',', '\t']),
  decimalMark: z.enum(['.', ',']),
  monthFormat: z.enum(monthFormats),
  encoding: z.enum(['utf-8', 'windows-1252']),
  header: z.boolean(),
  columns: z.array(z.enum(payrollColumns)).min(1).max(payrollLimits.columns),
});
export type PayrollFormat = z.infer<typeof payrollFormat>;

export const updatePayrollSettings = z.object({
  /** Each source feeds one wage type. */
  wageTypes: z
    .array(wageType)
    .max(payrollLimits.wageTypes)
    .superRefine((types, context) => {
      types.forEach(({ source }, index) => {
        if (types.findIndex((one) => one.source === source) === index) return;
        context.addIssue({ code: 'custom', path: [index, 'source'], params: { code: 'distinct' } });
      });
    }),
  format: payrollFormat,
});
export type UpdatePayrollSettings = z.infer<typeof updatePayrollSettings>;
export type PayrollSettingsDraft = z.input<typeof updatePayrollSettings>;

export const payrollSettings = updatePayrollSettings.extend({ version: z.int() });
export type PayrollSettings = z.infer<typeof payrollSettings>;

/** Nothing is handed over until the licence says under which numbers. */
export const defaultPayrollSettings: UpdatePayrollSettings = {
  wageTypes: [],
  format: {
    delimiter: ';',
    decimalMark: '.',
    monthFormat: 'mm.yyyy',
    encoding: 'utf-8',
    header: true,
    columns: [
      'personnelNumber',
      'lastName',
      'firstName',
      'month',
      'wageNumber',
      'wageTitle',
      'value',
      'unit',
    ],
  },
};

/** Source that can be chosen; null: the interface has a text for it. */
export const payrollSourceOption = z.object({ source: payrollSource, title: z.string().nullable() });
export type PayrollSourceOption = z.infer<typeof payrollSourceOption>;
export const payrollSourceOptions = z.object({ items: z.array(payrollSourceOption) });

/** Reasons why a person's month is not sent to payroll. */
export const payrollLeftOutReasons = ['role', 'deactivated', 'notEmployed', 'noEmployment'] as const;
export type PayrollLeftOutReason = (typeof payrollLeftOutReasons)[number];

/**
 * Points to check before a month is handed over. `absentAtWork`: absent and at work on one day, which counts twice;
 * `noTarget`: no target hours entered, the licence's rule applies; `noExit`: switched off without a day of leaving;
 * `sameNumber`: two people with one personnel number.
 */
export const payrollExceptionKinds = ['absentAtWork', 'noTarget', 'noExit', 'sameNumber'] as const;

/** One line of what is handed over. */
export const payrollLine = z.object({
  /** The month it belongs to; an earlier one where something came late or was changed. */
  month: payrollMonth,
  wageNumber: z.string(),
  wageTitle: z.string(),
  unit: z.enum(wageUnits),
  /** Hours with two decimals, or days with one; null for an amount. */
  quantity: quantity.nullable(),
  amount: money.nullable(),
  /** The difference to what was handed over for that month before. */
  correction: z.boolean(),
});
export type PayrollLine = z.infer<typeof payrollLine>;

/** A line that waits, beside what earlier hand-overs told of that month: null where they told nothing. */
export const payrollWaitingLine = payrollLine.extend({ before: z.string().nullable() });
export type PayrollWaitingLine = z.infer<typeof payrollWaitingLine>;

export const payrollPerson = z.object({
  employeeId: id,
  employeeName: z.string(),
  /** Null where none was entered. */
  personnelNumber: z.string().nullable(),
  lines: z.array(payrollWaitingLine),
  /** Entries of the month that nobody has confirmed. */
  unconfirmed: z.int(),
});
export type PayrollPerson = z.infer<typeof payrollPerson>;

export const payrollRunStates = ['running', 'done', 'taken_back'] as const;

export const payrollRun = z.object({
  id,
  /** Counts the licence's hand-overs. */
  number: z.int(),
  month: payrollMonth,
  state: z.enum(payrollRunStates),
  people: z.int(),
  lines: z.int(),
  createdByName: z.string(),
  createdAt: instant,
  takenBackAt: instant.nullable(),
  reason: z.string().nullable(),
  /** Only the latest can be taken back. */
  canTakeBack: z.boolean(),
});
export type PayrollRun = z.infer<typeof payrollRun>;
export const payrollRuns = z.object({ items: z.array(payrollRun) });

export const payrollLeftOut = z.object({
  employeeId: id,
  employeeName: z.string(),
  reason: z.enum(payrollLeftOutReasons),
  /** Hours recorded in the month all the same. */
  recordedSeconds: z.int(),
});
export type PayrollLeftOut = z.infer<typeof payrollLeftOut>;

export const payrollException = z.object({
  kind: z.enum(payrollExceptionKinds),
  employeeId: id,
  employeeName: z.string(),
  /** Of `absentAtWork`: the day, the absence and the hours worked beside it. */
  date: localDate.nullable(),
  absenceType: z.enum(absenceTypes).nullable(),
  seconds: z.int(),
});
export type PayrollException = z.infer<typeof payrollException>;

/** Preview of the next hand-over of a month. */
export const payrollPreview = z.object({
  month: payrollMonth,
  /** Names exactly this state: who hands over says with it what they have seen. */
  version: z.string(),
  /** Number of people whose month is sent to payroll, with or without something new. */
  included: z.int(),
  people: z.array(payrollPerson),
  leftOut: z.array(payrollLeftOut),
  exceptions: z.array(payrollException),
  /** The latest hand-over that counts; null before the first. */
  latest: z.object({ number: z.int(), month: payrollMonth, createdAt: instant }).nullable(),
  /** The month is closed: nothing of it changes without somebody unlocking it. */
  closed: z.boolean(),
  unconfirmed: z.int(),
  /** Sources with something to hand over and no wage type. */
  unmapped: z.array(payrollSourceOption),
});
export type PayrollPreview = z.infer<typeof payrollPreview>;

export const startPayrollRun = z.object({
  /** Made by the client, so that a repeated request is the same hand-over. */
  id: idOrNew,
  month: payrollMonth,
  /** The version of the preview that was looked at; refused once anything of it has changed. */
  seen: requiredText(payrollLimits.version),
});
export type StartPayrollRun = z.infer<typeof startPayrollRun>;

export const revokePayroll = z.object({ reason: requiredText(payrollLimits.reason) });
export type RevokePayroll = z.infer<typeof revokePayroll>;

/** Kind of the long work. */
export const payrollWork = 'time.payroll';
