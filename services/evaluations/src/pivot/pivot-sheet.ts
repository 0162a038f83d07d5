import {
  addsUp,
  measureUnit,
  filterNames,
  isExtraDimension,
  type Dimension,
  type HourFormat,
  type Measure,
  type PivotQuery,
  type PivotView,
} from '@jahrring/contracts-evaluations';
import { printFormat } from '@jahrring/pdf/format';
import { ColumnSum, type ColumnKind, type ExportCell, type ExportColumn } from '@jahrring/service-kit';
import { fillText } from '@jahrring/service-kit/texts';
import { Decimal } from 'decimal.js';
import { serviceTexts, type ServiceTexts } from '../i18n';
import { hoursText, type PaperCell, type PaperKind, type PrintedTable } from '../printing';
import type { Labels } from '../reference';
import { labelOf } from './axis';
import type { Nameable } from './pivot.service';
import { placeText } from './place-text';

interface SheetColumn {
  title: string;
  kind: PaperKind;
  /** Its total is the sum of its rows. */
  addsUp: boolean;
}

/** A report as a table: names and figures of each row, and the totals. */
export interface PivotSheet {
  columns: SheetColumn[];
  rows: PaperCell[][];
  totals: PaperCell[];
}

function kindOf(measure: Measure, hourFormat: HourFormat | undefined): PaperKind {
  const unit = measureUnit(measure);
  if (unit === 'hours' && (hourFormat === 'decimal' || hourFormat === 'days')) return hourFormat;
  return unit === 'hours' || unit === 'share' || unit === 'money' ? unit : 'number';
}

const dayDecimals = 4;

/** Hours as numbers, or as days of this length. */
function figureCell(value: string | null, kind: PaperKind | undefined, daySeconds: number): PaperCell {
  if (value === null) return null;
  if (kind === 'days') return new Decimal(value).div(daySeconds).toDecimalPlaces(dayDecimals).toString();
  return kind === 'hours' || kind === 'decimal' ? Number(value) : value;
}

const dimensionName = (
  dimension: Dimension,
  texts: ServiceTexts['report'],
  fields: PivotView['fields'],
): string => (isExtraDimension(dimension) ? (fields?.[dimension] ?? '–') : texts.dimensions[dimension]);

/** Lays a report out as a table, in the words of a language. */
export function pivotSheet(query: PivotQuery, view: PivotView, locale: string): PivotSheet {
  const texts = serviceTexts.in(locale).report;
  const nameOf = (dimension: Dimension, key: string | null, label: string | null) =>
    placeText(locale, texts, { dimension, key, label });
  const { daySeconds = 0 } = view;
  const names = query.rows.map((dimension) => ({
    ...{ title: dimensionName(dimension, texts, view.fields), kind: 'text' as const, addsUp: false },
  }));
  const figures = view.columns.map(({ keys, labels, measure, compared }): SheetColumn => {
    const places = query.columns.map((dimension, at) =>
      nameOf(dimension, keys[at] ?? null, labels[at] ?? null),
    );
    const isNamed = query.columns.length === 0 || query.measures.length > 1;
    const title = [
      ...places,
      ...(isNamed ? [texts.measures[measure]] : []),
      ...(compared ? [texts.compared[compared]] : []),
    ].join(' · ');
    if (compared === 'change' || compared === 'share') return { title, kind: 'share', addsUp: false };
    const kind = kindOf(measure, query.hourFormat);
    const days = kind === 'days' ? ` (${fillText(texts.daysOf, { length: hoursText(daySeconds) })})` : '';
    return { title: `${title}${days}`, kind, addsUp: addsUp(measure) };
  });
  const columns = [...names, ...figures];
  const cellsOf = (values: readonly (string | null)[]) =>
    values.map((value, at) => figureCell(value, figures[at]?.kind, daySeconds));
  const blank = Array.from({ length: names.length - 1 }, () => null);
  const rows = view.rows.map(({ keys, labels, values, others }): PaperCell[] => [
    ...(others
      ? [texts.others, ...blank]
      : query.rows.map((dimension, at) => nameOf(dimension, keys[at] ?? null, labels[at] ?? null))),
    ...cellsOf(values),
  ]);
  return { columns, rows, totals: [texts.total, ...blank, ...cellsOf(view.totals)] };
}

interface FileTable {
  columns: ExportColumn[];
  rows: ExportCell[][];
}

const isNegative = (cell: PaperCell | undefined): boolean => typeof cell === 'number' && cell < 0;

/** The same for workbooks and text: totals that are sums add up by themselves. */
export function fileTable({ columns, rows, totals }: PivotSheet, hourFormat?: HourFormat): FileTable {
  const fileKind = (kind: PaperKind, at: number): ColumnKind => {
    if (kind === 'share' || kind === 'days') return 'number';
    if (kind !== 'hours' || hourFormat !== 'clock') return kind === 'decimal' ? 'hours' : kind;
    // Workbooks know no hours and minutes below nothing.
    return [...rows, totals].some((row) => isNegative(row[at])) ? 'hours' : 'clock';
  };
  const sums = totals.map((total, at) =>
    columns[at]?.addsUp && total !== null ? new ColumnSum(total, rows.length) : total,
  );
  return {
    columns: columns.map(({ title, kind }, at) => ({ title, kind: fileKind(kind, at) })),
    rows: rows.length > 0 ? [...rows, sums] : [],
  };
}

interface PaperDetails {
  title: string;
  signed: boolean;
  /** Of the licence, by which days are written. */
  country: string;
  /** Labels of the filters' values. */
  labels: Labels;
  /** Those that the reader may be told; null for all. */
  nameable: Nameable | null;
}

/** The same for paper: its days and filters stand above, and that it is not of everybody where it is not. */
export function paperTable(
  query: PivotQuery,
  view: PivotView,
  locale: string,
  { title, signed, country, labels, nameable }: PaperDetails,
): Pick<PrintedTable, 'title' | 'notes' | 'columns' | 'rows' | 'sum' | 'signatures'> {
  const { report: texts, period } = serviceTexts.in(locale);
  const { columns, rows, totals } = pivotSheet(query, view, locale);
  const { date } = printFormat(country);
  const filters = filterNames.flatMap((name) => {
    const keys = query[`filter[${name}]`];
    if (!keys) return [];
    const names = keys.map((key) =>
      nameable?.[name]?.has(key) === false
        ? '–'
        : placeText(locale, texts, { dimension: name, key, label: labelOf(name, key, labels) }),
    );
    return [`${texts.dimensions[name]}: ${[...new Set(names)].join(', ')}`];
  });
  const compared = view.comparedWith;
  return {
    ...{ title, rows, sum: rows.length > 0 ? totals : null },
    columns: columns.map((column) => ({ title: column.title, kind: column.kind })),
    notes: [
      `${date(query.from)} – ${date(query.to)}`,
      ...(compared ? [`${texts.compared.before}: ${date(compared.from)} – ${date(compared.to)}`] : []),
      ...filters,
      ...conditionsOf(query, labels, texts.without),
      ...(view.partial ? [texts.partial] : []),
      ...(rows.length === 0 ? [texts.none] : []),
    ],
    signatures: signed ? [period.signatures.person, period.signatures.superior] : [],
  };
}

/** Returns the values of the licence's own fields to which a report is limited. */
function conditionsOf(query: PivotQuery, labels: Labels, without: string): string[] {
  const conditions = query['filter[extra]'] ?? [];
  return [...new Set(conditions.map(({ dimension }) => dimension))].map((dimension) => {
    const field = labels.extra.get(dimension);
    const values = conditions.filter((one) => one.dimension === dimension).map(({ value }) => value);
    const names = values.map((value) => (value === '' ? without : (field?.nameOf(value) ?? '–')));
    return `${field?.title ?? '–'}: ${names.join(', ')}`;
  });
}
