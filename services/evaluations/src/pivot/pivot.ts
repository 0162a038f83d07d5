import {
  addsUp,
  isPeriod,
  type Dimension,
  type Measure,
  type PivotPlace,
  type PivotQuery,
  type PivotView,
} from '@jahrring/contracts-evaluations';
import { Decimal } from 'decimal.js';
import type { FigureSum } from '../fact';
import { compareKeys, everyPeriod, keyOf, labelOf, type Places } from './axis';
import { countedKey, type Counted } from './counted';
import { figureOf, figures, type Sums } from './figure-of';

type Query = Pick<PivotQuery, 'rows' | 'columns' | 'measures' | 'from' | 'to' | 'top' | 'compare'>;
type Compared = PivotView['columns'][number]['compared'];

interface Place extends PivotPlace {
  id: string;
  sums: Sums;
  /** Of the days that are compared with. */
  before: Sums;
}

interface Cell {
  sums: Sums;
  before: Sums;
}

/** Sums of lines, and finer ones that tell apart what is counted once. */
export interface Found {
  sums: readonly FigureSum[];
  counted?: readonly Counted[];
  named?: readonly FigureSum[];
}

const nothing = (): Sums => ({ figures: {}, lines: 0 });
const emptyCell = (): Cell => ({ sums: nothing(), before: nothing() });

/**
 * Figures by rows and columns from sums of lines; rows of periods in their order, others by their first figure.
 * @param before what was found of other days: each figure is then followed by theirs, and by the change
 */
export function pivotOf(
  found: Found,
  query: Query,
  places: Places,
  before?: Found,
): Pick<PivotView, 'rows' | 'columns' | 'totals' | 'total'> {
  const rows = new Map<string, Place>();
  const columns = new Map<string, Place>();
  const cells = new Map<string, Cell>();
  const fill = (axis: Map<string, Place>, dimensions: readonly Dimension[]) => {
    const [only] = dimensions;
    if (found.sums.length === 0 || dimensions.length !== 1 || only === undefined) return;
    for (const key of everyPeriod(only, query, places)) placeOf(axis, [key], [null]);
  };
  fill(rows, query.rows);
  fill(columns, query.columns);
  const whole = emptyCell();
  const placesOf = (sum: FigureSum): Cell[] => {
    const row = placeFor(rows, query.rows, sum, places);
    const column = placeFor(columns, query.columns, sum, places);
    return [row, column, cellOf(cells, row, column), whole];
  };
  const count = ({ sums, counted = [], named = [] }: Found, days: keyof Cell) => {
    for (const sum of sums) for (const into of placesOf(sum)) add(into[days], sum);
    for (const sum of named) {
      const keys = counted.map((one) => [one, countedKey(one, sum, places)] as const);
      for (const into of placesOf(sum)) addKeys(into[days], keys);
    }
  };
  count(found, 'sums');
  if (before) count(before, 'before');
  if (columns.size === 0) placeOf(columns, [], []);
  const shown = sorted([...columns.values()], query.columns);
  const kindsOf = (measure: Measure): readonly Compared[] => {
    if (before) return [undefined, 'before', 'change'];
    return query.compare === 'total' && addsUp(measure) ? [undefined, 'share'] : [undefined];
  };
  const heads = shown.flatMap((column) =>
    query.measures.flatMap((measure) => kindsOf(measure).map((compared) => ({ column, measure, compared }))),
  );
  const valuesOf = (cell: (column: Place) => Cell | undefined) =>
    heads.map(({ column, measure, compared }) =>
      compared === 'share'
        ? shareOf(cell(column), column, measure)
        : comparedFigure(cell(column), measure, compared),
    );
  const ordered = sortedRows([...rows.values()], query);
  const kept = query.top === undefined ? ordered : ordered.slice(0, query.top);
  const others = ordered.slice(kept.length);
  const summed = summedMeasure(query, before);
  const totalOf = (cell: Cell) => (summed ? { total: figureOf(cell.sums, summed) } : {});
  const inRow = (row: Place) => (column: Place) => cells.get(cellId(row, column));
  return {
    columns: heads.map(({ column: { keys, labels }, measure, compared }) => ({
      ...{ keys, labels, measure },
      ...(compared ? { compared } : {}),
    })),
    rows: [
      ...kept.map((row) => ({
        ...{ keys: row.keys, labels: row.labels, values: valuesOf(inRow(row)) },
        ...totalOf(row),
      })),
      ...(others.length > 0
        ? [
            {
              ...{ keys: [null], labels: [null], others: others.length },
              values: valuesOf((column) => together(others.map((row) => inRow(row)(column)))),
              ...totalOf(together(others)),
            },
          ]
        : []),
    ],
    totals: valuesOf((column) => column),
    ...totalOf(whole),
  };
}

/** The one measure of a report with columns, of which each row has a total. */
const summedMeasure = ({ columns, measures, compare }: Query, before?: Found): Measure | undefined =>
  columns.length > 0 && measures.length === 1 && !before && !compare ? measures[0] : undefined;

/** A figure, that of the days it is compared with, or the part by which it has changed. */
function comparedFigure(
  cell: Cell | undefined,
  measure: Measure,
  compared: Exclude<Compared, 'share'>,
): string | null {
  if (compared === undefined) return figureOf(cell?.sums, measure);
  const before = figureOf(cell?.before, measure);
  if (compared === 'before') return before;
  const now = figureOf(cell?.sums, measure);
  if (before === null || now === null || Number(before) === 0) return null;
  return new Decimal(now).minus(before).div(new Decimal(before).abs()).toDecimalPlaces(4).toString();
}

/** The part of a column's total; null where that is nothing. */
function shareOf(cell: Cell | undefined, column: Cell, measure: Measure): string | null {
  const part = figureOf(cell?.sums, measure);
  const total = figureOf(column.sums, measure);
  if (part === null || total === null || Number(total) === 0) return null;
  return new Decimal(part).div(total).toDecimalPlaces(4).toString();
}

function together(cells: readonly (Cell | undefined)[]): Cell {
  const all = emptyCell();
  for (const cell of cells) {
    for (const days of ['sums', 'before'] as const) {
      if (!cell || cell[days].lines === 0) continue;
      add(all[days], { ...cell[days].figures, ...pick(cell[days]) });
      for (const [one, keys] of Object.entries(cell[days].keys ?? {}))
        addKeys(
          all[days],
          [...keys].map((key) => [one as Counted, key]),
        );
    }
  }
  return all;
}

const pick = ({ lines, unit }: Sums): Pick<FigureSum, 'lines' | 'unit'> => ({ lines, unit: unit ?? null });

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
  const place = { id: JSON.stringify(keys), keys, labels, ...emptyCell() };
  axis.set(place.id, place);
  return place;
}

const cellId = (row: Place, column: Place): string => `${row.id}${column.id}`;

function cellOf(cells: Map<string, Cell>, row: Place, column: Place): Cell {
  const id = cellId(row, column);
  const cell = cells.get(id) ?? emptyCell();
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

function addKeys(into: Sums, keys: readonly (readonly [Counted, string | null])[]): void {
  for (const [counted, key] of keys) {
    into.keys ??= {};
    const known = (into.keys[counted] ??= new Set());
    if (key !== null) known.add(key);
  }
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
