import { useCallback, useContext, useMemo, useState } from 'react';
import { GridStorageContext } from './grid-storage';
import type { GridColumn, GridLayout, GridStorage } from './grid.types';

/** Column ids in the user's order; columns that came later stand where the tool put them. */
export function orderColumns(ids: readonly string[], order: readonly string[] = []): string[] {
  const kept = order.filter((id) => ids.includes(id));
  const result = [...kept];
  ids.forEach((id, index) => {
    if (kept.includes(id)) return;
    const before = ids.slice(0, index).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}

export interface GridLayoutApi {
  order: string[];
  visible: Record<string, boolean>;
  widths: Readonly<Record<string, number>>;
  setVisible: (id: string, visible: boolean) => void;
  /** Moves a column by one place; -1 is forward. */
  move: (id: string, by: 1 | -1) => void;
  setWidth: (id: string, px: number) => void;
  reset: () => void;
  /** As the storage keeps it. */
  kept: GridLayout;
  apply: (layout: GridLayout) => void;
  views: GridStorage['views'];
}

/** Returns the user's layout of the columns, kept by the storage. */
export function useGridLayout<T>(
  columns: readonly GridColumn<T>[],
  given: GridStorage | undefined,
  key: string | undefined,
): GridLayoutApi {
  const common = useContext(GridStorageContext);
  const storage = given ?? common;
  const [layout, setLayout] = useState<GridLayout>(() =>
    key === undefined ? {} : (storage.load(key) ?? {}),
  );
  const change = useCallback(
    (next: GridLayout) => {
      setLayout(next);
      if (key !== undefined) storage.save(key, next);
    },
    [key, storage],
  );
  return useMemo(() => {
    const ids = columns.map((column) => column.id);
    const order = orderColumns(ids, layout.order);
    const isVisible = (column: GridColumn<T>) =>
      column.fixed ||
      layout.shown?.includes(column.id) ||
      (!column.hiddenByDefault && !layout.hidden?.includes(column.id));
    return {
      order,
      visible: Object.fromEntries(columns.map((column) => [column.id, Boolean(isVisible(column))])),
      widths: layout.widths ?? {},
      setVisible: (id, visible) =>
        change({
          ...layout,
          hidden: [...(layout.hidden ?? []).filter((other) => other !== id), ...(visible ? [] : [id])],
          shown: [...(layout.shown ?? []).filter((other) => other !== id), ...(visible ? [id] : [])],
        }),
      move: (id, by) => {
        const at = order.indexOf(id);
        const next = [...order];
        next.splice(at, 1);
        next.splice(Math.max(0, at + by), 0, id);
        change({ ...layout, order: next });
      },
      setWidth: (id, px) => change({ ...layout, widths: { ...layout.widths, [id]: Math.round(px) } }),
      reset: () => change({}),
      kept: layout,
      apply: change,
      views: storage.views,
    };
  }, [columns, layout, change, storage]);
}
