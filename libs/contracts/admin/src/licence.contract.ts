import {
  country,
  currency,
  email,
  licenceState,
  licenceType,
  listOf,
  listQuery,
  localDate,
  optionalText,
  phone,
  recordFields,
  requiredText,
  timeZone,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** Settings of a licence that an admin sees; each has a default, so a new licence needs none. */
export const licenceSettings = z.strictObject({
  /** Shortest password accepted for the licence's people. */
  passwordMinLength: z.int().min(6).max(128).optional(),
  /** Hours without use after which a session ends. */
  sessionIdleHours: z.int().min(1).max(168).optional(),
  /** Days without use after which a session on a trusted device ends. */
  trustedDeviceDays: z.int().min(1).max(365).optional(),
  /** True if everybody in the licence needs a second factor to sign in. */
  secondFactorRequired: z.boolean().optional(),
  /** First day of the week: 1 Monday, 7 Sunday. */
  weekStart: z.int().min(1).max(7).optional(),
  /** Working days of a week. */
  workingWeek: z.union([z.literal(5), z.literal(7)]).optional(),
  /** Step of minutes in time fields. */
  minuteStep: z.union([z.literal(1), z.literal(5), z.literal(6), z.literal(10), z.literal(15)]).optional(),
  /** True if the admins have closed the list of first steps. */
  firstStepsClosed: z.boolean().optional(),
});
export type LicenceSettings = z.infer<typeof licenceSettings>;
export const defaultLicenceSettings = {
  passwordMinLength: 10,
  sessionIdleHours: 12,
  trustedDeviceDays: 30,
  secondFactorRequired: false,
  weekStart: 1,
  workingWeek: 5,
  minuteStep: 5,
  firstStepsClosed: false,
} as const satisfies LicenceSettings;

/** Data about the licence that are shown on its documents. */
export const licenceProfile = {
  timeZone,
  country,
  currency,
  street: optionalText(70),
  houseNumber: optionalText(16),
  zip: optionalText(16),
  city: optionalText(35),
  iban: optionalText(34),
  vatNumber: optionalText(30),
  email: z
    .union([z.literal(''), email])
    .transform((text) => text || null)
    .nullish(),
  phone: z
    .union([z.literal(''), phone])
    .transform((text) => text || null)
    .nullish(),
};

const administered = {
  name: requiredText(100),
  type: licenceType,
  startsOn: localDate,
  endsOn: localDate.nullish(),
  /** Raises (or lowers) the number of active users for this licence; none: what the type says. */
  userLimit: z.int().min(1).max(10_000).nullish(),
};

function endsAfterStart(licence: {
  startsOn?: string | undefined;
  endsOn?: string | null | undefined;
}): boolean {
  return !licence.startsOn || !licence.endsOn || licence.endsOn >= licence.startsOn;
}
const endBeforeStart = { path: ['endsOn'], params: { code: 'afterOrEqual', other: 'startsOn' } };

export const createLicence = z
  .strictObject({
    ...administered,
    ...licenceProfile,
    timeZone: timeZone.default('Europe/Zurich'),
    country: country.default('CH'),
    currency: currency.default('CHF'),
    settings: licenceSettings.optional(),
    state: z.enum(['awaiting_activation', 'active']).default('awaiting_activation'),
  })
  .refine(endsAfterStart, endBeforeStart);
export type CreateLicence = z.infer<typeof createLicence>;

/** The type has a change of its own, which says first what it means. */
const { type: _type, ...changeable } = administered;

export const updateLicence = z
  .strictObject({ ...changeable, ...licenceProfile, settings: licenceSettings })
  .partial()
  .refine(endsAfterStart, endBeforeStart);
export type UpdateLicence = z.infer<typeof updateLicence>;

export const changeLicenceState = z.strictObject({ state: licenceState, reason: optionalText(500) });
export type ChangeLicenceState = z.infer<typeof changeLicenceState>;

export const licenceView = z.object({
  ...recordFields,
  name: z.string(),
  type: licenceType,
  state: licenceState,
  startsOn: localDate,
  endsOn: localDate.nullable(),
  userLimit: z.int().nullable(),
  /** Limit that applies: the licence's own, or that of its type. */
  effectiveUserLimit: z.int(),
  activeUsers: z.int(),
  timeZone: z.string(),
  country,
  currency,
  street: z.string().nullable(),
  houseNumber: z.string().nullable(),
  zip: z.string().nullable(),
  city: z.string().nullable(),
  iban: z.string().nullable(),
  vatNumber: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  settings: licenceSettings,
  nextStates: z.array(licenceState),
  /** Made by the demo: it can be set back to its first day. */
  demoData: z.boolean(),
});
export type LicenceView = z.infer<typeof licenceView>;

export const licenceListSpec = {
  sort: ['name', 'type', 'state', 'startsOn', 'createdAt'],
  filter: { type: 'enum', state: 'enum', startsOn: 'date' },
  defaultSort: 'name',
} as const;
export const licenceListQuery = listQuery(licenceListSpec);
export const licenceList = listOf(licenceView);
