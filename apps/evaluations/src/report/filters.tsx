import {
  comparisonsOf,
  filterNames,
  fixedChoices,
  hourFormats,
  mayLimit,
  sourceShapes,
  type FilterName,
} from '@jahrring/contracts-evaluations';
import { useLocale, useT } from '@jahrring/tool-kit';
import { DateField, Form, SelectField, useForm, useWatch } from '@jahrring/ui/form';
import { Button } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { useEffect, useRef, useState } from 'react';
import { useChoices } from '../evaluations.api';
import type { ReportShape } from './views';
import { periodOf, periodsFor, spanOf, type Period, type Span } from './span';
import { FieldFilters } from './field-filters';
import { hasHours, yearStartOf, type ReportOptions } from './report-options';
import { useReportTexts } from './use-texts';

/** Shown at once; all others on demand, or where they are set. */
const usual: readonly FilterName[] = [
  ...(['person', 'team', 'project', 'customer', 'activity', 'object'] as const),
  ...(['costCentre', 'revenueCentre'] as const),
];
/** `extra`: values of the licence's own fields, as they stand in an address. */
export type ReportFilters = Readonly<Partial<Record<FilterName | 'extra', string>>>;

const tops = ['5', '10', '20'];
const optionNames = ['compare', 'top', 'hourFormat', 'yearStart'] as const;

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

/** Filters for days, people and other fields: the choices are those that occur in the reader's lines of these days. */
export function Filters({ shape, span, filters, options, onSpan, onFilters, onOptions }: FiltersProps) {
  const t = useT('evaluations');
  const texts = useReportTexts();
  const [all, setAll] = useState(false);
  const today = localToday();
  const start = yearStartOf(options);
  const period = periodOf(span, today, start) ?? '';
  const { currentData: choices } = useChoices({ source: shape.source, ...span });
  const empty = Object.fromEntries(filterNames.map((name) => [name, filters[name] ?? '']));
  const form = useForm<Values>({
    values: { ...(empty as Record<FilterName, string>), ...span, ...options, period },
  });
  const values = useWatch({ control: form.control });
  const last = useRef(values);
  useEffect(() => {
    // The form takes over a changed address one render later: only fields that somebody has changed are written to it.
    const before = last.current;
    last.current = values;
    const isChosen = (name: keyof Values) => (values[name] ?? '') !== (before[name] ?? '');
    const { from = '', to = '' } = values;
    const isOther = from !== span.from || to !== span.to;
    if (isChosen('period') && values.period && values.period !== period)
      onSpan(spanOf(values.period as Period, today, start));
    else if ((isChosen('from') || isChosen('to')) && from !== '' && to !== '' && from <= to && isOther)
      onSpan({ from, to });
    const chosen = optionNames.filter((name) => isChosen(name) && (values[name] ?? '') !== options[name]);
    if (chosen.length > 0)
      onOptions({ ...options, ...Object.fromEntries(chosen.map((name) => [name, values[name] ?? ''])) });
    if (filterNames.some((name) => isChosen(name) && (values[name] ?? '') !== (filters[name] ?? ''))) {
      const set = filterNames.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []));
      onFilters({ ...Object.fromEntries(set), ...(filters.extra ? { extra: filters.extra } : {}) });
    }
  }, [values, period, span.from, span.to, filters, options, today, start, onSpan, onFilters, onOptions]);
  const offered = sourceShapes[shape.source].dimensions.flatMap((dimension) => {
    const name = filterNames.find((one) => one === dimension);
    const values =
      name && (fixedChoices[name]?.map((id) => ({ id, label: null })) ?? choices?.filters[name] ?? []);
    if (!name || !values || (values.length < 2 && !filters[name])) return [];
    return [
      { name, options: values.map(({ id, label }) => ({ value: id, label: texts.place(name, id, label) })) },
    ];
  });
  const shown = (name: FilterName) => all || usual.includes(name) || Boolean(filters[name]);
  const fields = (choices?.fields ?? []).filter(({ choices }) => choices.length > 0);
  return (
    <>
      <Form form={form} onSubmit={() => undefined} label={t('report.filters')} draft={false}>
        <div className="evaluation-filters">
          <SelectField
            name="period"
            label={t('report.period')}
            placeholder={t('report.ownDays')}
            emptyValue=""
            options={periodsFor(start).map((value) => ({ value, label: t(`period.${value}`) }))}
          />
          <DateField name="from" label={t('report.from')} />
          <DateField name="to" label={t('report.to')} />
          {offered.map(({ name, options }) => {
            if (!shown(name)) return null;
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
          <OptionFields shape={shape} />
          {fields.length > 0 || offered.some(({ name }) => !usual.includes(name)) ? (
            <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {t(all ? 'report.fewerFilters' : 'report.moreFilters')}
            </Button>
          ) : null}
        </div>
      </Form>
      {fields.length > 0 && (all || filters.extra) ? (
        <FieldFilters
          fields={fields}
          value={filters.extra ?? ''}
          onChange={(extra) => onFilters({ ...filters, extra })}
        />
      ) : null}
    </>
  );
}

/** Comparison, number of rows, format of hours, beginning of the business year. */
function OptionFields({ shape }: { shape: ReportShape }) {
  const t = useT('evaluations');
  const locale = useLocale();
  return (
    <>
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
      {hasHours(shape) ? (
        <SelectField
          name="hourFormat"
          label={t('hourFormat.label')}
          placeholder={t('hourFormat.none')}
          emptyValue=""
          clearable
          options={hourFormats.map((value) => ({ value, label: t(`hourFormat.${value}`) }))}
        />
      ) : null}
      <SelectField
        name="yearStart"
        label={t('report.yearStart')}
        placeholder={t('report.calendarYear')}
        emptyValue=""
        clearable
        options={monthsFrom(2, locale)}
      />
    </>
  );
}

const monthsOfYear = 12;

/** Months of the year by name, from one of them to the last. */
function monthsFrom(first: number, locale: string): { value: string; label: string }[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: monthsOfYear + 1 - first }, (_, index) => ({
    value: String(first + index),
    label: format(new Date(Date.UTC(2026, first + index - 1, 1))),
  }));
}
