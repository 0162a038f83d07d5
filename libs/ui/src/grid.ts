export { DataGrid } from './grid/data-grid';
export type {
  DataGridProps,
  GridColumn,
  GridEmpty,
  GridFilter,
  GridLayout,
  GridOption,
  GridState,
  GridStorage,
} from './grid/grid.types';
