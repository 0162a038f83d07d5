import { comparisonsOf, mayLimit } from '@jahrring/contracts-evaluations';
import { useSearchParams } from '@jahrring/tool-kit';
import { useCallback, useMemo } from 'react';
import { filterNames, type ReportFilters, type ReportOptions } from './filters';
import type { Span } from './span';
import type { ReportShape } from './views';

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
  const compare = params.get('compare') ?? '';
  const top = params.get('top') ?? '';
  const options = useMemo<ReportOptions>(() => ({ compare, top }), [compare, top]);
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
  const setOptions = useCallback((next: ReportOptions) => write({ ...next }), [write]);
  const span = useMemo(() => ({ from, to }), [from, to]);
  const filterArgs = useMemo(
    () => Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])),
    [filters],
  );
  return { params, span, filters, filterArgs, options, write, setSpan, setFilters, setOptions };
}

/** What of the options a report of this shape has a place for. */
export function optionArgs({ compare, top }: ReportOptions, shape: Pick<ReportShape, 'rows' | 'columns'>) {
  return {
    ...(comparisonsOf(shape).some((one) => one === compare) ? { compare } : {}),
    ...(top !== '' && mayLimit(shape) ? { top } : {}),
  };
}
