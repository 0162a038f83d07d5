import {
  instant,
  listOf,
  listQuery,
  locale,
  recordFields,
  regionalLocale,
  requiredText,
  role,
  signInEmail,
} from '@jahrring/contracts-common';
import { z } from 'zod';

/** At least six characters whatever a licence sets; most licences ask for more (see `checkPassword`). */
export const passwordText = z.string().min(6).max(128);

const editable = {
  email: signInEmail,
  firstName: requiredText(100),
  lastName: requiredText(100),
  locale: locale.default('de'),
  regionalLocale: regionalLocale.nullish(),
  superadmin: z.boolean().default(false),
};

/** A link sent to the address lets its owner choose the password: nobody sets it for them. */
export const createUser = z.strictObject(editable);
export type CreateUser = z.infer<typeof createUser>;

export const updateUser = z
  .strictObject({
    /** Counts once a link sent to it was followed. */
    email: editable.email,
    firstName: editable.firstName,
    lastName: editable.lastName,
    locale,
    regionalLocale: regionalLocale.nullable(),
    superadmin: z.boolean(),
    /** A blocked identity is out of every licence at its next request. */
    blocked: z.boolean(),
  })
  .partial();
export type UpdateUser = z.infer<typeof updateUser>;

export const userMembership = z.object({
  employeeId: z.uuid(),
  licenceId: z.uuid(),
  licenceName: z.string(),
  role,
  active: z.boolean(),
});

export const userView = z.object({
  ...recordFields,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  locale,
  regionalLocale: regionalLocale.nullable(),
  superadmin: z.boolean(),
  blocked: z.boolean(),
  /** True if a code is required at sign-in. */
  secondFactor: z.boolean(),
  /** True if somebody has followed a link sent to the address. */
  emailProved: z.boolean(),
  /** The address that was asked for and not confirmed yet. */
  pendingEmail: z.string().nullable(),
  lastSignInAt: instant.nullable(),
  memberships: z.array(userMembership),
});
export type UserView = z.infer<typeof userView>;

export const userListSpec = {
  sort: ['lastName', 'firstName', 'email', 'lastSignInAt', 'createdAt'],
  filter: { superadmin: 'boolean', blocked: 'boolean' },
  defaultSort: 'lastName,firstName',
} as const;
export const userListQuery = listQuery(userListSpec);
export const userList = listOf(userView);
