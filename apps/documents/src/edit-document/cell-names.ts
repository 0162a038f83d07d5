import type { LineField } from './lines';

/** Names a cell for the keyboard and for screen readers. */
export interface CellNames {
  cell: (field: LineField) => { cell: string; label: string; invalid: boolean };
}
