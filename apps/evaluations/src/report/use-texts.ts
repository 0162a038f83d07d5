import { isoWeekOf } from '@jahrring/contracts-common';
import { businessYearName, measureUnit, type Dimension, type Measure } from '@jahrring/contracts-evaluations';
import { useBoot, useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { useMemo } from 'react';

/** Text groups for the keys of each dimension. */
export const keyTexts: Readonly<Partial<Record<string, string>>> = {
  ...{
    kind: 'kind',
    objectKind: 'kind',
    performedAge: 'performedAge',
    dueAge: 'dueAge',
    documentType: 'documentType',
    planStatus: 'planStatus',
    absenceType: 'periodReport.absences',
    ...{ lotState: 'lotState', species: 'species' },
    unit: 'common:units',
  },
};

/** Volumes of round timber have three decimals. */
export const thousandths = { minimumFractionDigits: 3, maximumFractionDigits: 3 };

/** Texts of what is so and of what is not. */
const flagTexts: Readonly<Partial<Record<string, readonly [string, string]>>> = {
  billable: ['billable', 'notBillable'],
  confirmed: ['confirmed', 'notConfirmed'],
  exported: ['exported', 'notExported'],
};
/** Keys that are what they are called. */
const ownNames: ReadonlySet<Dimension> = new Set(['year', 'currency']);

interface Hours {
  hourFormat?: string | undefined;
  /** Length of a day in seconds, if hours are given in days. */
  daySeconds?: number | undefined;
}

/** Returns the texts for the fields and figures of a report in the reader's language. */
export function useReportTexts({ hourFormat, daySeconds }: Hours = {}) {
  const t = useT('evaluations');
  const common = useT();
  const format = useFormat();
  const locale = useLocale();
  const { currency } = useBoot().licence;
  return useMemo(() => {
    const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
    const countries = new Intl.DisplayNames(locale, { type: 'region' });
    const place = (dimension: Dimension, key: string | null, label: string | null): string => {
      if (key === null) return t('report.without');
      if (label !== null) return label;
      if (dimension === 'month') return months.format(new Date(`${key}-01T00:00:00Z`));
      if (dimension === 'week') return t('report.week', isoWeekOf(key));
      if (dimension === 'day') return format.longDate(key);
      if (dimension === 'quarter')
        return t('report.quarter', { quarter: key.slice(-1), year: key.slice(0, 4) });
      if (dimension === 'businessYear') return businessYearName(key);
      if (dimension === 'country') return countries.of(key) ?? key;
      if (dimension === 'documentStatus' || dimension === 'projectStatus') return common(`status.${key}`);
      const texts = keyTexts[dimension];
      if (texts) return t(`${texts}.${key}`);
      const flag = flagTexts[dimension];
      if (flag) return t(`report.${flag[key === 'true' ? 0 : 1]}`);
      if (ownNames.has(dimension)) return key;
      return t('report.unknown');
    };
    const share = (value: number): string =>
      format.number(value, { style: 'percent', maximumFractionDigits: 1 });
    const hours = (value: number): string => {
      if (hourFormat === 'decimal') return format.hours(value);
      if (hourFormat !== 'days' || !daySeconds) return format.duration(value);
      return format.number(value / daySeconds, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    };
    const figure = (measure: Measure, value: number): string => {
      const unit = measureUnit(measure);
      if (unit === 'money') return format.money(value.toFixed(2), currency);
      if (unit === 'share') return share(value);
      if (unit === 'volume') return format.number(value, thousandths);
      return unit === 'hours' ? hours(value) : format.number(value);
    };
    const change = (value: number): string =>
      format.number(value, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' });
    return { place, figure, change, share };
  }, [t, common, format, locale, currency, hourFormat, daySeconds]);
}
export type ReportTexts = ReturnType<typeof useReportTexts>;
