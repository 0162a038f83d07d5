import { id, instant, locale, requiredText, signInEmail } from '@jahrring/contracts-common';
import { z } from 'zod';
import { employeeAccess } from './employee.contract';

/** Somebody is asked to join by mail; they choose their password themselves. */
export const inviteEmployee = z.strictObject({
  ...employeeAccess,
  email: signInEmail,
  firstName: requiredText(100),
  lastName: requiredText(100),
  /** Language of the mail and of the interface at first. */
  locale: locale.default('de'),
  /** Without a mail the link is passed on by hand. */
  mail: z.boolean().default(true),
});
export type InviteEmployee = z.infer<typeof inviteEmployee>;

/** An invitation is sent again, by mail or not. */
export const resendInvitation = z.strictObject({ mail: z.boolean().default(true) });
export type ResendInvitation = z.infer<typeof resendInvitation>;

/** An invitation that has just been made. */
export const invitationView = z.object({
  employeeId: id,
  name: z.string(),
  email: z.string(),
  mailed: z.boolean(),
  /** Signs in once; told only to who made it, and only now. */
  link: z.string(),
  expiresAt: instant,
});
export type InvitationView = z.infer<typeof invitationView>;
