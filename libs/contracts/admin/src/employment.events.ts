import { defineEvent, id, localDate } from '@jahrring/contracts-common';
import { z } from 'zod';

export const absenceTypes = [
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
export const absenceType = z.enum(absenceTypes);
export type AbsenceType = z.infer<typeof absenceType>;

/** Ways in which a person records hours: from-to, duration in hours, timer, simplified, standard. */
export const recordingMethods = ['from_to', 'duration', 'timer', 'simplified', 'standard'] as const;
export const recordingMethod = z.enum(recordingMethods);
export type RecordingMethod = z.infer<typeof recordingMethod>;

export const correctionKinds = ['holidays', 'overtime'] as const;
export const correctionKind = z.enum(correctionKinds);
export type CorrectionKind = z.infer<typeof correctionKind>;

/** Target hours from a day on, up to the day before the next period. */
export const employmentPeriod = z.object({
  validFrom: localDate,
  /** 0.01 to 100. */
  pensumPercent: z.number(),
  weekDays: z.literal([5, 7]),
  /** Target of each weekday in seconds, Monday first; seven of them. */
  dailySeconds: z.array(z.int()).length(7),
  yearlyHolidaySeconds: z.int(),
});

/** One line of the append-only ledger; what was wrong is taken back by a line of its own. */
export const employmentCorrection = z.object({
  id,
  kind: correctionKind,
  date: localDate,
  /** Added to the balance; negative takes away. */
  seconds: z.int(),
  reason: z.string(),
});

/** The HR data of an employee have come or changed: everything as it stands now. Nothing here is contact data. */
export const employmentChanged = defineEvent(
  'admin.employment.changed',
  1,
  z.object({
    /** Id of the membership. */
    employeeId: id,
    /** Personnel number: what payroll knows the person by. */
    externalId: z.string().optional(),
    birthdate: localDate.optional(),
    /** Entry and exit, both inclusive. */
    startsOn: localDate.optional(),
    endsOn: localDate.optional(),
    supervisors: z.array(id),
    team: z.string().optional(),
    companyPartId: id.optional(),
    rateCategoryId: id.optional(),
    /** Absent: as the licence has it. */
    recordingMethod: recordingMethod.optional(),
    /** Null: all of them. */
    allowedAbsences: z.array(absenceType).nullable(),
    allowedCompanyParts: z.array(id).nullable(),
    /** Length of one day of holidays in seconds; 0 hides days and shows only hours. */
    averageDaySeconds: z.int(),
    startHolidaySeconds: z.int(),
    startOvertimeSeconds: z.int(),
    /** Ascending by validFrom, without gaps or overlaps. */
    periods: z.array(employmentPeriod),
    corrections: z.array(employmentCorrection),
  }),
);
export type EmploymentChanged = z.infer<typeof employmentChanged.schema>;
