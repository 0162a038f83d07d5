import { useEffect, useRef, useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { whenReleased } from '../form/when-released';
import { Icon } from '../icon/icon';
import { chevronDownIcon, columnsIcon, filterIcon, searchIcon } from '../icons';
import { lazyNamed } from '../internal/lazy-named';
import { Popover } from '../overlay/popover';
import { useUiTexts } from '../texts/ui-texts';
import { useNarrow } from '../theme/use-media';
import { filterOf, type GridParts } from './grid-context';
import type { DataGridProps } from './grid.types';
import { parseSort } from './grid-sort';
import { ViewsButton } from './saved-views';

const FilterPanel = lazyNamed(async () => (await import('./grid-panels')).FilterPanel);
const ColumnPanel = lazyNamed(async () => (await import('./grid-panels')).ColumnPanel);
const FilterChips = lazyNamed(async () => (await import('./filter-chips')).FilterChips);

const pause = 300;

/** Search, filters, columns, export; active filters as chips below. */
export function GridToolbar<T extends object>(parts: GridParts<T>) {
  const { props, layout } = parts;
  const { t } = useUiTexts();
  const narrow = useNarrow();
  const { searchable = true, columns, toolbar, exportSlot, state, onStateChange } = props;
  const canFilter = columns.some((column) => filterOf(column));
  const active = Object.values(state.filter).filter((value) => value !== '').length;
  return (
    <div className="jr-grid__tools">
      <div className="jr-grid__bar">
        {searchable ? <SearchBox {...props} /> : null}
        {canFilter ? (
          <Popover
            label={t('grid.filter')}
            preload={FilterPanel.preload}
            trigger={(trigger) =>
              narrow ? (
                <IconButton
                  icon={filterIcon}
                  label={t('grid.filter')}
                  badge={active}
                  variant="secondary"
                  withTooltip={false}
                  {...trigger}
                />
              ) : (
                <Button icon={filterIcon} {...trigger}>
                  {active > 0 ? `${t('grid.filter')} (${active})` : t('grid.filter')}
                </Button>
              )
            }
          >
            {(close) => (
              <FilterPanel
                columns={columns}
                filter={state.filter}
                onChange={(filter) => onStateChange({ filter })}
                close={close}
              />
            )}
          </Popover>
        ) : null}
        {toolbar}
        <span className="jr-grid__spring" />
        {narrow ? <SortSelect {...props} /> : null}
        {exportSlot}
        <Views {...parts} />
        {narrow ? null : (
          <Popover
            label={t('grid.columnsTitle')}
            align="end"
            preload={ColumnPanel.preload}
            trigger={(trigger) => <IconButton icon={columnsIcon} label={t('grid.columns')} {...trigger} />}
          >
            {() => <ColumnPanel columns={columns} layout={layout} />}
          </Popover>
        )}
      </div>
      {active > 0 ? (
        <div className="jr-grid__chips">
          <FilterChips columns={columns} state={state} onStateChange={onStateChange} />
        </div>
      ) : null}
    </div>
  );
}

/** Saved views of this list, if there is a storage for them. */
function Views<T extends object>({ props, layout }: GridParts<T>) {
  const { t } = useUiTexts();
  const { state, onStateChange, storageKey } = props;
  const { views: Panel, kept } = layout;
  if (storageKey === undefined) return null;
  const { search, sort, filter } = state;
  return (
    <ViewsButton
      panel={Panel}
      label={t('grid.views')}
      list={storageKey}
      view={{ search, sort, filter, layout: kept }}
      onApply={(view) => {
        layout.apply(view.layout);
        onStateChange({ search: view.search, sort: view.sort, filter: view.filter });
      }}
    />
  );
}

/** Searches after a short pause, at once with Enter; Escape clears. */
function SearchBox({
  state,
  onStateChange,
  searchPlaceholder,
  label,
}: Pick<DataGridProps<never>, 'state' | 'onStateChange' | 'searchPlaceholder' | 'label'>) {
  const { t } = useUiTexts();
  const [text, setText] = useState(state.search);
  const timer = useRef(0);
  const sent = useRef(state.search);
  useEffect(() => {
    // The address changed under us (back button, a saved view): follow it.
    if (state.search !== sent.current) {
      sent.current = state.search;
      setText(state.search);
    }
  }, [state.search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (search: string) => {
    clearTimeout(timer.current);
    // Compares with the search that was sent, not the one drawn: a list may still be drawing the search before.
    if (search === sent.current) return;
    sent.current = search;
    onStateChange({ search });
  };
  const type = (search: string) => {
    setText(search);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => send(search), pause);
  };
  return (
    <span className="jr-control jr-grid__search" role="search">
      <Icon name={searchIcon} size={18} className="jr-control__lead" />
      <input
        type="search"
        className="jr-control__input"
        aria-label={`${t('grid.search')}: ${label}`}
        placeholder={searchPlaceholder ?? t('grid.search')}
        value={text}
        onChange={(event) => type(event.target.value)}
        // A user who goes on to a row has finished typing; the row stays where it is pressed.
        onBlur={() => whenReleased(() => send(text))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send(text);
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            setText('');
            send('');
          }
        }}
      />
    </span>
  );
}

/** The order, where there is no header to press. */
function SortSelect<T extends object>({ columns, state, onStateChange }: DataGridProps<T>) {
  const { t } = useUiTexts();
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const [term] = parseSort(state.sort);
  const value = term ? `${term.desc ? '-' : ''}${term.id}` : '';
  return (
    <span className="jr-control jr-control--select jr-grid__order">
      <select
        className="jr-control__input"
        aria-label={t('grid.sortBy')}
        value={value}
        onChange={(event) => onStateChange({ sort: event.target.value })}
      >
        {term && !sortable.some((column) => column.id === term.id) ? <option value={value}>–</option> : null}
        {sortable.flatMap((column) => [
          <option key={column.id} value={column.id}>{`${column.header} ↑`}</option>,
          <option key={`-${column.id}`} value={`-${column.id}`}>{`${column.header} ↓`}</option>,
        ])}
      </select>
      <Icon name={chevronDownIcon} size={18} className="jr-control__chevron" />
    </span>
  );
}
