import type { AuditPage } from '@jahrring/contracts-common';
import type { ToolAuditEntry } from '@jahrring/tool-kit';

/** A page of one service's trail. */
export interface TrailPage {
  tool: string;
  page: AuditPage;
}

export interface MergedPage {
  entries: ToolAuditEntry[];
  /** Behind which the next page begins; undefined at the end. */
  behind: string | undefined;
}

const place = ({ occurredAt, id }: ToolAuditEntry) => `${occurredAt}~${id}`;

/**
 * One page of all trails, newest first. Each service was asked for a whole page behind the same place, so whatever the
 * merged page does not hold comes again with the next.
 */
export function mergeTrails(pages: readonly TrailPage[], size: number): MergedPage {
  const all = pages
    .flatMap(({ tool, page }) => page.items.map((item) => ({ ...item, tool })))
    .sort((a, b) => (place(a) < place(b) ? 1 : -1));
  const entries = all.slice(0, size);
  const last = entries.at(-1);
  const more = all.length > size || pages.some(({ page }) => page.more);
  return { entries, behind: more && last ? place(last) : undefined };
}
