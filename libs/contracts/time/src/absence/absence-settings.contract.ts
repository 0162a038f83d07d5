import { localDate, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { absenceTypes } from './absence.contract';

/** Whose law and public holidays hold: those of the licence's time zone, or of a country. */
export const absenceCountries = ['zone', 'CH', 'DE', 'AT'] as const;

/** One of the supervisors is enough, or all of them in their order. */
export const approvalRules = ['any', 'chain'] as const;

const types = z.array(z.enum(absenceTypes)).max(absenceTypes.length);

export const updateAbsenceSettings = z.object({
  country: z.enum(absenceCountries),
  /** Canton or state, as ISO 3166-2 has it without the country; null: only what holds in the whole country. */
  region: z
    .string()
    .regex(/^[A-Z0-9]{1,3}$/)
    .nullable(),
  /** Days of the licence's own, and what it counts differently; the last of a day holds. */
  holidays: z
    .array(
      z.object({
        date: localDate,
        name: requiredText(80),
        /** 2 the whole day, 1 the afternoon, 0 a working day after all. */
        halves: z.int().min(0).max(2),
      }),
    )
    .max(200),
  /** Switzerland: five weeks from the 50th birthday. */
  moreFrom50: z.boolean(),
  /** Extra days once so many years of service are full. */
  seniority: z
    .array(z.object({ years: z.int().min(1).max(60), days: z.number().min(0.5).max(60).multipleOf(0.5) }))
    .max(20),
  /** Days of holidays that go over to the next year at most; null: all. */
  carryMaxDays: z.int().min(0).max(366).nullable(),
  /** Day of the year (`MM-DD`) after which what was carried over is lost; null: never. */
  carryExpiresOn: z
    .string()
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
    .nullable(),
  /** Types that somebody has to approve; the others are told and hold at once. */
  approvalTypes: types,
  approvalRule: z.enum(approvalRules),
  /** Types whose days count as worked in the flexitime balance. */
  creditedTypes: types,
  /** True if everybody of the team sees the reason for an absence. */
  typesForTeam: z.boolean(),
});
export type UpdateAbsenceSettings = z.infer<typeof updateAbsenceSettings>;

export const absenceSettings = updateAbsenceSettings.extend({
  /** 0 until the licence has saved settings of its own. */
  version: z.int(),
});
export type AbsenceSettings = z.infer<typeof absenceSettings>;

/** Default settings until a licence changes them. */
export const defaultAbsenceSettings: UpdateAbsenceSettings = {
  country: 'zone',
  region: null,
  holidays: [],
  moreFrom50: false,
  seniority: [],
  carryMaxDays: null,
  carryExpiresOn: null,
  approvalTypes: ['absence', 'military', 'holidays', 'holidays_seniority', 'overtime_compensation', 'school'],
  approvalRule: 'any',
  creditedTypes: [...absenceTypes],
  typesForTeam: false,
};
