import type { Dimension, PivotPlace, PivotQuery, PivotView } from '@jahrring/contracts-evaluations';
import type { FigureSum } from '../fact';
import { compareKeys, everyPeriod, isPeriod, keyOf, labelOf, type Places } from './axis';
import { figureOf, figures, type Sums } from './figure-of';

type Query = Pick<PivotQuery, 'rows' | 'columns' | 'measures' | 'from' | 'to'>;

interface Place extends PivotPlace {
  id: string;
  sums: Sums;
}

const nothing = (): Sums => ({ figures: {}, lines: 0 });

/** Figures by rows and columns from sums of lines; rows of periods in their order, others by their first figure. */
export function pivotOf(
  sums: readonly FigureSum[],
  query: Query,
  places: Places,
): Pick<PivotView, 'rows' | 'columns' | 'totals'> {
  const rows = new Map<string, Place>();
  const columns = new Map<string, Place>();
  const cells = new Map<string, Sums>();
  const all = nothing();
  const fill = (axis: Map<string, Place>, dimensions: readonly Dimension[]) => {
    const [only] = dimensions;
    if (sums.length === 0 || dimensions.length !== 1 || only === undefined) return;
    for (const key of everyPeriod(only, query.from, query.to)) placeOf(axis, [key], [null]);
  };
  fill(rows, query.rows);
  fill(columns, query.columns);
  for (const sum of sums) {
    const row = placeFor(rows, query.rows, sum, places);
    const column = placeFor(columns, query.columns, sum, places);
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
  axis: Map<string, Place>,
  dimensions: readonly Dimension[],
  sum: FigureSum,
  places: Places,
): Place {
  const keys = dimensions.map((dimension) => keyOf(dimension, sum, places));
  const id = JSON.stringify(keys);
  return (
    axis.get(id) ??
    placeOf(
      axis,
      keys,
      dimensions.map((dimension, index) => labelOf(dimension, keys[index] ?? null, places.labels)),
    )
  );
}

function placeOf(axis: Map<string, Place>, keys: (string | null)[], labels: (string | null)[]): Place {
  const place = { id: JSON.stringify(keys), keys, labels, sums: nothing() };
  axis.set(place.id, place);
  return place;
}

const cellId = (row: Place, column: Place): string => `${row.id}${column.id}`;

function cellOf(cells: Map<string, Sums>, row: Place, column: Place): Sums {
  const id = cellId(row, column);
  const cell = cells.get(id) ?? nothing();
  cells.set(id, cell);
  return cell;
}

function add(into: Sums, sum: FigureSum): void {
  for (const figure of figures) {
    const more = sum[figure];
    if (more !== undefined) into.figures[figure] = (into.figures[figure] ?? 0) + more;
  }
  const unit = sum.unit ?? null;
  into.unit = into.unit === undefined || into.unit === unit ? unit : null;
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
