import type { AuditChange } from '@jahrring/contracts-common';
import type { RequestContext } from '../context/request-context';

/** Permissions that a reader of the trail needs, in the whole licence, to see values of an entity. */
export interface AuditRule {
  /** Any one of these permissions. */
  needs: readonly string[];
  /** The fields it is about (default: all, and the reason). */
  fields?: readonly string[];
  /** Fields that everybody who reads the trail sees nevertheless. */
  except?: readonly string[];
}

/** Rules by entity of the trail; those of `*` hold for every entity of the service besides its own. */
export type AuditSight = Readonly<Record<string, readonly AuditRule[]>>;

interface Shown {
  changes: AuditChange[];
  reason: string | null;
}

/** Returns the part of an entry that a reader may see: for fields they may not see only that they changed. */
export function shownOf(ctx: RequestContext, rules: readonly AuditRule[], { changes, reason }: Shown): Shown {
  const broken = rules.filter(({ needs }) => ctx.grade(...needs) !== 'all');
  if (broken.length === 0) return { changes, reason };
  return {
    changes: changes.map((change) =>
      broken.some((rule) => covers(rule, change.field)) ? { field: change.field, hidden: true } : change,
    ),
    reason: broken.some(({ fields }) => fields === undefined) ? null : reason,
  };
}

export function rulesOf(sight: AuditSight, entity: string): readonly AuditRule[] {
  return [...(sight[entity] ?? []), ...(sight['*'] ?? [])];
}

function covers({ fields, except }: AuditRule, field: string): boolean {
  return (fields?.includes(field) ?? true) && !except?.includes(field);
}
