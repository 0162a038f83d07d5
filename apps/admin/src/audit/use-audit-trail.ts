import { auditPageSize, type AuditPage } from '@jahrring/contracts-common';
import { requestJson, useBoot, type ToolAuditEntry } from '@jahrring/tool-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AuditFilter } from './audit-filter';
import { mergeTrails, type TrailPage } from './merge-trails';

/** The services whose trails make up the licence's. */
export function useAuditServices(): string[] {
  const { tools } = useBoot();
  return useMemo(
    () => [...new Set(tools.flatMap(({ descriptor }) => Object.keys(descriptor.services)))].sort(),
    [tools],
  );
}

interface Asked {
  pages: TrailPage[];
  /** Services that gave no answer. */
  silent: string[];
}

async function askAll(
  services: readonly string[],
  { what, ...filter }: AuditFilter,
  behind: string | undefined,
  limit: number,
): Promise<Asked> {
  const [only = '', entity] = what.split('/');
  const asked = services.filter((tool) => only === '' || tool === only);
  const answers = await Promise.allSettled(
    asked.map((tool) =>
      requestJson<AuditPage>({ url: `/api/${tool}/audit`, params: { ...filter, entity, behind, limit } }),
    ),
  );
  const pages = answers.flatMap((answer, index) =>
    answer.status === 'fulfilled' ? [{ tool: asked[index] ?? '', page: answer.value }] : [],
  );
  return { pages, silent: asked.filter((_tool, index) => answers[index]?.status === 'rejected') };
}

interface Trail {
  entries: ToolAuditEntry[];
  behind: string | undefined;
  silent: string[];
}

const exportPage = 500;
/** A file of more is for an evaluation, not for reading. */
export const exportLimit = 10_000;

/** Every entry the filter leaves, for a file. */
export async function readWholeTrail(
  services: readonly string[],
  filter: AuditFilter,
): Promise<ToolAuditEntry[]> {
  const entries: ToolAuditEntry[] = [];
  let behind: string | undefined;
  do {
    const { pages } = await askAll(services, filter, behind, exportPage);
    const merged = mergeTrails(pages, exportPage);
    entries.push(...merged.entries);
    behind = merged.behind;
  } while (behind !== undefined && entries.length < exportLimit);
  return entries.slice(0, exportLimit);
}

/** The trails of all services as one, newest first, page by page. */
export function useAuditTrail(filter: AuditFilter) {
  const services = useAuditServices();
  const [trail, setTrail] = useState<Trail>();
  const [loading, setLoading] = useState(true);
  const newest = useRef(0);
  const load = useCallback(
    async (behind?: string) => {
      const own = ++newest.current;
      setLoading(true);
      const { pages, silent } = await askAll(services, filter, behind, auditPageSize);
      // A slower answer to an older filter is not shown.
      if (own !== newest.current) return;
      const merged = mergeTrails(pages, auditPageSize);
      setTrail((before) => ({
        ...merged,
        silent,
        entries: [...(behind === undefined ? [] : (before?.entries ?? [])), ...merged.entries],
      }));
      setLoading(false);
    },
    [services, filter],
  );
  useEffect(() => void load(), [load]);
  return { trail, loading, reload: () => void load(), loadMore: () => void load(trail?.behind) };
}
