import { useSearchParams } from '@jahrring/tool-kit';
import { useMemo } from 'react';

export interface AuditFilter {
  userId: string;
  /** `addresses/address`, or only the service: `addresses`. */
  what: string;
  action: string;
  from: string;
  to: string;
}

const names = ['userId', 'what', 'action', 'from', 'to'] as const satisfies readonly (keyof AuditFilter)[];

/** The filter stands in the address, so that a link shows the same entries. */
export function useAuditFilter(): [AuditFilter, (patch: Partial<AuditFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(
    () => Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as unknown as AuditFilter,
    [params],
  );
  const change = (patch: Partial<AuditFilter>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(patch)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true });
  };
  return [filter, change];
}
