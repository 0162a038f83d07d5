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
  GridView,
  GridViewsProps,
} from './grid/grid.types';
