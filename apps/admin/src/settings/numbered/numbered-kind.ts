import {
  type AccountKind,
  createAccount,
  createCentre,
  createCompanyPart,
  type NumberedView,
} from '@jahrring/contracts-admin';
import type { VatKey } from '@jahrring/contracts-common';
import { useLocation } from '@jahrring/tool-kit';
import type { z } from 'zod';

/** The fields of any kind; a kind has those of its schema. */
export interface NumberedDraft {
  number: string;
  title: string;
  active: boolean;
  validFrom?: string | null;
  validTo?: string | null;
  kind?: AccountKind | null;
  vatKey?: VatKey | null;
}
export type NumberedRecord = NumberedView & NumberedDraft;

export interface NumberedKind {
  /** Its texts: `companyPart.list`. */
  texts: 'companyPart' | 'costCentre' | 'revenueCentre' | 'account';
  path: string;
  base: string;
  schema: z.ZodType<NumberedDraft, NumberedDraft>;
  has: 'nothing' | 'validity' | 'account';
  empty: NumberedDraft;
}

const plain = { number: '', title: '', active: true };
const dated = { ...plain, validFrom: null, validTo: null };

// The schemas differ in what they allow besides; the form shows only the fields of its kind.
const schemaOf = (schema: z.ZodType) => schema as z.ZodType<NumberedDraft, NumberedDraft>;

export const numberedKinds: readonly NumberedKind[] = [
  {
    texts: 'companyPart',
    path: '/settings/companyparts',
    base: '/api/admin/company-parts',
    schema: schemaOf(createCompanyPart),
    has: 'nothing',
    empty: plain,
  },
  {
    texts: 'costCentre',
    path: '/settings/costcentres',
    base: '/api/admin/cost-centres',
    schema: schemaOf(createCentre),
    has: 'validity',
    empty: dated,
  },
  {
    texts: 'revenueCentre',
    path: '/settings/revenuecentres',
    base: '/api/admin/revenue-centres',
    schema: schemaOf(createCentre),
    has: 'validity',
    empty: dated,
  },
  {
    texts: 'account',
    path: '/settings/chart_of_accounts',
    base: '/api/admin/accounts',
    schema: schemaOf(createAccount),
    has: 'account',
    empty: { ...plain, kind: null, vatKey: null },
  },
];

/** The kind whose pages one is on: they share list and form. */
export function useNumberedKind(): NumberedKind {
  const { pathname } = useLocation();
  const found = numberedKinds.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (!found) throw new Error(`no numbered records at ${pathname}`);
  return found;
}

/** A record as its form holds it: the fields of its kind. */
export function toNumberedDraft({ empty }: NumberedKind, record: NumberedRecord): NumberedDraft {
  const fields = Object.keys(empty) as (keyof NumberedDraft)[];
  return Object.fromEntries(
    fields.map((field) => [field, record[field] ?? empty[field]]),
  ) as unknown as NumberedDraft;
}
