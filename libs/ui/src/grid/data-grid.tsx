import { useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import './grid.css';
import '../texts/parts/grid';
import { Button } from '../button/button';
import { classes } from '../internal/classes';
import { useUiTexts } from '../texts/ui-texts';
import { useNarrow } from '../theme/use-media';
import { columnTemplate, type ColumnTemplate } from './column-template';
import { GridBody } from './grid-body';
import { virtualFrom } from './lazy-virtual-rows';
import { GridCards } from './grid-cards';
import type { GridParts } from './grid-context';
import { GridFooter } from './grid-footer';
import { GridHeader } from './grid-header';
import { useGridLayout } from './grid-layout';
import { GridMessage, GridSkeleton } from './grid-states';
import { GridToolbar } from './grid-toolbar';
import type { DataGridProps } from './grid.types';
import { useContentWidths } from './use-content-widths';
import { shownColumns, useGridTable } from './use-grid-table';

/**
 * Every list of the product: the server sorts, filters and pages; the grid shows, selects and opens. Its state is the
 * caller's (in the address), its columns are the user's (in the storage). Cards instead of columns on narrow screens.
 */
export function DataGrid<T extends object>(props: DataGridProps<T>) {
  const { columns, rows, total, loading = false, error, state, storage, storageKey } = props;
  const narrow = useNarrow();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useGridLayout(columns, storage, storageKey);
  const table = useGridTable(props);
  const shown = useMemo(() => shownColumns(columns, layout), [columns, layout]);
  const parts: GridParts<T> = {
    props,
    table,
    layout,
    columns: shown,
    tick: props.onSelectedChange !== undefined,
    menu: props.rowActions !== undefined,
  };
  const count = rows?.length ?? 0;
  const failed = error !== undefined;
  const waiting = rows === undefined && !failed;
  const contents = useContentWidths(scroller, shown, rows, parts.tick);
  const style = useMemo(
    () => styleOf(columnTemplate(shown, layout.widths, { tick: parts.tick, menu: parts.menu }, contents)),
    [shown, layout.widths, parts.tick, parts.menu, contents],
  );
  return (
    <div className={classes('jr-grid', narrow && 'jr-grid--cards')}>
      <GridToolbar {...parts} />
      <div className="jr-grid__frame" data-loading={(loading && !waiting) || undefined}>
        <div
          className="jr-grid__scroll"
          data-long={count > virtualFrom || undefined}
          ref={scroller}
          style={style}
        >
          {waiting ? (
            <>
              {narrow ? null : (
                <Table parts={parts} busy rowCount={-1}>
                  <GridHeader {...parts} />
                </Table>
              )}
              <GridSkeleton {...parts} cards={narrow} />
            </>
          ) : failed || count === 0 ? (
            <GridMessage {...props} />
          ) : narrow ? (
            <GridCards {...parts} scroller={scroller} />
          ) : (
            <Table parts={parts} busy={loading} rowCount={(total ?? count) + 1}>
              <GridHeader {...parts} />
              <GridBody {...parts} scroller={scroller} />
            </Table>
          )}
        </div>
        <BulkBar {...props} />
      </div>
      {waiting ? (
        <div className="jr-grid__foot" />
      ) : failed || (count === 0 && state.page === 1) ? null : (
        <GridFooter {...props} count={count} />
      )}
    </div>
  );
}

function styleOf({ template, least, need, count }: ColumnTemplate): CSSProperties {
  return {
    '--jr-grid-columns': template,
    '--jr-grid-least': `${least}px`,
    '--jr-grid-need': `${need}px`,
    '--jr-grid-count': count,
  } as CSSProperties;
}

function Table<T extends object>({
  parts,
  busy,
  rowCount,
  children,
}: {
  parts: GridParts<T>;
  busy: boolean;
  rowCount: number;
  children: ReactNode;
}) {
  const { props, columns, tick, menu } = parts;
  return (
    <div
      role="grid"
      className="jr-grid__table"
      aria-label={props.label}
      aria-rowcount={rowCount}
      aria-colcount={columns.length + (tick ? 1 : 0) + (menu ? 1 : 0)}
      aria-multiselectable={tick || undefined}
      aria-busy={busy || undefined}
    >
      {children}
    </div>
  );
}

/** Actions on the selection; shown above the rows while there is one. */
function BulkBar<T extends object>(props: DataGridProps<T>) {
  const { selected = [], onSelectedChange, bulkActions, total = 0, onSelectAll, allSelected } = props;
  const { t } = useUiTexts();
  if (selected.length === 0 || !onSelectedChange) return null;
  const count = allSelected ? total : selected.length;
  return (
    <div className="jr-grid__bulk" data-lower-edge role="region" aria-label={t('grid.bulkActions')}>
      <span role="status">{t('grid.selected', { count })}</span>
      {onSelectAll && total > count ? (
        <Button variant="quiet" size="small" onClick={onSelectAll}>
          {t('grid.selectTotal', { total })}
        </Button>
      ) : null}
      {bulkActions?.(selected)}
      <span className="jr-grid__spring" />
      <Button variant="quiet" size="small" onClick={() => onSelectedChange([])}>
        {t('grid.clearSelection')}
      </Button>
    </div>
  );
}
