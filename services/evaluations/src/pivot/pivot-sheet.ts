import {
  addsUp,
  measureUnit,
  savedFilters,
  type Dimension,
  type Measure,
  type PivotQuery,
  type PivotView,
} from '@jahrring/contracts-evaluations';
import { printFormat } from '@jahrring/pdf/format';
import { ColumnSum, type ColumnKind, type ExportCell, type ExportColumn } from '@jahrring/service-kit';
import { serviceTexts } from '../i18n';
import type { PaperCell, PaperKind, PrintedTable } from '../printing';
import type { Labels } from '../reference';
import { labelOf } from './axis';
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

function kindOf(measure: Measure): PaperKind {
  const unit = measureUnit(measure);
  return unit === 'hours' || unit === 'share' || unit === 'money' ? unit : 'number';
}

/** Lays a report out as a table, in the words of a language. */
export function pivotSheet(query: PivotQuery, view: PivotView, locale: string): PivotSheet {
  const texts = serviceTexts.in(locale).report;
  const nameOf = (dimension: Dimension, key: string | null, label: string | null) =>
    placeText(locale, texts, { dimension, key, label });
  const names = query.rows.map((dimension) => ({
    ...{ title: texts.dimensions[dimension], kind: 'text' as const, addsUp: false },
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
    return { title, kind: kindOf(measure), addsUp: addsUp(measure) };
  });
  const columns = [...names, ...figures];
  const cellsOf = (values: readonly (string | null)[]) =>
    values.map((value, at) => (figures[at]?.kind === 'hours' && value !== null ? Number(value) : value));
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

/** The same for workbooks and text: totals that are sums add up by themselves. */
export function fileTable({ columns, rows, totals }: PivotSheet): FileTable {
  const fileKind = (kind: PaperKind): ColumnKind => (kind === 'share' ? 'number' : kind);
  const sums = totals.map((total, at) =>
    columns[at]?.addsUp && total !== null ? new ColumnSum(total, rows.length) : total,
  );
  return {
    columns: columns.map(({ title, kind }) => ({ title, kind: fileKind(kind) })),
    rows: rows.length > 0 ? [...rows, sums] : [],
  };
}

interface PaperDetails {
  title: string;
  signed: boolean;
  /** Of the licence, by which days are written. */
  country: string;
  /** What the filters' values are called. */
  labels: Labels;
}

/** The same for paper: its days and filters stand above, and that it is not of everybody where it is not. */
export function paperTable(
  query: PivotQuery,
  view: PivotView,
  locale: string,
  { title, signed, country, labels }: PaperDetails,
): Pick<PrintedTable, 'title' | 'notes' | 'columns' | 'rows' | 'sum' | 'signatures'> {
  const { report: texts, period } = serviceTexts.in(locale);
  const { columns, rows, totals } = pivotSheet(query, view, locale);
  const { date } = printFormat(country);
  const filters = savedFilters.flatMap((name) => {
    const keys = query[`filter[${name}]`];
    if (!keys) return [];
    const names = keys.map((key) =>
      placeText(locale, texts, { dimension: name, key, label: labelOf(name, key, labels) }),
    );
    return [`${texts.dimensions[name]}: ${names.join(', ')}`];
  });
  const compared = view.comparedWith;
  return {
    ...{ title, rows, sum: rows.length > 0 ? totals : null },
    columns: columns.map((column) => ({ title: column.title, kind: column.kind })),
    notes: [
      `${date(query.from)} – ${date(query.to)}`,
      ...(compared ? [`${texts.compared.before}: ${date(compared.from)} – ${date(compared.to)}`] : []),
      ...filters,
      ...(view.partial ? [texts.partial] : []),
      ...(rows.length === 0 ? [texts.none] : []),
    ],
    signatures: signed ? [period.signatures.person, period.signatures.superior] : [],
  };
}
