import { comparisonsOf, mayLimit } from '@jahrring/contracts-evaluations';
import { useT } from '@jahrring/tool-kit';
import { DateField, Form, SelectField, useForm, useWatch } from '@jahrring/ui/form';
import { localToday } from '@jahrring/ui/input';
import { useEffect } from 'react';
import { useChoices } from '../evaluations.api';
import type { ReportShape } from './views';
import { periodOf, periods, spanOf, type Period, type Span } from './span';

export const filterNames = [
  ...(['person', 'team', 'project', 'customer', 'activity', 'object'] as const),
  ...(['costCentre', 'revenueCentre'] as const),
] as const;
export type FilterName = (typeof filterNames)[number];
export type ReportFilters = Readonly<Partial<Record<FilterName, string>>>;

/** What figures are held against, and how many rows are shown; '' where nothing is chosen. */
export interface ReportOptions {
  compare: string;
  top: string;
}

const tops = ['5', '10', '20'];

interface FiltersProps {
  shape: ReportShape;
  options: ReportOptions;
  onOptions: (options: ReportOptions) => void;
  span: Span;
  filters: ReportFilters;
  onSpan: (span: Span) => void;
  onFilters: (filters: ReportFilters) => void;
}

type Values = Record<FilterName, string> & Span & ReportOptions & { period: string };

/** Which days, and of whom and what: the choices are what the reader's lines of these days name. */
export function Filters({ shape, span, filters, options, onSpan, onFilters, onOptions }: FiltersProps) {
  const t = useT('evaluations');
  const today = localToday();
  const period = periodOf(span, today) ?? '';
  const { currentData: choices } = useChoices({ source: shape.source, ...span });
  const empty = Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? '']));
  const form = useForm<Values>({
    values: { ...(empty as Record<FilterName, string>), ...span, ...options, period },
  });
  const values = useWatch({ control: form.control });
  useEffect(() => {
    const { from = '', to = '' } = values;
    if (values.period && values.period !== period) onSpan(spanOf(values.period as Period, today));
    else if (from !== '' && to !== '' && from <= to && (from !== span.from || to !== span.to))
      onSpan({ from, to });
    const { compare = '', top = '' } = values;
    if (compare !== options.compare || top !== options.top) onOptions({ compare, top });
    const changed = filterNames.some((name) => (values[name] ?? '') !== (filters[name] ?? ''));
    if (changed) {
      const set = filterNames.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
      onFilters(Object.fromEntries(set));
    }
  }, [values, period, span.from, span.to, filters, options, today, onSpan, onFilters, onOptions]);
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
        <SelectField
          name="compare"
          label={t('compare.label')}
          placeholder={t('compare.none')}
          emptyValue=""
          clearable
          options={comparisonsOf(shape).map((value) => ({ value, label: t(`compare.${value}`) }))}
        />
        {mayLimit(shape) ? (
          <SelectField
            name="top"
            label={t('top.label')}
            placeholder={t('top.all')}
            emptyValue=""
            clearable
            options={tops.map((value) => ({ value, label: t('top.rows', { rows: value }) }))}
          />
        ) : null}
      </div>
    </Form>
  );
}
