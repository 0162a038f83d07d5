import { useSearchParams } from '@jahrring/tool-kit';
import { useCallback, useMemo } from 'react';
import { filterNames, type ReportFilters } from './filters';
import type { Span } from './span';

/** Days and filters as they stand in the address, so that a report can be handed on as a link. */
export function useReportAddress(standard: Span) {
  const [params, setParams] = useSearchParams();
  const from = params.get('from') ?? standard.from;
  const to = params.get('to') ?? standard.to;
  const text = filterNames.map((name) => params.get(name) ?? '').join('\n');
  const filters = useMemo<ReportFilters>(() => {
    const values = text.split('\n');
    const set = filterNames.flatMap((name, index) => (values[index] ? [[name, values[index]] as const] : []));
    return Object.fromEntries(set);
  }, [text]);
  const write = useCallback(
    (values: Readonly<Record<string, string | undefined>>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  const setSpan = useCallback((span: Span) => write({ ...span }), [write]);
  const setFilters = useCallback(
    (next: ReportFilters) => write(Object.fromEntries(filterNames.map((name) => [name, next[name]]))),
    [write],
  );
  const span = useMemo(() => ({ from, to }), [from, to]);
  const filterArgs = useMemo(
    () => Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])),
    [filters],
  );
  return { params, span, filters, filterArgs, write, setSpan, setFilters };
}
