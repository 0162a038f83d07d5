import { useCallback, useRef, type MouseEvent, type RefObject } from 'react';
import { useUiNavigate } from '../link/link-provider';
import type { GridParts } from './grid-context';
import { GridRow } from './grid-row';
import { VirtualRows, virtualFrom } from './lazy-virtual-rows';
import { useGridKeys } from './use-grid-keys';

interface GridBodyProps<T extends object> extends GridParts<T> {
  scroller: RefObject<HTMLElement | null>;
}

/** The rows with their keyboard, mouse and selection. */
export function GridBody<T extends object>({
  props,
  table,
  columns,
  tick,
  menu,
  scroller,
}: GridBodyProps<T>) {
  const { state, rowTo, onOpenRow } = props;
  const rows = table.getRowModel().rows;
  const body = useRef<HTMLDivElement>(null);
  const reveal = useRef<(row: number) => void>(() => undefined);
  const { onSelect, toggle } = useSelect(table);
  const open = useOpen(props);
  const cells = columns.length + (tick ? 1 : 0) + (menu ? 1 : 0);
  const { active, onKeyDown, onFocus } = useGridKeys({
    body,
    rows: rows.length,
    columns: cells,
    start: tick ? 1 : 0,
    reveal: useCallback((row: number) => reveal.current(row), []),
    open: (index) => {
      const row = rows[index];
      if (row) open(row.original);
    },
    toggle: tick ? toggle : undefined,
  });
  const onClick = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    if (!(rowTo ?? onOpenRow) || target.closest('a, button, input, label, [role=menu], [role=dialog]'))
      return;
    const index = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    const row = index === undefined ? undefined : rows[Number(index)];
    // Marking text in a cell is no click.
    if (row && !globalThis.getSelection?.()?.toString()) open(row.original);
  };
  const before = state.pageSize === 'all' ? 0 : (state.page - 1) * state.pageSize;
  const draw = (index: number) => {
    const row = rows[index];
    return row ? (
      <GridRow
        key={row.id}
        row={row.original}
        id={row.id}
        index={index}
        position={before + index + 2}
        columns={columns}
        grid={props}
        tick={tick}
        menu={menu}
        selected={tick && row.getIsSelected()}
        onSelect={onSelect}
        activeColumn={active.row === index ? active.column : -1}
      />
    ) : null;
  };
  return (
    <div
      role="rowgroup"
      className="jr-grid__body"
      ref={body}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onClick={onClick}
    >
      {rows.length > virtualFrom ? (
        <VirtualRows
          count={rows.length}
          draw={draw}
          scroller={scroller}
          reveal={reveal}
          active={active.row}
        />
      ) : (
        rows.map((_row, index) => draw(index))
      )}
    </div>
  );
}

/** Opens a row the way the page wants it. */
function useOpen<T extends object>({ rowTo, onOpenRow }: GridParts<T>['props']): (row: T) => void {
  const navigate = useUiNavigate();
  return (row) => {
    if (onOpenRow) onOpenRow(row);
    else if (rowTo) navigate(rowTo(row));
  };
}

/** Ticks; with Shift everything between the last tick and this one. */
function useSelect<T extends object>(table: GridParts<T>['table']) {
  const last = useRef<string | null>(null);
  const latest = useRef(table);
  latest.current = table;
  const onSelect = useCallback((id: string, selected: boolean, range: boolean) => {
    const { rows } = latest.current.getRowModel();
    const from = rows.findIndex((row) => row.id === last.current);
    const to = rows.findIndex((row) => row.id === id);
    last.current = id;
    const span =
      range && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : rows.slice(to, to + 1);
    latest.current.setRowSelection((before) => {
      const next = { ...before };
      span.forEach((row) => {
        if (selected) next[row.id] = true;
        else delete next[row.id];
      });
      return next;
    });
  }, []);
  const toggle = useCallback(
    (index: number) => {
      const row = latest.current.getRowModel().rows[index];
      if (row) onSelect(row.id, !row.getIsSelected(), false);
    },
    [onSelect],
  );
  return { onSelect, toggle };
}
