export { useWindowedRows } from './grid/use-windowed-rows';
export type { WindowedRow, WindowedRows, WindowedRowsOptions } from './grid/use-windowed-rows';
