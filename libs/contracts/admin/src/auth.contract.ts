import { canonicalEmail, id, role } from '@jahrring/contracts-common';
import { z } from 'zod';
import { passwordText } from './user.contract';

export const login = z.strictObject({
  email: z.string().trim().min(1).max(180).transform(canonicalEmail),
  password: z.string().min(1).max(128),
  /** A device of one's own: the session lasts 30 days without use instead of 12 hours. */
  trusted: z.boolean().default(false),
});
export type Login = z.infer<typeof login>;

export const switchLicence = z.strictObject({
  licenceId: id,
  /** Makes it the licence that opens after the next sign-in too. */
  makeDefault: z.boolean().default(false),
});
export type SwitchLicence = z.infer<typeof switchLicence>;

export const changePassword = z
  .strictObject({
    oldPassword: z.string().min(1).max(128),
    password: passwordText,
    confirmation: z.string().max(128),
  })
  .refine((body) => body.password === body.confirmation, {
    path: ['confirmation'],
    params: { code: 'confirmed' },
  });
export type ChangePassword = z.infer<typeof changePassword>;

/** An account of the demo installation, shown on its sign-in page. */
export const demoAccount = z.object({ email: z.string(), name: z.string(), role, password: z.string() });
export const demoAccounts = z.object({ demo: z.boolean(), accounts: z.array(demoAccount) });
export type DemoAccounts = z.infer<typeof demoAccounts>;
