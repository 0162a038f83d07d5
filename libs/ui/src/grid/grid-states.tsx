import { Button } from '../button/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorState } from '../feedback/error-state';
import { Skeleton, useDelayed } from '../feedback/skeleton';
import { useUiTexts } from '../texts/ui-texts';
import { isNarrowed, type GridParts } from './grid-context';
import type { DataGridProps } from './grid.types';

const mostSkeletons = 25;
const widths = ['70%', '45%', '60%', '35%', '80%'];

/** Rows that are coming, in the geometry of the real ones; grey shows after 150 ms. */
export function GridSkeleton<T extends object>({
  columns,
  tick,
  menu,
  props,
  cards,
}: GridParts<T> & { cards: boolean }) {
  const { t } = useUiTexts();
  const shown = useDelayed(true);
  const size = props.state.pageSize === 'all' ? mostSkeletons : Math.min(mostSkeletons, props.state.pageSize);
  return (
    <div className={cards ? 'jr-grid__cards' : 'jr-grid__body'} role="status">
      <span className="jr-hidden">{shown ? t('common.loading') : ''}</span>
      {Array.from({ length: size }, (_, row) => (
        <div
          key={row}
          className={cards ? 'jr-grid__card jr-grid__card--waiting' : 'jr-grid__row'}
          aria-hidden="true"
        >
          {cards ? (
            <Bar shown={shown} width={widths[row % widths.length]} />
          ) : (
            <>
              {tick ? <div className="jr-grid__cell" /> : null}
              {columns.map((column, index) => (
                <div key={column.id} className="jr-grid__cell" data-align={column.align}>
                  <Bar shown={shown} width={widths[(row + index) % widths.length]} />
                </div>
              ))}
              {menu ? <div className="jr-grid__cell" /> : null}
            </>
          )}
        </div>
      ))}
    </div>
  );
}

function Bar({ shown, width }: { shown: boolean; width: string | undefined }) {
  return shown ? <Skeleton width={width ?? '60%'} height="0.75rem" /> : null;
}

/** Message in the place of rows: the error, or the reason why there are none. */
export function GridMessage<T extends object>({
  error,
  onRetry,
  empty,
  onStateChange,
  state,
}: DataGridProps<T>) {
  const { t } = useUiTexts();
  if (error !== undefined) return <ErrorState {...(onRetry ? { onRetry } : {})}>{error}</ErrorState>;
  if (isNarrowed({ state })) {
    return (
      <EmptyState
        title={t('grid.nothingMatches')}
        action={
          <Button onClick={() => onStateChange({ search: '', filter: {} })}>{t('grid.clearFilters')}</Button>
        }
      />
    );
  }
  return (
    <EmptyState {...(empty ? { title: empty.title } : {})} action={empty?.action}>
      {empty?.text}
    </EmptyState>
  );
}
