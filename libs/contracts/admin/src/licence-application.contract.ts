import {
  addDays,
  country,
  id,
  instant,
  listOf,
  listQuery,
  locale,
  optionalText,
  phone,
  recordFields,
  requiredText,
  signInEmail,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** Types somebody may apply for; a demo is given by who runs the installation. */
export const appliedTypes = ['light', 'standard', 'extended', 'industry_solution'] as const;
export const appliedType = z.enum(appliedTypes);
export type AppliedType = z.infer<typeof appliedType>;

export const applicationLimits = {
  message: 1_000,
  /** Days in which the link of the mail confirms. */
  confirmDays: 7,
  /** Confirmed applications that wait at once: more are a flood that nobody works off. */
  waiting: 500,
  /** Days after which what was decided is forgotten. */
  keptDays: 180,
} as const;

/** A company asks for a licence; the person becomes its first admin. */
export const applyForLicence = z.strictObject({
  licenceName: requiredText(100),
  type: appliedType.default('standard'),
  country: country.default('CH'),
  zip: optionalText(16),
  city: optionalText(35),
  firstName: requiredText(100),
  lastName: requiredText(100),
  email: signInEmail,
  phone: z
    .union([z.literal(''), phone])
    .transform((text) => text || null)
    .nullish(),
  /** Language of the mails and of the interface at first. */
  locale: locale.default('de'),
  message: optionalText(applicationLimits.message),
});
export type ApplyForLicence = z.infer<typeof applyForLicence>;

export const confirmApplication = z.strictObject({ token: z.string().min(1).max(100) });
export type ConfirmApplication = z.infer<typeof confirmApplication>;

/** Data of an application that are shown again after its confirmation. */
export const confirmedApplication = z.object({ licenceName: z.string(), email: z.string() });
export type ConfirmedApplication = z.infer<typeof confirmedApplication>;

/** sent: the mail is not confirmed yet; waiting: a licence awaits its activation; then activated or declined. */
export const applicationStates = ['sent', 'waiting', 'activated', 'declined'] as const;
export const applicationState = z.enum(applicationStates);
export type ApplicationState = z.infer<typeof applicationState>;

export const licenceApplicationView = z.object({
  ...recordFields,
  state: applicationState,
  licenceName: z.string(),
  type: appliedType,
  country,
  zip: z.string().nullable(),
  city: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  locale,
  message: z.string().nullable(),
  confirmedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  /** Told to who applied, where it was declined. */
  reason: z.string().nullable(),
  /** The licence that awaits its activation; there once the mail is confirmed. */
  licenceId: id.nullable(),
});
export type LicenceApplicationView = z.infer<typeof licenceApplicationView>;

export const licenceApplicationListSpec = {
  sort: ['licenceName', 'lastName', 'state', 'type', 'createdAt', 'confirmedAt'],
  filter: { state: 'enum', type: 'enum' },
  defaultSort: '-createdAt',
} as const;
export const licenceApplicationListQuery = listQuery(licenceApplicationListSpec);
export const licenceApplicationList = listOf(licenceApplicationView);

/** The application a licence came from, or none. */
export const applicationOfLicence = z.object({ application: licenceApplicationView.nullable() });
export type ApplicationOfLicence = z.infer<typeof applicationOfLicence>;

/** First steps of a new admin; the page finds those of other tools itself. */
export const firstSteps = ['profile', 'people', 'chart', 'industry'] as const;
export const firstStep = z.enum(firstSteps);
export type FirstStep = z.infer<typeof firstStep>;

/** Days after a licence's start in which its first steps are shown. */
export const firstStepsDays = 60;

/** Returns whether a licence's first steps were closed, or its first days are over on `today` (its local day, `YYYY-MM-DD`). */
export function areFirstStepsClosed(
  { settings, startsOn }: { settings: { firstStepsClosed?: boolean }; startsOn: string },
  today: string,
): boolean {
  return settings.firstStepsClosed === true || today > addDays(startsOn, firstStepsDays);
}

export const firstStepsView = z.object({
  /** Put away, or the licence is older than its first days. */
  closed: z.boolean(),
  done: z.array(firstStep),
});
export type FirstStepsView = z.infer<typeof firstStepsView>;
