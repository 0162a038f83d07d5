import type { FactSource } from '@jahrring/contracts-evaluations';
import { useT } from '@jahrring/tool-kit';
import { DateField, Form, SelectField, useForm, useWatch } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useEffect } from 'react';
import { useChoices } from '../evaluations.api';
import { periodOf, periods, spanOf, type Period, type Span } from './span';

export const filterNames = [
  ...(['person', 'team', 'project', 'customer', 'activity', 'object'] as const),
  ...(['costCentre', 'revenueCentre'] as const),
] as const;
export type FilterName = (typeof filterNames)[number];
export type ReportFilters = Readonly<Partial<Record<FilterName, string>>>;

interface FiltersProps {
  source: FactSource;
  span: Span;
  filters: ReportFilters;
  onSpan: (span: Span) => void;
  onFilters: (filters: ReportFilters) => void;
}

type Values = Record<FilterName, string> & Span & { period: string };

/** Which days, and of whom and what: the choices are what the reader's lines of these days name. */
export function Filters({ source, span, filters, onSpan, onFilters }: FiltersProps) {
  const t = useT('evaluations');
  const today = localToday();
  const period = periodOf(span, today) ?? '';
  const { currentData: choices } = useChoices({ source, ...span });
  const empty = Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? '']));
  const form = useForm<Values>({
    values: { ...(empty as Record<FilterName, string>), ...span, period },
  });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    const { from = '', to = '' } = values;
    if (values.period && values.period !== period) onSpan(spanOf(values.period as Period, today));
    else if (from !== '' && to !== '' && from <= to && (from !== span.from || to !== span.to))
      onSpan({ from, to });
    const changed = filterNames.some((name) => (values[name] ?? '') !== (filters[name] ?? ''));
    if (changed) {
      const set = filterNames.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
      onFilters(Object.fromEntries(set));
    }
  }, [values, period, span.from, span.to, filters, today, onSpan, onFilters]);
  return (
    <Form form={form} onSubmit={() => undefined} label={t('report.filters')} draft={false}>
      <div className="evaluation-filters">
        <SelectField
          name="period"
          label={t('report.period')}
          placeholder={t('report.ownDays')}
          emptyValue=""
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
        <DateField name="from" label={t('report.from')} />
        <DateField name="to" label={t('report.to')} />
        {filterNames.map((name) => {
          const options = (choices?.[name] ?? []).map(({ id, label }) => ({ value: id, label }));
          if (options.length < 2 && !filters[name]) return null;
          return (
            <SelectField
              key={name}
              name={name}
              label={t(`dimension.${name}`)}
              placeholder={t('report.all')}
              emptyValue=""
              clearable
              options={options}
            />
          );
        })}
      </div>
    </Form>
  );
}
