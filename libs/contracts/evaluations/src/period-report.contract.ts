import { id, instant, listOf, localDate, localMonth, queryYear } from '@jahrring/contracts-common';
import { z } from 'zod';

/** A person's month with what each day was spent on, the same with a line a day, and a person's year. */
export const periodReportKinds = ['monthly', 'monthly_short', 'yearly'] as const;
export const periodReportKind = z.enum(periodReportKinds);
export type PeriodReportKind = (typeof periodReportKinds)[number];

/** Types of absences, spelled as time does. */
export const absenceKinds = [
  'absence',
  'accident',
  'illness',
  'military',
  'holidays',
  'holidays_seniority',
  'overtime_compensation',
  'school',
  'public_holiday',
] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

export const ledgerSources = [
  'start',
  'entitlement',
  'carry_over',
  'correction',
  'seniority',
  'taken',
  'expiry',
] as const;
export type LedgerSource = (typeof ledgerSources)[number];
export const ledgerKinds = ['holidays', 'holidays_seniority', 'overtime'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Absence in the period, in seconds and half days. */
const absence = z.object({ type: z.enum(absenceKinds), seconds: z.int(), halfDays: z.int() });
export type PeriodAbsence = z.infer<typeof absence>;

/** Time with a surcharge, in seconds; what it is worth is not told. */
const surcharge = z.object({ title: z.string(), seconds: z.int() });
export type PeriodSurcharge = z.infer<typeof surcharge>;

/** All in seconds. */
const times = {
  targetSeconds: z.int(),
  workedSeconds: z.int(),
  /** Absences that count as worked. */
  creditedSeconds: z.int(),
};

export const periodDay = z.object({
  date: localDate,
  ...times,
  /** Name of the public holiday. */
  holiday: z.string().nullable(),
  absences: z.array(absence),
  surcharges: z.array(surcharge),
  /** Projects and activities worked on, most hours first. */
  works: z.array(z.object({ project: z.string(), activity: z.string().nullable(), seconds: z.int() })),
});
export type PeriodDay = z.infer<typeof periodDay>;

/** Worked and credited less target of one day, in seconds. */
export const differenceOf = ({
  workedSeconds,
  creditedSeconds,
  targetSeconds,
}: Pick<PeriodDay, 'workedSeconds' | 'creditedSeconds' | 'targetSeconds'>): number =>
  workedSeconds + creditedSeconds - targetSeconds;

const balance = z.object({
  grantedSeconds: z.int(),
  takenSeconds: z.int(),
  expiredSeconds: z.int(),
  restSeconds: z.int(),
});
export type PeriodBalance = z.infer<typeof balance>;

/** Balances at the end of the last day that counts. */
export const periodBalances = z.object({
  /** The day they hold for; null before the year has a day behind it. */
  asOf: localDate.nullable(),
  /** Since the year's first day: worked and credited less target, with what the ledger holds of overtime. */
  flexitimeSeconds: z.int(),
  overtimeSeconds: z.int(),
  holidays: balance,
  holidays_seniority: balance,
  /** Length of a day of holidays in seconds; 0: days are not shown. */
  averageDaySeconds: z.int(),
});
export type PeriodBalances = z.infer<typeof periodBalances>;

const person = {
  employeeId: id,
  name: z.string(),
  personnelNumber: z.string().nullable(),
  team: z.string().nullable(),
};

const summed = {
  ...times,
  /** Worked and credited less target, of the days that are over. */
  differenceSeconds: z.int(),
  absences: z.array(absence),
  surcharges: z.array(surcharge),
};

export const monthReport = z.object({
  ...person,
  month: localMonth,
  days: z.array(periodDay),
  ...summed,
  balances: periodBalances,
});
export type MonthReport = z.infer<typeof monthReport>;

const yearMonth = z.object({
  month: localMonth,
  ...summed,
  /** Flexitime at its end, since the year's first day. */
  flexitimeSeconds: z.int(),
});
export type YearMonth = z.infer<typeof yearMonth>;

export const yearReport = z.object({
  ...person,
  year: z.int(),
  months: z.array(yearMonth),
  ...summed,
  balances: periodBalances,
  /** Ledger entries of the year in their order: those carried over from the year before first. */
  ledger: z.array(
    z.object({ date: localDate, kind: z.enum(ledgerKinds), source: z.enum(ledgerSources), seconds: z.int() }),
  ),
});
export type YearReport = z.infer<typeof yearReport>;

export const monthReportQuery = z.strictObject({ employeeId: id, month: localMonth });
export type MonthReportQuery = z.output<typeof monthReportQuery>;
export const yearReportQuery = z.strictObject({ employeeId: id, year: queryYear });
export type YearReportQuery = z.output<typeof yearReportQuery>;

/** Whose reports the reader may see, by name. */
export const reportPeople = listOf(z.object({ id, name: z.string(), team: z.string().nullable() }));
export type ReportPeople = z.infer<typeof reportPeople>;

/** Years of people beside each other: balances, absences, and time with a surcharge. */
export const peopleYearSubjects = ['balances', 'absences', 'surcharges'] as const;
export type PeopleYearSubject = (typeof peopleYearSubjects)[number];

export const peopleYearQuery = z.strictObject({ year: queryYear });
export type PeopleYearQuery = z.output<typeof peopleYearQuery>;
export const peopleYearFileQuery = z.strictObject({ year: queryYear, subject: z.enum(peopleYearSubjects) });
export type PeopleYearFileQuery = z.output<typeof peopleYearFileQuery>;

const personYear = z.object({ ...person, ...summed, balances: periodBalances });
export type PersonYear = z.infer<typeof personYear>;
export const peopleYear = listOf(personYear);
export type PeopleYear = z.infer<typeof peopleYear>;

/** The work that writes reports into a file. */
export const periodReportWork = 'evaluations.period-report';
/** `pdf`: all in one file; `zip`: a PDF for each person. */
export const periodReportFormats = ['pdf', 'zip', 'xlsx', 'csv'] as const;
export type PeriodReportFormat = (typeof periodReportFormats)[number];

export const periodReportLimits = { people: 500, listed: 20 } as const;

/** Writes the reports of a period of one, many or all people the reader sees. */
export const startPeriodReport = z
  .strictObject({
    /** Of the work and the file, made by the client. */
    id: id.optional(),
    kind: periodReportKind,
    /** A month (`2026-11`), or of a yearly report a year (`2026`). */
    period: z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/),
    /** Null: everybody the reader sees. */
    employeeIds: z.array(id).min(1).max(periodReportLimits.people).nullable(),
    format: z.enum(periodReportFormats),
  })
  .refine(({ kind, period }) => (kind === 'yearly') === (period.length === 'YYYY'.length), {
    path: ['period'],
    params: { code: 'invalid' },
  });
export type StartPeriodReport = z.output<typeof startPeriodReport>;

export const periodReportFile = z.object({
  id,
  kind: periodReportKind,
  period: z.string(),
  format: z.enum(periodReportFormats),
  people: z.int(),
  createdAt: instant,
});
export type PeriodReportFile = z.infer<typeof periodReportFile>;
export const periodReportFiles = listOf(periodReportFile);
export type PeriodReportFiles = z.infer<typeof periodReportFiles>;
