import type { Dimension, Measure, PivotPlace, PivotQuery, PivotView } from '@jahrring/contracts-evaluations';
import { Decimal } from 'decimal.js';
import type { FactSum } from '../fact';
import type { Labels } from '../reference';
import { compareKeys, everyPeriod, isPeriod, keyOf, labelOf } from './axis';

type Sums = Pick<FactSum, 'seconds' | 'billableSeconds' | 'cents' | 'lines'>;
type Query = Pick<PivotQuery, 'rows' | 'columns' | 'measures' | 'from' | 'to'>;

interface Place extends PivotPlace {
  id: string;
  sums: Sums;
}

const nothing = (): Sums => ({ seconds: 0, billableSeconds: 0, cents: 0, lines: 0 });

/** Figures by rows and columns from sums of lines; rows of periods in their order, others by their first figure. */
export function pivotOf(
  sums: readonly FactSum[],
  query: Query,
  labels: Labels,
): Pick<PivotView, 'rows' | 'columns' | 'totals'> {
  const rows = new Map<string, Place>();
  const columns = new Map<string, Place>();
  const cells = new Map<string, Sums>();
  const all = nothing();
  const fill = (places: Map<string, Place>, dimensions: readonly Dimension[]) => {
    const [only] = dimensions;
    if (sums.length === 0 || dimensions.length !== 1 || only === undefined) return;
    for (const key of everyPeriod(only, query.from, query.to)) placeOf(places, [key], [null]);
  };
  fill(rows, query.rows);
  fill(columns, query.columns);
  for (const sum of sums) {
    const row = placeFor(rows, query.rows, sum, labels);
    const column = placeFor(columns, query.columns, sum, labels);
    for (const into of [row.sums, column.sums, all, cellOf(cells, row, column)]) add(into, sum);
  }
  if (columns.size === 0) placeOf(columns, [], []);
  const shown = sorted([...columns.values()], query.columns);
  const heads = shown.flatMap((column) => query.measures.map((measure) => ({ column, measure })));
  return {
    columns: heads.map(({ column: { keys, labels: names }, measure }) => ({ keys, labels: names, measure })),
    rows: sortedRows([...rows.values()], query).map((row) => ({
      keys: row.keys,
      labels: row.labels,
      values: heads.map(({ column, measure }) => figureOf(cells.get(cellId(row, column)), measure)),
    })),
    totals: heads.map(({ column, measure }) => figureOf(column.sums, measure)),
  };
}

function placeFor(
  places: Map<string, Place>,
  dimensions: readonly Dimension[],
  sum: FactSum,
  labels: Labels,
): Place {
  const keys = dimensions.map((dimension) => keyOf(dimension, sum, labels));
  const id = JSON.stringify(keys);
  return (
    places.get(id) ??
    placeOf(
      places,
      keys,
      dimensions.map((dimension, index) => labelOf(dimension, keys[index] ?? null, labels)),
    )
  );
}

function placeOf(places: Map<string, Place>, keys: (string | null)[], labels: (string | null)[]): Place {
  const place = { id: JSON.stringify(keys), keys, labels, sums: nothing() };
  places.set(place.id, place);
  return place;
}

const cellId = (row: Place, column: Place): string => `${row.id}${column.id}`;

function cellOf(cells: Map<string, Sums>, row: Place, column: Place): Sums {
  const id = cellId(row, column);
  const cell = cells.get(id) ?? nothing();
  cells.set(id, cell);
  return cell;
}

function add(into: Sums, sum: Sums): void {
  into.seconds += sum.seconds;
  into.billableSeconds += sum.billableSeconds;
  into.cents += sum.cents;
  into.lines += sum.lines;
}

function sorted(places: Place[], dimensions: readonly Dimension[]): Place[] {
  return places.sort((one, other) => {
    for (const [index, dimension] of dimensions.entries()) {
      const order = compareKeys(
        dimension,
        { key: one.keys[index] ?? null, label: one.labels[index] ?? null },
        { key: other.keys[index] ?? null, label: other.labels[index] ?? null },
      );
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Rows of one dimension that is no period stand by their first figure, greatest first. */
function sortedRows(rows: Place[], { rows: dimensions, measures }: Query): Place[] {
  const [measure] = measures;
  const ordered = sorted(rows, dimensions);
  if (dimensions.length > 1 || isPeriod(dimensions[0]) || measure === undefined) return ordered;
  const valueOf = (row: Place) => Number(figureOf(row.sums, measure) ?? 0);
  return ordered.sort((one, other) => valueOf(other) - valueOf(one));
}

/** A figure in its unit; null where there are no lines, or of what there is no share. */
export function figureOf(sums: Sums | undefined, measure: Measure): string | null {
  if (sums === undefined || sums.lines === 0) return null;
  if (measure === 'hours') return String(sums.seconds);
  if (measure === 'billableHours') return String(sums.billableSeconds);
  if (measure === 'lines') return String(sums.lines);
  if (measure === 'amount') return new Decimal(sums.cents).div(100).toFixed(2);
  if (sums.seconds === 0) return null;
  return new Decimal(sums.billableSeconds).div(sums.seconds).toDecimalPlaces(4).toString();
}
