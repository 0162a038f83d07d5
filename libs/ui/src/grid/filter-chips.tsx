import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import { xIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import { filterOf } from './grid-context';
import { describeFilter } from './grid-filter-text';
import type { DataGridProps, GridColumn } from './grid.types';

interface FilterChipsProps extends Pick<DataGridProps<never>, 'state' | 'onStateChange'> {
  columns: readonly Pick<GridColumn<never>, 'id' | 'header' | 'filter'>[];
}

/** Search and filters that narrow the list; each can be removed. */
export function FilterChips({ columns, state, onStateChange }: FilterChipsProps) {
  const { t, locale } = useUiTexts();
  const words = { locale, yes: t('common.yes'), no: t('common.no') };
  const without = (field: string) =>
    Object.fromEntries(Object.entries(state.filter).filter(([id]) => id !== field));
  return (
    <>
      {columns.map((column) => {
        const filter = filterOf(column);
        const raw = state.filter[column.id];
        if (!filter || !raw) return null;
        return (
          <span key={column.id} className="jr-chip">
            <span className="jr-chip__label">
              {column.header}: {describeFilter(filter, raw, words)}
            </span>
            <button
              type="button"
              className="jr-chip__remove"
              aria-label={t('grid.removeFilter', { column: column.header })}
              onClick={() => onStateChange({ filter: without(column.id) })}
            >
              <Icon name={xIcon} size={14} />
            </button>
          </span>
        );
      })}
      <Button variant="quiet" size="small" onClick={() => onStateChange({ filter: {} })}>
        {t('grid.clearFilters')}
      </Button>
    </>
  );
}
