import { z } from 'zod';

/** The kinds of accounts, as the licence's settings spell them. */
export const accountKinds = ['asset', 'liability', 'expense', 'income', 'closing'] as const;
export const accountKind = z.enum(accountKinds);
export type AccountKind = z.infer<typeof accountKind>;
