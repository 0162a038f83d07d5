import type { PrintedTable } from './printed-table';

/** Widths in points. */
export interface TableRoom {
  portrait: number;
  landscape: number;
  name: number;
  figure: number;
}

export interface TableLayout {
  orientation: 'portrait' | 'landscape';
  /** Columns that name a row: repeated in every part. */
  names: number[];
  nameWidth: number;
  /** Columns of figures, as many as there is room for beside the names; a part begins on a page of its own. */
  parts: number[][];
}

/** Returns the layout of a table: portrait if all columns fit, otherwise landscape, in as many parts as needed. */
export function layoutTable({ columns }: Pick<PrintedTable, 'columns'>, room: TableRoom): TableLayout {
  const indices = columns.map((_column, index) => index);
  const names = indices.filter((index) => columns[index]?.kind === 'text');
  const figures = indices.filter((index) => columns[index]?.kind !== 'text');
  const needed = names.length * room.name + figures.length * room.figure;
  const orientation = needed <= room.portrait ? 'portrait' : 'landscape';
  const width = room[orientation];
  const fitting = Math.max(1, Math.floor((width - names.length * room.name) / room.figure));
  const parts: number[][] = [];
  for (let from = 0; from < figures.length; from += fitting) parts.push(figures.slice(from, from + fitting));
  const widest = Math.min(fitting, figures.length);
  const nameWidth = names.length > 0 ? (width - widest * room.figure) / names.length : 0;
  return { orientation, names, nameWidth, parts: parts.length > 0 ? parts : [[]] };
}
