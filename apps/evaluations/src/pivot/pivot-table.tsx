import { useT } from '@jahrring/tool-kit';
import './pivot-table.css';
import type { PivotCell, PivotView } from './pivot.types';
import { useCellFocus } from './use-cell-focus';

interface PivotTableProps {
  view: PivotView;
  /** Opens the rows a figure is made of; null stands for the totals. */
  onOpen?: (row: string | null, column: string) => void;
}

/** Figures by rows and columns with their totals; every figure opens what it is made of. */
export function PivotTable({ view, onOpen }: PivotTableProps) {
  const t = useT('evaluations');
  const { label, rowHeads, columns, rows, totals } = view;
  const lines = totals ? [...rows, { key: null, labels: [], cells: totals }] : rows;
  const { table, cellProps } = useCellFocus({ rows: lines.length, columns: columns.length });
  const figures = (key: string | null, cells: readonly PivotCell[], row: number) =>
    cells.map((cell, column) => (
      <td key={columns[column]?.key ?? column}>
        {cell.opens && onOpen ? (
          <button
            type="button"
            className="evaluation-cell"
            {...cellProps(row, column)}
            onClick={() => onOpen(key, columns[column]?.key ?? '')}
          >
            {cell.text}
          </button>
        ) : (
          <span className="evaluation-cell" {...cellProps(row, column)}>
            {cell.text}
          </span>
        )}
      </td>
    ));
  return (
    <div className="evaluation-pivot" role="region" aria-label={label} tabIndex={0}>
      <table ref={table}>
        <caption className="jr-hidden">{label}</caption>
        <thead>
          <tr>
            {rowHeads.map((head) => (
              <th key={head} scope="col" data-head>
                {head}
              </th>
            ))}
            {columns.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, labels, cells }, row) => (
            <tr key={key}>
              {labels.map((text, depth) => (
                <th key={depth} scope="row">
                  {text}
                </th>
              ))}
              {figures(key, cells, row)}
            </tr>
          ))}
        </tbody>
        {totals ? (
          <tfoot>
            <tr>
              <th scope="row" colSpan={Math.max(rowHeads.length, 1)}>
                {t('pivot.total')}
              </th>
              {figures(null, totals, rows.length)}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
