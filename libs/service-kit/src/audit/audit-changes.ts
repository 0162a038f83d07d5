import type { AuditChange } from '@jahrring/contracts-common';
import { isShown } from './audited-fields';

type Bag = Readonly<Record<string, unknown>>;

/** Properties whose values nobody reads back, whatever wrote them. */
const secret = /password|passphrase|hash$|secret|token|recovery|insurance|totp|apikey|accessdata/i;
/** Before and after of an entry, property by property, without what is secret. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const was = bagOf(before);
  const is = bagOf(after);
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.filter(isShown).flatMap((field) => changeOf(field, was, is));
}

function changeOf(field: string, was: Bag, is: Bag): AuditChange[] {
  if (isNothing(was[field]) && isNothing(is[field])) return [];
  if (secret.test(field)) return [{ field, hidden: true }];
  return [{ field, before: clean(was[field]), after: clean(is[field]) }];
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The same inside of lists and objects. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([key]) => !secret.test(key));
  return Object.fromEntries(entries.map(([key, inner]) => [key, clean(inner)]));
}

function bagOf(value: unknown): Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Bag) : {};
}
