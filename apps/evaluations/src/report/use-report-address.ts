import { filterNames } from '@jahrring/contracts-evaluations';
import { useSearchParams } from '@jahrring/tool-kit';
import { useCallback, useMemo } from 'react';
import { localToday } from '@jahrring/ui/input';
import type { ReportFilters } from './filters';
import { yearStartOf, type ReportOptions } from './report-options';
import { isBusiness, periodOf, spanOf, type Span } from './span';

const addressed = [...filterNames, 'extra'] as const;

/** Days and filters as they stand in the address, so that a report can be handed on as a link. */
export function useReportAddress(standard: Span) {
  const [params, setParams] = useSearchParams();
  const from = params.get('from') ?? standard.from;
  const to = params.get('to') ?? standard.to;
  const text = addressed.map((name) => params.get(name) ?? '').join('\n');
  const filters = useMemo<ReportFilters>(() => {
    const values = text.split('\n');
    const set = addressed.flatMap((name, index) => (values[index] ? [[name, values[index]] as const] : []));
    return Object.fromEntries(set);
  }, [text]);
  const compare = params.get('compare') ?? '';
  const top = params.get('top') ?? '';
  const hourFormat = params.get('hourFormat') ?? '';
  const yearStart = params.get('yearStart') ?? '';
  const options = useMemo<ReportOptions>(
    () => ({ compare, top, hourFormat, yearStart }),
    [compare, top, hourFormat, yearStart],
  );
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
    (next: ReportFilters) => write(Object.fromEntries(addressed.map((name) => [name, next[name]]))),
    [write],
  );
  const span = useMemo(() => ({ from, to }), [from, to]);
  const setOptions = useCallback(
    (next: ReportOptions) => {
      const today = localToday();
      const period = periodOf(span, today, yearStartOf({ yearStart }));
      // A business year goes along with the month it begins in.
      const moved = period && isBusiness(period) ? spanOf(period, today, yearStartOf(next)) : {};
      write({ ...next, ...moved });
    },
    [write, span, yearStart],
  );
  const filterArgs = useMemo(
    () => Object.fromEntries(Object.entries(filters).map(([name, value]) => [`filter[${name}]`, value])),
    [filters],
  );
  return { params, span, filters, filterArgs, options, write, setSpan, setFilters, setOptions };
}
