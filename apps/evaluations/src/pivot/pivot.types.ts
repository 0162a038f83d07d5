/** One figure of a pivot as it is shown. */
export interface PivotCell {
  /** With its unit, as the reader writes it; a dash where there is nothing. */
  text: string;
  /** For charts; null where there is nothing. */
  value: number | null;
  /** True where it is made of rows that can be looked at. */
  opens: boolean;
}

/** A pivot ready to be drawn: labels and figures in the reader's words. */
export interface PivotView {
  label: string;
  /** Names of the row labels: "Project", "Person". */
  rowHeads: readonly string[];
  /** Column labels, from the outermost; without columns each is a measure. */
  columns: readonly { key: string; label: string }[];
  rows: readonly { key: string; labels: readonly string[]; cells: readonly PivotCell[] }[];
  /** Null where figures of different kinds cannot be added. */
  totals: readonly PivotCell[] | null;
}
