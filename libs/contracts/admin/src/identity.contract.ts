import {
  id,
  instant,
  localDate,
  locale,
  optionalText,
  regionalLocale,
  requiredText,
  signInEmail,
  version,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { optionalPhone } from './employment.contract';
import { passwordText } from './user.contract';

const confirmed = { path: ['confirmation'], params: { code: 'confirmed' } };
const sameTwice = ({
  password,
  confirmation,
}: {
  password?: string | undefined;
  confirmation?: string | undefined;
}) => password === confirmation;

/** Asks for a mail with a link; answered alike whether or not the account exists. */
export const forgotPassword = z.strictObject({ email: signInEmail });
export type ForgotPassword = z.infer<typeof forgotPassword>;

const linkToken = z.string().min(1).max(100);

export const resetPassword = z
  .strictObject({ token: linkToken, password: passwordText, confirmation: z.string().max(128) })
  .refine(sameTwice, confirmed);
export type ResetPassword = z.infer<typeof resetPassword>;

/** Follows a one-time link; the password only where the person has none yet (`PASSWORD_NEEDED`). */
export const connectBody = z
  .strictObject({
    token: linkToken,
    password: passwordText.optional(),
    confirmation: z.string().max(128).optional(),
  })
  .refine(sameTwice, confirmed);
export type ConnectBody = z.infer<typeof connectBody>;

/** Next step after password or link: the session exists, a code is required, or a second factor must be set up. */
export const signInStep = z.enum(['done', 'code', 'enrol']);
export type SignInStep = z.infer<typeof signInStep>;

export const signInAnswer = z.object({
  step: signInStep,
  userId: id.optional(),
  licenceId: id.optional(),
  /** Stands for the password just given: valid five minutes, five tries, and for nothing but the next step. */
  challenge: z.string().optional(),
  /** Told once, after a second factor was set up while signing in. */
  recoveryCodes: z.array(z.string()).optional(),
});
export type SignInAnswer = z.infer<typeof signInAnswer>;

/** Six digits of the app, or a recovery code. */
const code = z.string().trim().min(6).max(20);

export const secondFactor = z.strictObject({ challenge: z.string().min(1).max(100), code });
export type SecondFactor = z.infer<typeof secondFactor>;
export const challengeBody = z.strictObject({ challenge: z.string().min(1).max(100) });
export type ChallengeBody = z.infer<typeof challengeBody>;

export const confirmPassword = z.strictObject({ password: z.string().min(1).max(128) });
export type ConfirmPassword = z.infer<typeof confirmPassword>;
export const confirmCode = z.strictObject({ code });
export type ConfirmCode = z.infer<typeof confirmCode>;

/** A second factor being set up: for an app to scan, or to type. */
export const totpSetup = z.object({ secret: z.string(), uri: z.string(), qr: z.string() });
export type TotpSetup = z.infer<typeof totpSetup>;
export const recoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

export const securityView = z.object({
  /** False for the accounts of a demo installation. */
  available: z.boolean(),
  required: z.boolean(),
  active: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.int(),
});
export type SecurityView = z.infer<typeof securityView>;

export const sessionView = z.object({
  id,
  current: z.boolean(),
  userAgent: z.string().nullable(),
  /** Network address at the last sign-in. */
  address: z.string().nullable(),
  trusted: z.boolean(),
  licenceName: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
});
export type SessionView = z.infer<typeof sessionView>;
export const sessionList = z.object({ items: z.array(sessionView), total: z.int() });

export const salutations = ['ms', 'mr', 'neutral'] as const;
export const salutation = z.enum(salutations);
export type Salutation = z.infer<typeof salutation>;

export const profileView = z.object({
  id,
  version,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  salutation: salutation.nullable(),
  phone: z.string().nullable(),
  mobile: z.string().nullable(),
  birthdate: localDate.nullable(),
  locale,
  regionalLocale: regionalLocale.nullable(),
  pictureId: id.nullable(),
  defaultLicenceId: id.nullable(),
});
export type ProfileView = z.infer<typeof profileView>;

export const updateProfile = z
  .strictObject({
    firstName: requiredText(100),
    lastName: requiredText(100),
    salutation: salutation.nullable(),
    phone: optionalPhone,
    mobile: optionalPhone,
    birthdate: localDate.nullable(),
    locale,
    regionalLocale: regionalLocale.nullable(),
    defaultLicenceId: id,
  })
  .partial();
export type UpdateProfile = z.infer<typeof updateProfile>;

export const connectionStates = ['sent', 'accepted', 'declined', 'withdrawn'] as const;
export const connectionState = z.enum(connectionStates);
export type ConnectionState = z.infer<typeof connectionState>;

/** A person asks a licence to let them in. With several licences of one admin, the name tells which. */
export const requestConnection = z.strictObject({
  id: id.optional(),
  adminEmail: signInEmail,
  licenceName: optionalText(100),
  message: optionalText(500),
});
export type RequestConnection = z.infer<typeof requestConnection>;

export const connectionRequestView = z.object({
  id,
  version,
  state: connectionState,
  licenceId: id,
  licenceName: z.string(),
  message: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
  decidedAt: instant.nullable(),
});
export type ConnectionRequestView = z.infer<typeof connectionRequestView>;
export const connectionRequestList = z.object({ items: z.array(connectionRequestView), total: z.int() });

/** As the licence's admins see it. */
export const incomingRequestView = connectionRequestView.extend({
  personName: z.string(),
  personEmail: z.string(),
});
export type IncomingRequestView = z.infer<typeof incomingRequestView>;
export const incomingRequestList = z.object({ items: z.array(incomingRequestView), total: z.int() });

export const declineConnection = z.strictObject({ reason: optionalText(500) });
export type DeclineConnection = z.infer<typeof declineConnection>;
