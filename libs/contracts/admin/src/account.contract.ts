import { listOf, listQuery, vatKey } from '@jahrring/contracts-common';
import { z } from 'zod';
import { numberedFields, numberedListSpec, numberedOption, numberedView } from './numbered.contract';

export const accountKinds = ['asset', 'liability', 'expense', 'income', 'closing'] as const;
export const accountKind = z.enum(accountKinds);
export type AccountKind = z.infer<typeof accountKind>;

/** Digits only, so that accounting packages take them. */
const number = z.string().trim().min(1).max(10).regex(/^\d+$/, { error: 'digits' });

const accountFields = {
  ...numberedFields,
  number,
  kind: accountKind,
  /** VAT that is proposed with the account; none: no VAT. */
  vatKey: vatKey.nullish(),
};

export const createAccount = z.strictObject({ ...accountFields, active: z.boolean().default(true) });
/** A field that is left out stays as it is; a VAT key of null takes it away. */
export const updateAccount = z.strictObject(accountFields).partial();

export const accountView = numberedView.extend({ kind: accountKind, vatKey: vatKey.nullable() });
export type AccountView = z.infer<typeof accountView>;
export const accountList = listOf(accountView);
export const accountListSpec = {
  sort: [...numberedListSpec.sort, 'kind'],
  filter: { ...numberedListSpec.filter, kind: 'enum', vatKey: 'enum' },
  defaultSort: numberedListSpec.defaultSort,
} as const;
export const accountListQuery = listQuery(accountListSpec);
export const accountOption = numberedOption.extend({ kind: accountKind, vatKey: vatKey.nullable() });
export const accountOptions = listOf(accountOption);
