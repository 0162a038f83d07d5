import { isoWeekOf } from '@jahrring/contracts-common';
import type { Dimension, Measure } from '@jahrring/contracts-evaluations';
import { useBoot, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { useMemo } from 'react';

/** What places and figures of a report are called in the reader's language. */
export function useReportTexts() {
  const t = useT('evaluations');
  const format = useFormat();
  const locale = useLocale();
  const { currency } = useBoot().licence;
  return useMemo(() => {
    const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    const place = (dimension: Dimension, key: string | null, label: string | null): string => {
      if (key === null) return t('report.without');
      if (label !== null) return label;
      if (dimension === 'month') return months.format(new Date(`${key}-01T00:00:00Z`));
      if (dimension === 'week') return t('report.week', isoWeekOf(key));
      if (dimension === 'day') return format.longDate(key);
      if (dimension === 'quarter')
        return t('report.quarter', { quarter: key.slice(-1), year: key.slice(0, 4) });
      if (dimension === 'kind') return t(`kind.${key}`);
      if (dimension === 'billable') return t(key === 'true' ? 'report.billable' : 'report.notBillable');
      return dimension === 'year' ? key : t('report.unknown');
    };
    const figure = (measure: Measure, value: number): string => {
      if (measure === 'amount') return format.money(value.toFixed(2), currency);
      if (measure === 'billableShare')
        return format.number(value, { style: 'percent', maximumFractionDigits: 1 });
      return measure === 'lines' ? format.number(value) : format.duration(value);
    };
    return { place, figure };
  }, [t, format, locale, currency]);
}
export type ReportTexts = ReturnType<typeof useReportTexts>;
