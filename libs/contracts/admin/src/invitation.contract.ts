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
});
export type InviteEmployee = z.infer<typeof inviteEmployee>;

/** An invitation that has just been mailed; its link is in the mail alone. */
export const invitationView = z.object({
  employeeId: id,
  name: z.string(),
  email: z.string(),
  expiresAt: instant,
});
export type InvitationView = z.infer<typeof invitationView>;
