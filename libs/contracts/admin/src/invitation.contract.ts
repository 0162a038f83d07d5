import { email, id, instant, locale, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { employeeAccess, invitationState } from './employee.contract';

/** Somebody is asked to join by mail; they choose their password themselves. */
export const inviteEmployee = z.strictObject({
  ...employeeAccess,
  email: email.transform((text) => text.trim().toLowerCase()),
  firstName: requiredText(100),
  lastName: requiredText(100),
  /** Language of the mail and of the interface at first. */
  locale: locale.default('de'),
});
export type InviteEmployee = z.infer<typeof inviteEmployee>;

/** How an invitation stands, and its link: for who would rather pass it on by hand. */
export const invitationView = z.object({
  /** Absent where the person has an account already: they are asked in their own profile. */
  employeeId: id.optional(),
  state: invitationState,
  sentAt: instant.nullable(),
  /** False where no mail could be sent: then the link is the only way. */
  mailed: z.boolean(),
  /** Signs in once; told only to who made it, and only now. */
  link: z.string().optional(),
});
export type InvitationView = z.infer<typeof invitationView>;
